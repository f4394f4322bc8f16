import type { FoundBrand, HomeView, SearchView, SenderView } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useDeferredValue, useId, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/field.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Logo } from "../brand/logo.tsx";
import { brandQuery } from "../brand/queries.ts";
import { senderForm as copy } from "./copy.ts";
import { senderQuery } from "./queries.ts";

const LONGEST_NAME = 200;
const SHOWN = 6;

/** The name and the logo above the links of a workspace. */
export function SenderForm() {
  const { path } = useWorkspace();
  const sender = useQuery(senderQuery(path));
  if (sender.error) return <Failure error={sender.error} onRetry={() => void sender.refetch()} />;
  if (!sender.data) return <Loading what={copy.loading} />;
  return <Form sender={sender.data} />;
}

function Form({ sender }: { readonly sender: SenderView }) {
  const { path, name: workspaceName } = useWorkspace();
  const [name, setName] = useState(sender.name ?? "");
  const [logo, setLogo] = useState(sender.logo_brand_id);
  const client = useQueryClient();
  const announce = useToast();
  const save = useMutation({
    mutationFn: () =>
      api.patch<SenderView>(`${path}/sender`, {
        name: name.trim() === "" ? null : name,
        logo_brand_id: logo,
      }),
    onSuccess: (saved) => {
      client.setQueryData(senderQuery(path).queryKey, saved);
      setName(saved.name ?? "");
      announce(copy.saved);
    },
  });
  const general = formError(save.error, ["name"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <form onSubmit={submit} className="grid max-w-xl grid-cols-1 gap-5">
      {general && <Banner kind="danger">{general}</Banner>}
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        placeholder={workspaceName}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fieldError(save.error, "name")}
      />
      <LogoChoice value={logo} onChange={setLogo} />
      <div>
        <Button type="submit" isBusy={save.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

/** One of the workspace's own brands: the newest, or those that a search finds. */
function LogoChoice({
  value,
  onChange,
}: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const { path } = useWorkspace();
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: [path, "logos", asked],
    queryFn: async (): Promise<readonly FoundBrand[]> =>
      asked === ""
        ? (await api.get<HomeView>(`${path}/home`)).recent_brands
        : (await api.get<SearchView>(`${path}/search`, { q: asked })).brands,
    placeholderData: (before) => before,
  });
  const current = useQuery({ ...brandQuery(path, value ?? ""), enabled: value !== null });
  const others = (found.data ?? []).filter(({ id }) => id !== value).slice(0, SHOWN);
  const own = value !== null && current.data ? [current.data] : [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={copy.find}
        hint={copy.findHint}
        type="search"
        maxLength={LONGEST_NAME}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Tiles brands={[...own, ...others]} value={value} onChange={onChange} />
      {found.error && <Failure error={found.error} />}
    </div>
  );
}

function Tiles({
  brands,
  value,
  onChange,
}: {
  readonly brands: readonly Pick<FoundBrand, "id" | "name">[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const group = useId();
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="pb-1.5 text-sm font-medium">{copy.logo}</legend>
      <Tile group={group} isChosen={value === null} onChoose={() => onChange(null)}>
        {copy.noLogo}
      </Tile>
      {brands.map(({ id, name }) => (
        <Tile key={id} group={group} isChosen={value === id} onChoose={() => onChange(id)}>
          <span className="h-10 w-16 shrink-0 rounded-md p-1" style={{ backgroundColor: "#ffffff" }}>
            <Logo brandId={id} ground="light" alt="" />
          </span>
          <span className="min-w-0 truncate">{name ?? copy.nameless}</span>
        </Tile>
      ))}
    </fieldset>
  );
}

function Tile({
  group,
  isChosen,
  onChoose,
  children,
}: {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <label className="flex min-h-14 min-w-0 cursor-pointer items-center gap-3 rounded-xl border border-line p-3 hover:border-line-strong has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-ink outline-none"
      />
      {children}
    </label>
  );
}
