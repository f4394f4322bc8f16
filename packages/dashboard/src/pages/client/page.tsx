import type { ClientPage } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { ApiError } from "../../api/client.ts";
import { Failure } from "../../ui/failure.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { Comments } from "../client-links/comments.tsx";
import { CommentForm } from "./comment-form.tsx";
import { page as copy } from "./copy.ts";
import { DesignCard, designName } from "./design-card.tsx";
import { clientPageQuery } from "./queries.ts";

/** What a client with a link sees: under the sender's name, without an account and without our name. */
export function ClientLinkPage() {
  const { token } = useParams({ from: "/entry/client-links/$token" });
  const path = `/client-links/${encodeURIComponent(token)}`;
  const page = useQuery(clientPageQuery(path));
  // Also while it is open: a revoked link must disappear.
  if (page.error instanceof ApiError && page.error.code === "client_link_ended") return <Ended />;
  if (!page.data) {
    return (
      <Sheet>
        <title>{copy.title}</title>
        {page.error ? (
          <Failure error={page.error} onRetry={() => void page.refetch()} />
        ) : (
          <Loading what={copy.loading} />
        )}
      </Sheet>
    );
  }
  return <Designs path={path} page={page.data} />;
}

function Designs({ path, page }: { readonly path: string; readonly page: ClientPage }) {
  /** Typed once, used for each comment and the approval. */
  const [author, setAuthor] = useState("");
  const [about, setAbout] = useState<number | null>(null);
  const words = useRef<HTMLDivElement>(null);

  function commentOn(number: number) {
    setAbout(number);
    words.current?.querySelector("textarea")?.focus();
  }

  const general = page.comments.filter(({ number }) => number === null);
  return (
    <Sheet>
      <Header path={path} page={page} />
      <ul className="grid grid-cols-1 gap-10">
        {page.brands.map((brand) => (
          <li key={brand.number} className="min-w-0">
            <DesignCard
              path={path}
              page={page}
              brand={brand}
              author={author}
              onAuthor={setAuthor}
              onComment={() => commentOn(brand.number)}
            />
          </li>
        ))}
      </ul>
      <section
        ref={words}
        aria-label={copy.comments}
        className="mt-10 grid grid-cols-1 gap-6 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-8"
      >
        <h2 className="text-lg font-semibold">{copy.yourComments}</h2>
        {general.length > 0 && <Comments comments={general} />}
        <CommentForm
          path={path}
          options={page.brands.map((brand) => ({ value: String(brand.number), label: designName(brand) }))}
          author={author}
          onAuthor={setAuthor}
          about={about}
          onAbout={setAbout}
        />
      </section>
      <footer className="pt-8 text-sm text-muted">{copy.footer(exactTime(page.expires_at))}</footer>
    </Sheet>
  );
}

function Header({ path, page: { sender, brands } }: { readonly path: string; readonly page: ClientPage }) {
  return (
    <header className="grid gap-6 pb-10">
      <title>{sender.name}</title>
      <div className="flex flex-wrap items-center gap-4">
        {sender.logo_ground !== null && (
          <span className="h-16 max-w-48 rounded-xl p-2.5" style={{ backgroundColor: sender.logo_ground }}>
            <img src={`/api${path}/sender.svg`} alt="" className="h-full w-auto max-w-full object-contain" />
          </span>
        )}
        <p className="text-lg font-semibold break-words">{sender.name}</p>
      </div>
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-3xl font-semibold tracking-tight break-words">
          {brands.length === 1 ? copy.oneDesign : copy.designs(brands.length)}
        </h1>
        <p className="max-w-2xl text-muted">{brands.length === 1 ? copy.oneAbout : copy.about}</p>
        {brands.some(({ is_draft }) => is_draft) && (
          <p className="max-w-2xl text-sm text-muted">{copy.draft}</p>
        )}
      </div>
    </header>
  );
}

function Ended() {
  return (
    <Sheet>
      <title>{copy.ended}</title>
      <div className="grid min-h-[60dvh] place-content-center gap-3 text-center">
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {copy.ended}
        </h1>
        <p className="max-w-md text-muted">{copy.endedAbout}</p>
      </div>
    </Sheet>
  );
}

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-8 sm:py-14">
      {children}
    </main>
  );
}
