import type { ReactNode } from "react";
import { PageHeader } from "../ui/page-header.tsx";
import { Wordmark } from "./wordmark.tsx";

/** A narrow sheet in the middle: sign-in and the other ways in. */
export function EntryLayout({
  title,
  description,
  children,
}: {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="w-full max-w-sm">
        <div className="pb-10">
          <Wordmark />
        </div>
        <PageHeader title={title} description={description} />
        {children}
      </div>
    </main>
  );
}
