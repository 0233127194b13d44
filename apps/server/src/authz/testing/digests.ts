import { createPool } from '@candor/db'
import type { Pool } from 'pg'
import { type IgnoredColumns, lastSeenColumns } from '../../testing/hash-database'

/** Table and owner (organization, person or nobody) to how many rows there are and a digest of them. */
export type Digests = ReadonlyMap<string, string>

/** Counting a guess is what a refusal has to write: these are restored, and not compared. */
export const countingTables = ['limit_counter'] as const
const ignored: IgnoredColumns = { ...lastSeenColumns, otp_challenge: ['attempts', 'consumed_at'] }

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

const tablesQuery = `
  select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns,
    (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisprimary and i.indrelid = format('public.%I', c.table_name)::regclass) as key
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name`

const parentsQuery = `
  select (select relname::text from pg_class where oid = conrelid) as child,
    (select relname::text from pg_class where oid = confrelid) as parent from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`

const ownerOf = ({ name, columns }: Table): string => {
  if (name === 'organization' || name === 'auth_user') return 'id'
  return columns.find((column) => column === 'organization_id') ?? columns.find((column) => column === 'user_id') ?? ''
}

const digestQuery = (table: Table): string => {
  const owner = ownerOf(table)
  const left = (ignored[table.name] ?? []).map((column) => `'${column}'`).join(',')
  const row = `hashtextextended((to_jsonb(t) - array[${left}]::text[])::text, 0)::numeric`
  const key = owner === '' ? "''" : `coalesce(t."${owner}"::text, '')`
  return `select '${table.name}' || ' ' || ${key} as key, count(*) || ' ' || sum(${row}) as digest from "${table.name}" t group by 1`
}

/** Parents before their children. */
const inOrder = (tables: readonly Table[], parents: readonly { child: string; parent: string }[]): Table[] => {
  const ordered: Table[] = []
  const visit = (name: string): void => {
    if (ordered.some((table) => table.name === name)) return
    for (const edge of parents) if (edge.child === name) visit(edge.parent)
    ordered.push(...tables.filter((table) => table.name === name))
  }
  for (const { name } of tables) visit(name)
  return ordered
}

const quote = (name: string): string => `"${name}"`

const removeAdded = ({ name, key }: Table): string =>
  `delete from ${quote(name)} t where not exists (select from scene.${quote(name)} s where ${key.map((k) => `s.${quote(k)} = t.${quote(k)}`).join(' and ')});`

const bringBack = ({ name, columns, key }: Table): string => {
  const names = columns.map(quote).join(', ')
  const values = columns.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(', ')
  return `insert into ${quote(name)} (${names}) select ${names} from scene.${quote(name)} on conflict (${key.map(quote).join(', ')}) do update set ${values};`
}

const tableOf = (key: string): string => key.split(' ')[0] ?? ''

/** Keys whose rows differ. */
export const differing = (before: Digests, after: Digests): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key) && !countingTables.some((table) => table === tableOf(key)),
  )

const alwaysRestored = new Set(['limit_counter', 'otp_challenge', 'auth_session', 'known_browser', 'idempotency_key'])

const restoreQuery = (tables: readonly Table[], changed: ReadonlySet<string>): string => {
  const touched = tables.filter(({ name }) => changed.has(name) || alwaysRestored.has(name))
  return ['begin;', ...touched.toReversed().map(removeAdded), ...touched.map(bringBack), 'commit;'].join('\n')
}

const readDigests = async (pool: Pool, query: string): Promise<Digests> => {
  const { rows } = await pool.query<{ key: string; digest: string }>(query)
  return new Map(rows.map(({ key, digest }) => [key, digest]))
}

/** Looks at all rows as the tables' owner, keeps a picture of them, and brings the picture back. */
export const openDigests = async (migratorUrl: string) => {
  const pool = createPool(migratorUrl, { max: 1 })
  const found = await pool.query<Table>(tablesQuery)
  const parents = await pool.query<{ child: string; parent: string }>(parentsQuery)
  const tables = inOrder(found.rows, parents.rows)
  const whole = tables.map(digestQuery).join(' union all ')
  const read = (): Promise<Digests> => readDigests(pool, whole)
  let kept: Digests = new Map()
  return {
    tables: tables.map(({ name }) => name),
    read,
    async keep(): Promise<void> {
      const copies = tables.map(({ name }) => `create table scene.${quote(name)} as table ${quote(name)};`)
      await pool.query(`drop schema if exists scene cascade; create schema scene; ${copies.join(' ')}`)
      kept = await read()
    },
    /** The rows as they were kept; `now` saves a look where one was just taken. Answers their digests. */
    async restore(now?: Digests): Promise<Digests> {
      const changed = new Set(differing(kept, now ?? (await read())).map(tableOf))
      await pool.query(restoreQuery(tables, changed))
      return kept
    },
    query: <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
      pool.query<T>(text, values).then(({ rows }) => rows),
    close: () => pool.end(),
  }
}
export type DigestBook = Awaited<ReturnType<typeof openDigests>>
