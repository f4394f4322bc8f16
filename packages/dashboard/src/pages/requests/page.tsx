import { PageHeader } from "../../ui/page-header.tsx";

export function RequestsPage() {
  return <PageHeader title="Request log" />;
}
