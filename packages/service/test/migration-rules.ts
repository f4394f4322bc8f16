import type pg from "pg";

/** Tables with a row or a handful for each customer. All others grow with the traffic, and a lock on them is felt. */
const SMALL_TABLES = [
  "api_keys",
  "invoices",
  "master_key_checks",
  "memberships",
  "schema_migrations",
  "service_facts",
  "users",
  "webhook_endpoints",
  "webhook_secrets",
  "workspaces",
];

interface Catalogue {
  readonly columns: ReadonlyMap<string, Column>;
  /** Table → its file: another one means that it was written anew, under a lock that nobody gets past. */
  readonly files: ReadonlyMap<string, string>;
  readonly indexes: ReadonlyMap<string, Index>;
  readonly constraints: ReadonlyMap<string, Constraint>;
  readonly functions: ReadonlySet<string>;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
  readonly has_default: boolean;
}

interface Index {
  readonly table: string;
  readonly is_unique: boolean;
  readonly is_valid: boolean;
  readonly columns: readonly string[];
}

interface Constraint {
  readonly table: string;
  readonly columns: readonly string[];
}

export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const ask = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  const ours = "relnamespace = 'public'::regnamespace";
  const columns = await ask<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull as is_required, a.atthasdef as has_default
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.${ours} and a.attnum > 0 and not a.attisdropped`,
  );
  const files = await ask<{ table: string; file: string }>(
    `select relname as table, relfilenode::text as file from pg_class where relkind = 'r' and ${ours}`,
  );
  const indexes = await ask<Index & { name: string }>(
    `select i.relname as name, t.relname as table, x.indisunique as is_unique, x.indisvalid as is_valid,
       array(select attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)) as columns
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.${ours}`,
  );
  const constraints = await ask<Constraint & { name: string }>(
    `select n.conname as name, c.relname as table,
       array(select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(n.conkey)) as columns
     from pg_constraint n join pg_class c on c.oid = n.conrelid where n.contype in ('c', 'f') and c.${ours}`,
  );
  const functions = await ask<{ name: string }>(
    "select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace",
  );
  return {
    columns: new Map(columns.map((column) => [`${column.table}.${column.name}`, column])),
    files: new Map(files.map(({ table, file }) => [table, file])),
    indexes: new Map(indexes.map((index) => [index.name, index])),
    constraints: new Map(constraints.map((each) => [`${each.table} ${each.name}`, each])),
    functions: new Set(functions.map(({ name }) => name)),
  };
}

/** A migration: what it says, and the catalogue before and after it. */
interface Step {
  readonly sql: string;
  readonly before: Catalogue;
  readonly after: Catalogue;
}

const isEarlier = ({ before }: Step, table: string): boolean => before.files.has(table);
const isGrowing = (step: Step, table: string): boolean =>
  isEarlier(step, table) && !SMALL_TABLES.includes(table);
const isNewColumn = ({ before }: Step, table: string, column: string): boolean =>
  !before.columns.has(`${table}.${column}`);

/** What the version before, still running, would feel of a migration that led from one catalogue to the other. */
export function complaints(sql: string, before: Catalogue, after: Catalogue): string[] {
  const step: Step = { sql, before, after };
  return [
    ...ofKeptColumns(step),
    ...ofNewColumns(step),
    ...ofTables(step),
    ...ofFunctions(step),
    ...ofIndexes(step),
    ...ofConstraints(step),
    ...ofRows(step),
  ];
}

function* ofKeptColumns({ before, after }: Step): Iterable<string> {
  for (const [id, column] of before.columns) {
    const now = after.columns.get(id);
    if (!now) yield `${id} is gone or renamed`;
    else if (now.type !== column.type) yield `${id} changed its type`;
    else if (now.is_required && !column.is_required) yield `${id} became not null`;
  }
}

function* ofNewColumns(step: Step): Iterable<string> {
  for (const [id, column] of step.after.columns) {
    const isFelt = isEarlier(step, column.table) && !step.before.columns.has(id);
    if (isFelt && column.is_required && !column.has_default) yield `${id} is not null without a default`;
  }
}

function* ofTables({ before, after }: Step): Iterable<string> {
  for (const [table, file] of before.files) {
    if (after.files.has(table) && after.files.get(table) !== file) yield `${table} is written anew`;
  }
}

function* ofFunctions({ before, after }: Step): Iterable<string> {
  for (const name of before.functions) if (!after.functions.has(name)) yield `${name} is gone`;
}

function* ofIndexes(step: Step): Iterable<string> {
  for (const [name, index] of step.after.indexes) {
    if (step.before.indexes.has(name) || !isEarlier(step, index.table)) continue;
    if (!index.is_valid) yield `${name} is not valid`;
    if (index.is_unique && !index.columns.some((column) => isNewColumn(step, index.table, column)))
      yield `${name} makes unique what the version before may write twice`;
    if (isGrowing(step, index.table) && !isBuiltConcurrently(step.sql, name))
      yield `${name} is built under a lock on ${index.table}`;
  }
}

function* ofConstraints(step: Step): Iterable<string> {
  for (const [id, { table, columns }] of step.after.constraints) {
    const isFelt = !step.before.constraints.has(id) && isEarlier(step, table);
    if (isFelt && !columns.every((column) => isNewColumn(step, table, column)))
      yield `${id} constrains what the version before writes`;
  }
}

function* ofRows(step: Step): Iterable<string> {
  const changes = withoutBodies(step.sql).matchAll(/\b(?:update|delete from|insert into)\s+(\w+)/gi);
  for (const [, table = ""] of changes) {
    if (isGrowing(step, table)) yield `rows of ${table} are changed in one go`;
  }
}

/** Outside a transaction, and cleared up first: one that was broken off leaves an index that is not valid. */
function isBuiltConcurrently(sql: string, name: string): boolean {
  const pattern = `^-- outside a transaction\\n[\\s\\S]*drop index concurrently if exists ${name};\\s+create (unique )?index concurrently ${name} `;
  return new RegExp(pattern, "i").test(sql);
}

/** Without comments and the bodies of functions, which run later. */
function withoutBodies(sql: string): string {
  return sql.replace(/--.*$/gm, "").replace(/\$\$[\s\S]*?\$\$/g, "");
}
