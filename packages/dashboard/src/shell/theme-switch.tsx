import { Segmented } from "../ui/segmented.tsx";
import { THEMES, useTheme } from "./theme.ts";

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />;
}
