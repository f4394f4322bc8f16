import { useState } from "react";
import { theme as copy } from "./copy.ts";

/** The same key and values as in public/theme.js, which applies the choice before the first paint. */
const STORAGE_KEY = "marque.theme";

export type Theme = "system" | "light" | "dark";

export const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: copy.auto },
  { value: "light", label: copy.light },
  { value: "dark", label: copy.dark },
];

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(currentTheme);
  return [
    theme,
    (chosen) => {
      apply(chosen);
      setTheme(chosen);
    },
  ];
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function apply(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is refused: the choice holds until the page is closed.
  }
}
