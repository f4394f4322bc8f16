import { PageHeader } from "../../../ui/page-header.tsx";

export function BillingPage() {
  return <PageHeader title="Billing" />;
}
