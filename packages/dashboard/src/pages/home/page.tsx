import { PageHeader } from "../../ui/page-header.tsx";

export function HomePage() {
  return <PageHeader title="Home" />;
}
