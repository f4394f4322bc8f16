import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useWorkspace } from "../api/session.ts";
import { TextField } from "../ui/field.tsx";
import { searchForm as copy } from "./copy.ts";

const LONGEST = 200;

/** Over projects and brands of the workspace; Enter opens the results. */
export function SearchForm() {
  const { id: workspaceId } = useWorkspace();
  const navigate = useNavigate();
  const [words, setWords] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === "") return;
    void navigate({ to: "/w/$workspaceId/search", params: { workspaceId }, search: { q: words.trim() } });
  }

  return (
    <search>
      <form onSubmit={submit}>
        <TextField
          label={copy.label}
          isLabelHidden
          type="search"
          name="q"
          placeholder={copy.placeholder}
          maxLength={LONGEST}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </search>
  );
}
