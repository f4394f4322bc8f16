import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { buttonClasses } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { pageFailure as copy } from "./copy.ts";

/** In place of a page that could not be loaded or drawn. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  return (
    <main id="main" className="mx-auto max-w-3xl p-6 sm:p-10">
      <PageHeader title={copy.failed} />
      <Failure error={error} onRetry={reset} />
    </main>
  );
}

/** For addresses without a page, and for what belongs to somebody else: the page does not distinguish the two. */
export function PageMissing() {
  return (
    <main id="main" className="mx-auto max-w-3xl p-6 sm:p-10">
      <PageHeader title={copy.missing} description={copy.missingAbout} />
      <Link to="/" className={buttonClasses({ kind: "primary" })}>
        {copy.home}
      </Link>
    </main>
  );
}
