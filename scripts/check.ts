// `npm run check`: the static checks alone, with what was found out last time. Seconds, for between two thoughts.
import { finish, runSteps, staticChecks } from "./steps.ts";

const steps = staticChecks({ isCached: true });
finish(steps.length, await runSteps(steps));
