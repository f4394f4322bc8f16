// Who may import whom: the table of ARCHITECTURE.md, held by `npm test`. Each row names a place and what it may
// import beside itself and npm packages; everything not named is refused.

const SERVICE = "packages/service/src";
const FOUNDATION = ["config", "errors", "ids", "json", "log", "pagination", "processor-share", "tracing"].map(
  (name) => `${SERVICE}/${name}\\.ts`,
);
const folder = (name) => `${SERVICE}/${name}/`;
const USE_CASES = ["generation", "webhooks", "identity", "billing", "activity", "sharing"].map(folder);

const serviceTable = {
  api: [folder("http"), folder("admission"), ...USE_CASES, `${SERVICE}/metrics\\.ts`],
  "dashboard-api": [folder("http"), folder("admission"), ...USE_CASES, `${SERVICE}/metrics\\.ts`],
  reader: [folder("generation")],
  objects: [folder("generation")],
  telemetry: [`${SERVICE}/metrics\\.ts`],
  worker: [folder("http"), folder("admission"), ...USE_CASES, `${SERVICE}/metrics\\.ts`],
  http: [],
  admission: [folder("identity"), folder("billing"), folder("storage")],
  generation: [folder("billing"), folder("webhooks"), folder("storage")],
  webhooks: [folder("storage")],
  identity: [folder("storage")],
  billing: [folder("storage")],
  activity: [folder("billing"), folder("storage")],
  sharing: [folder("generation"), folder("identity"), folder("storage")],
  backup: [folder("generation"), folder("webhooks"), folder("storage"), `${SERVICE}/master-key\\.ts`],
  storage: [],
  config: [],
};

const ENGINE = "packages/engine/src";
/** What all of the engine may use: its types, its random numbers, the Report's wording. They import nothing else. */
const ENGINE_FOUNDATION = ["vocabulary", "dice.ts", "freeze.ts", "report-words.ts"];
/** The engine's folders and files, those that use others first: none imports one that is listed above it. */
export const engineTable = {
  "batch/": ["prompt.ts", "kit/", "type/"],
  "editing.ts": ["prompt.ts", "refine/", "render/"],
  "prompt.ts": ["reader/", "design.ts", "refine/", "render/", "verify/"],
  "refine/": [
    "reader/",
    "design.ts",
    "report.ts",
    "verify/",
    "draw/",
    "judge/",
    "explore/",
    "compose/",
    "marks/",
    "adjust/",
    "type/",
    "lexicon/",
    "render/",
    "palette/",
    "geometry/",
  ],
  "reader/": [
    "things/",
    "lexicon/",
    "marks/scene.ts",
    "render/shown.ts",
    "type/han.ts",
    "palette/colour.ts",
    "palette/hold-colours.ts",
    "palette/hue-bands.ts",
  ],
  "design.ts": [
    "report.ts",
    "draw/",
    "judge/",
    "explore/",
    "conceive/",
    "compose/",
    "marks/",
    "adjust/",
    "render/",
    "things/",
    "type/",
    "palette/",
  ],
  "report.ts": ["verify/", "judge/", "conceive/", "render/", "lexicon/", "palette/", "geometry/"],
  "verify/": [
    "judge/",
    "compose/",
    "marks/pair/crossed.ts",
    "marks/scene.ts",
    "render/",
    "type/",
    "lexicon/poses.ts",
    "lexicon/related-things.ts",
    "palette/",
    "geometry/",
  ],
  "kit/": [
    "applications/",
    "pictures/",
    "render/",
    "memory.ts",
    "palette/",
    "geometry/",
    "studio/font-shelf.ts",
  ],
  "applications/": ["pictures/", "render/", "memory.ts", "palette/", "geometry/"],
  "pictures/": ["draw/", "judge/", "marks/", "render/", "type/", "palette/", "geometry/"],
  "draw/": [
    "judge/",
    "explore/",
    "conceive/",
    "compose/",
    "marks/",
    "adjust/",
    "render/",
    "lexicon/related-things.ts",
    "things/",
    "type/",
    "palette/",
    "geometry/",
  ],
  "judge/": ["explore/", "conceive/", "marks/", "things/", "type/", "geometry/"],
  "explore/": ["conceive/", "marks/", "things/", "type/", "lexicon/"],
  "conceive/": ["marks/ideas.ts", "lexicon/"],
  "compose/": ["type/"],
  "marks/": ["type/", "lexicon/creatures.ts", "lexicon/poses.ts", "geometry/"],
  "adjust/": ["geometry/"],
  "render/": ["memory.ts", "palette/", "geometry/"],
  "memory.ts": [],
  "studio/": ["type/", "lexicon/", "geometry/"],
  "things/": ["lexicon/"],
  "type/": ["lexicon/", "palette/", "geometry/"],
  "lexicon/": ["palette/colour.ts"],
  "palette/": [],
  "geometry/": [],
};

const packageTable = {
  contract: [],
  engine: [],
  sdk: ["contract"],
  cli: ["sdk", "contract", "engine", "service"],
  dashboard: ["contract"],
  service: ["engine", "contract"],
};

const anyOf = (patterns) => `^(${patterns.join("|")})`;
// Three packages have more than one entry: the engine's font files, the files of a finished brand, the brand in use, many prompts from a file, the language model, a finished design drawn again, what a language model is asked and an edit in words,
// without the engine; the contract's tables without its schemas; the SDK's receiver, which alone needs Node, and its siblings.
const entryOf = (name) =>
  `packages/${name}/src/(index|applications/index|batch/index|kit/index|studio/language|render/index|studio/typefaces|reader/question|refine/edit-words|tables|receiving/(receiver|testing))\\.ts$`;

const betweenFolders = Object.entries(serviceTable).map(([name, allowed]) => ({
  name: `service-${name}`,
  comment: `service/${name} imports what ARCHITECTURE.md lists for it, nothing else`,
  severity: "error",
  from: { path: `^${folder(name)}`, pathNot: "\\.test\\.ts$|/test-" },
  to: { path: `^${SERVICE}/`, pathNot: anyOf([folder(name), ...FOUNDATION, ...allowed]) },
}));

const ofEngine = (place) => `${ENGINE}/${place.replaceAll(".", "\\.")}`;
const inEngine = Object.entries(engineTable).map(([place, allowed]) => ({
  name: `engine-${place.replace(/\/$|\.ts$/, "")}`,
  comment: `engine/${place} imports what ARCHITECTURE.md lists for it, nothing else`,
  severity: "error",
  from: { path: `^${ofEngine(place)}`, pathNot: "\\.test\\.ts$|\\.fixture\\.ts$" },
  to: { path: `^${ENGINE}/`, pathNot: anyOf([place, ...ENGINE_FOUNDATION, ...allowed].map(ofEngine)) },
}));

const betweenPackages = Object.entries(packageTable).map(([name, allowed]) => ({
  name: `package-${name}`,
  comment: `the package ${name} imports only ${allowed.join(", ") || "npm packages"}, each by its index.ts`,
  severity: "error",
  // The dashboard's tests drive the real service, with the helpers of its own tests.
  from: { path: `^packages/${name}/`, pathNot: "^packages/dashboard/(test|scripts)/" },
  to: { path: "^packages/", pathNot: anyOf([`packages/${name}/`, ...allowed.map(entryOf)]) },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...betweenFolders,
    ...inEngine,
    ...betweenPackages,
    {
      name: "no-cycles",
      comment: "two files that need each other are one file, or need a third",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "pure-pipeline",
      comment: "the engine's pipeline touches no machine; only studio/ loads fonts, motifs and the model",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: "/studio/|\\.test\\.ts$|/test/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "engine-foundation",
      comment: "the engine's types, random numbers and wording know nothing of the rest",
      severity: "error",
      from: { path: anyOf(ENGINE_FOUNDATION.map(ofEngine)), pathNot: "\\.test\\.ts$" },
      to: { path: `^${ENGINE}/`, pathNot: anyOf(ENGINE_FOUNDATION.map(ofEngine)) },
    },
    {
      name: "engine-mapped",
      comment: "a new folder or file of the engine needs a row in engineTable and in ARCHITECTURE.md",
      severity: "error",
      from: {
        path: `^${ENGINE}/`,
        pathNot: `${anyOf([...Object.keys(engineTable), ...ENGINE_FOUNDATION, "index.ts"].map(ofEngine))}|\\.test\\.ts$`,
      },
      to: { path: "" },
    },
    {
      name: "reading-comes-first",
      comment: "nothing that draws reads a prompt",
      severity: "error",
      from: {
        path: "^packages/engine/src/",
        pathNot: "^packages/engine/src/(reader/|prompt\\.ts$|refine/refine\\.ts$|index\\.ts$)|\\.test\\.ts$",
      },
      to: { path: "^packages/engine/src/reader/" },
    },
    {
      name: "contract-types-only",
      comment: "the SDK ships without dependencies: from the contract it may take types alone",
      severity: "error",
      from: { path: "^packages/(sdk|dashboard)/src/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/contract/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "production-needs-production",
      comment:
        "what runs in production imports only what `npm ci --omit=dev` installs: a dependency of its own package",
      severity: "error",
      from: {
        path: "^packages/(contract|engine|service|cli|sdk)/src/",
        pathNot: "\\.test\\.ts$|\\.fixture\\.ts$|/testing/|/test-",
      },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["type-only"],
        // The receiver's adapters take what their caller has.
        pathNot: "^packages/",
      },
    },
    {
      name: "resolvable",
      comment: "an import that leads nowhere",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "packages/[^/]+/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
