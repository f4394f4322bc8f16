// `npm run check`: the static checks alone, with cached results. It takes seconds.
import { finish, runSteps, staticChecks } from "./steps.ts";

const steps = staticChecks({ isCached: true });
finish(steps.length, await runSteps(steps));
