import { RadioGroup } from "../ui/radio-group.tsx";
import { themeSwitch as copy } from "./copy.ts";
import { THEMES, useTheme } from "./theme.ts";

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <RadioGroup look="segmented" label={copy.label} options={THEMES} value={theme} onChange={setTheme} />
  );
}
