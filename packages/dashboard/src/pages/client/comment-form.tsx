import type { ClientPage } from "@marque/contract";
import { type FormEvent, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useAnswering } from "./answering.ts";
import { commentForm as copy } from "./copy.ts";

/** As the contract has it. */
export const LONGEST_AUTHOR = 80;
const LONGEST_COMMENT = 1_000;
const ALL = "all";

export function CommentForm({
  path,
  options,
  author,
  onAuthor,
  about,
  onAbout,
}: {
  readonly path: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly author: string;
  readonly onAuthor: (author: string) => void;
  /** The design it is about; null for all of them. */
  readonly about: number | null;
  readonly onAbout: (about: number | null) => void;
}) {
  const [text, setText] = useState("");
  const announce = useToast();
  const comment = useAnswering(
    path,
    (input: object) => api.post<ClientPage>(`${path}/comments`, input),
    () => {
      setText("");
      announce(copy.sent);
    },
  );
  const general = formError(comment.error, ["author", "text"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    comment.mutate({ author, text, ...(about !== null && { number: about }) });
  }

  return (
    <form onSubmit={submit} className="grid max-w-2xl grid-cols-1 gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={copy.yourName}
          required
          maxLength={LONGEST_AUTHOR}
          autoComplete="name"
          value={author}
          onChange={(event) => onAuthor(event.target.value)}
          error={fieldError(comment.error, "author")}
        />
        <Select
          label={copy.about}
          options={[{ value: ALL, label: copy.everything }, ...options]}
          value={about === null ? ALL : String(about)}
          onChange={(event) => onAbout(event.target.value === ALL ? null : Number(event.target.value))}
        />
      </div>
      <TextArea
        label={copy.comment}
        required
        maxLength={LONGEST_COMMENT}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fieldError(comment.error, "text")}
      />
      <div>
        <Button kind="primary" type="submit" isBusy={comment.isPending}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
