import { PageHeader } from "../../ui/page-header.tsx";

export function ProjectPage() {
  return <PageHeader title="Project" />;
}
