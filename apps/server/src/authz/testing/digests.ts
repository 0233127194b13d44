import { createPool } from '@candor/db'
import type { Pool } from 'pg'
import { type IgnoredColumns, lastSeenColumns } from '../../testing/hash-database'

/** Table and owner (organization, person or none) to how many rows there are and a digest of them. */
export type Digests = ReadonlyMap<string, string>

/** A refusal has to count the guess and to record that it failed: these are restored, and not compared. */
export const countingTables = ['limit_counter', 'audit_event'] as const
const ignored: IgnoredColumns = { ...lastSeenColumns, otp_challenge: ['attempts', 'consumed_at'] }

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

const tablesQuery = `
  select c.table_name as name,
    array_agg(c.column_name::text order by c.ordinal_position) filter (where c.is_generated = 'NEVER') as columns,
    (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisprimary and i.indrelid = format('public.%I', c.table_name)::regclass) as key
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name`

const parentsQuery = `
  select (select relname::text from pg_class where oid = conrelid) as child,
    (select relname::text from pg_class where oid = confrelid) as parent from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`

const getOwnerColumn = ({ name, columns }: Table): string => {
  if (name === 'organization' || name === 'auth_user') return 'id'
  return columns.find((column) => column === 'organization_id') ?? columns.find((column) => column === 'user_id') ?? ''
}

const buildDigestQuery = (table: Table): string => {
  const owner = getOwnerColumn(table)
  const left = (ignored[table.name] ?? []).map((column) => `'${column}'`).join(',')
  const row = `hashtextextended((to_jsonb(t) - array[${left}]::text[])::text, 0)::numeric`
  const key = owner === '' ? "''" : `coalesce(t."${owner}"::text, '')`
  return `select '${table.name}' || ' ' || ${key} as key, count(*) || ' ' || sum(${row}) as digest from "${table.name}" t group by 1`
}

/** Parents before their children. */
const sortByParent = (tables: readonly Table[], parents: readonly { child: string; parent: string }[]): Table[] => {
  const ordered: Table[] = []
  const visit = (name: string): void => {
    if (ordered.some((table) => table.name === name)) return
    for (const edge of parents) if (edge.child === name) visit(edge.parent)
    ordered.push(...tables.filter((table) => table.name === name))
  }
  for (const { name } of tables) visit(name)
  return ordered
}

const quoteName = (name: string): string => `"${name}"`

const buildRemoval = ({ name, key }: Table): string =>
  `delete from ${quoteName(name)} t where not exists (select from snapshot.${quoteName(name)} s where ${key.map((k) => `s.${quoteName(k)} = t.${quoteName(k)}`).join(' and ')});`

const buildRestoration = ({ name, columns, key }: Table): string => {
  const names = columns.map(quoteName).join(', ')
  const values = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`).join(', ')
  return `insert into ${quoteName(name)} (${names}) select ${names} from snapshot.${quoteName(name)} on conflict (${key.map(quoteName).join(', ')}) do update set ${values};`
}

/** Columns that triggers copy from other tables, which are restored after the table. */
const copied = {
  submission: [
    'first_name',
    'last_name',
    'search',
    'duration_ms',
    'answered',
    'overall_halves',
    'must_haves_named',
    'points_covered',
  ],
  applicant: [
    'first_name',
    'last_name',
    'language',
    'search',
    'progress',
    'is_hidden',
    'submission_count',
    'stage_id',
    'stage_since',
    'reply_by',
  ],
}
const restoreCopied = Object.entries(copied)
  .map(([table, columns]) => {
    const list = (alias: string): string => columns.map((column) => `${alias}.${column}`).join(', ')
    return `update ${table} t set (${columns.join(', ')}) = row (${list('s')}) from snapshot.${table} s
      where s.id = t.id and row (${list('s')}) is distinct from row (${list('t')});`
  })
  .join('\n')

/** A submission would keep a deletion, which goes before submissions are restored, from going. */
const showHidden = `update submission t set deletion_id = s.deletion_id from snapshot.submission s
  where s.id = t.id and t.deletion_id is distinct from s.deletion_id;`

/** Restored rows are recorded as new ones. */
const removeRecords =
  'delete from record_content t where not exists (select from snapshot.record_content s where s.id = t.id);'

const getTable = (key: string): string => key.split(' ')[0] ?? ''

/** Keys whose rows differ. */
export const listChangedKeys = (before: Digests, after: Digests): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key) && !countingTables.some((table) => table === getTable(key)),
  )

const alwaysRestored = new Set([
  'limit_counter',
  'audit_event',
  'otp_challenge',
  'auth_session',
  'known_browser',
  'idempotency_key',
])

const buildRestoreQuery = (tables: readonly Table[], changed: ReadonlySet<string>): string => {
  const touched = tables.filter(({ name }) => changed.has(name) || alwaysRestored.has(name))
  const removals = touched.toReversed().map(buildRemoval)
  return [
    'begin;',
    showHidden,
    ...removals,
    ...touched.map(buildRestoration),
    restoreCopied,
    removeRecords,
    'commit;',
  ].join('\n')
}

const readDigests = async (pool: Pool, query: string): Promise<Digests> => {
  const { rows } = await pool.query<{ key: string; digest: string }>(query)
  return new Map(rows.map(({ key, digest }) => [key, digest]))
}

/** Reads all rows as the tables' owner, saves a snapshot of them, and restores it. */
export const openSnapshot = async (migratorUrl: string) => {
  const pool = createPool(migratorUrl, { max: 1 })
  // The table's owner may switch off what makes it append-only; the server's role may not.
  await pool.query('alter table audit_event disable trigger user')
  await pool.query('alter table record_entry disable trigger user; alter table record_content disable trigger user')
  const found = await pool.query<Table>(tablesQuery)
  const parents = await pool.query<{ child: string; parent: string }>(parentsQuery)
  const tables = sortByParent(found.rows, parents.rows)
  const whole = tables.map(buildDigestQuery).join(' union all ')
  const read = (): Promise<Digests> => readDigests(pool, whole)
  let saved: Digests = new Map()
  return {
    tables: tables.map(({ name }) => name),
    read,
    async save(): Promise<void> {
      const copies = tables.map(({ name }) => `create table snapshot.${quoteName(name)} as table ${quoteName(name)};`)
      await pool.query(`drop schema if exists snapshot cascade; create schema snapshot; ${copies.join(' ')}`)
      saved = await read()
    },
    /** Restores the saved rows and returns their digests; `now` saves a read where one was just taken. */
    async restore(now?: Digests): Promise<Digests> {
      const changed = new Set(listChangedKeys(saved, now ?? (await read())).map(getTable))
      await pool.query(buildRestoreQuery(tables, changed))
      return saved
    },
    query: <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
      pool.query<T>(text, values).then(({ rows }) => rows),
    close: () => pool.end(),
  }
}
export type DatabaseSnapshot = Awaited<ReturnType<typeof openSnapshot>>
