import type { EditingView } from "@marque/contract";
import { memo, useCallback, useEffect, useId, useRef, useState } from "react";
import { TextField } from "../../ui/field.tsx";
import { loadTypeface, typefaceInPage } from "../brand/typeface.ts";
import { faceList as copy } from "./copy.ts";

type Face = EditingView["faces"][number];

interface FaceListProps {
  readonly faces: readonly Face[];
  readonly value: string;
  readonly onChange: (family: string) => void;
}

/** Every typeface, set in itself. */
export function FaceList({ faces, value, onChange }: FaceListProps) {
  const name = useId();
  const [sought, setSought] = useState("");
  const shown = faces.filter(({ family }) => family.toLowerCase().includes(sought.trim().toLowerCase()));
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const choose = useCallback((family: string) => latest.current(family), []);
  // The one that is chosen is in view when the list opens.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[data-chosen]");
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.offsetTop - 40;
  }, []);
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="pb-1.5 text-sm font-medium">{copy.title}</legend>
      <TextField
        label={copy.find}
        isLabelHidden
        placeholder={copy.find}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <div
        ref={list}
        className="grid max-h-52 content-start gap-0.5 overflow-auto rounded-lg border border-line p-1"
      >
        {shown.map((face) => (
          <Row
            key={face.family}
            face={face}
            group={name}
            isChosen={face.family === value}
            onChange={choose}
          />
        ))}
        {shown.length === 0 && <p className="p-2 text-sm text-muted">{copy.none}</p>}
      </div>
    </fieldset>
  );
}

/** The same rows as before are not gone through again: there are three hundred, and the panel changes with every frame of a drag. */
const Row = memo(function Row({
  face: { family, weights },
  group,
  isChosen,
  onChange,
}: {
  readonly face: Face;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChange: (family: string) => void;
}) {
  const element = useRef<HTMLLabelElement>(null);
  const weight = weights.includes(400) ? 400 : weights[0]!;
  // Three hundred fonts are fetched as they come into view.
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      loadTypeface(family, String(weight));
    });
    watcher.observe(element.current!);
    return () => watcher.disconnect();
  }, [family, weight]);
  return (
    <label
      ref={element}
      data-chosen={isChosen || undefined}
      className="relative flex min-h-10 cursor-pointer items-center rounded-md px-2.5 text-lg leading-tight hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
      style={{ fontFamily: typefaceInPage(family), fontWeight: weight }}
    >
      <input
        type="radio"
        name={group}
        value={family}
        checked={isChosen}
        onChange={() => onChange(family)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="truncate">{family}</span>
    </label>
  );
});
