import { useWorkspace } from "../../api/session.ts";
import { classes } from "../../ui/classes.ts";
import { logo as copy } from "./copy.ts";

export type Ground = "light" | "dark";

const FILES: Readonly<Record<Ground, string>> = { light: "logo.svg", dark: "logo-dark.svg" };

/** A logo as a picture. Never as markup: what a drawing holds has no business in the page. */
export function Logo({
  brandId,
  ground,
  alt,
}: {
  readonly brandId: string;
  readonly ground: Ground;
  /** Empty where the name is written beside it. */
  readonly alt: string;
}) {
  const { path } = useWorkspace();
  return (
    <img
      src={`/api${path}/brands/${brandId}/${FILES[ground]}`}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="size-full object-contain"
    />
  );
}

const HEIGHTS = { small: "h-36 p-6", medium: "h-52 p-6", large: "h-64 p-10 sm:h-80 sm:p-14" } as const;

/** Both logos, each on the ground it is meant for, whatever the theme of the page. */
export function LogoPair({
  brandId,
  name,
  grounds,
  size = "medium",
}: {
  readonly brandId: string;
  readonly name: string | null;
  readonly grounds: { readonly light: string; readonly dark: string };
  readonly size?: keyof typeof HEIGHTS;
}) {
  const what = name === null ? copy.mark : copy.logoOf(name);
  return (
    <div className="grid sm:grid-cols-2">
      {(["light", "dark"] as const).map((ground) => (
        <div
          key={ground}
          className={classes("min-w-0", HEIGHTS[size])}
          style={{ backgroundColor: grounds[ground] }}
        >
          <Logo brandId={brandId} ground={ground} alt={copy.onGround(what, ground)} />
        </div>
      ))}
    </div>
  );
}
