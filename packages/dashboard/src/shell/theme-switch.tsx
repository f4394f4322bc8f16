import { RadioGroup } from "../ui/radio-group.tsx";
import { THEMES, useTheme } from "./theme.ts";

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <RadioGroup look="segmented" label="Theme" options={THEMES} value={theme} onChange={setTheme} />;
}
