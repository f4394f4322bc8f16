import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "regular" | "small";

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: "bg-ink text-surface border-transparent hover:opacity-88",
  secondary: "bg-surface text-ink border-line hover:border-line-strong shadow-card",
  quiet: "bg-transparent text-muted border-transparent hover:bg-sunken hover:text-ink",
  danger: "bg-surface text-danger border-line hover:border-danger shadow-card",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  regular: "min-h-10 px-4",
  small: "min-h-8 px-3 text-sm",
};

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

/** The look of a button, for links that act as one. */
export function buttonClasses({ kind = "secondary", size = "regular" }: Look = {}): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded-lg border font-medium whitespace-nowrap transition-[opacity,border-color,background-color] disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50",
    KINDS[kind],
    SIZES[size],
  );
}

interface ButtonProps extends Omit<ComponentProps<"button">, "className">, Look {
  /** Shows that the work has begun, and takes no second press. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

export function Button({ kind, size, isBusy = false, type = "button", children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ ...(kind && { kind }), ...(size && { size }) })}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
