import { createPool } from '@candor/db'

/** Columns that a mere look may move, by table; `*` is every table. */
export type IgnoredColumns = Readonly<Record<string, readonly string[]>>

/** What reading may note: when a session and a browser were last seen; and what a process says of itself, unasked: that it lives. */
export const lastSeenColumns: IgnoredColumns = {
  auth_session: ['updated_at', 'expires_at'],
  known_browser: ['last_used_at'],
  store_node: ['seen_at'],
}

/** Table name to how many rows it has and a digest of them: two of these are equal when nothing was written. */
export type DatabaseHash = Readonly<Record<string, string>>

const tablesQuery =
  "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1"

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`

const digestQuery = (table: string, ignored: IgnoredColumns): string => {
  const columns = [...(ignored['*'] ?? []), ...(ignored[table] ?? [])].map(quoted).join(',')
  const row = `md5((to_jsonb(t) - array[${columns}]::text[])::text)`
  return `select ${quoted(table)} as name, count(*) || ' ' || coalesce(md5(string_agg(${row}, '' order by ${row})), '') as digest from "${table}" t`
}

/** Opens one connection as the owner of the tables, whom row-level security does not narrow; `close()` it at the end. */
export const openDatabaseHash = async (
  database: { readonly migratorUrl: string },
  ignored: IgnoredColumns = lastSeenColumns,
): Promise<{ read: () => Promise<DatabaseHash>; close: () => Promise<void> }> => {
  const pool = createPool(database.migratorUrl, { max: 1 })
  const tables = await pool.query<{ name: string }>(tablesQuery)
  // Without an order PostgreSQL may read the tables at the same time and return them as they come.
  const whole = `${tables.rows.map(({ name }) => digestQuery(name, ignored)).join(' union all ')} order by name`
  return {
    read: async () => {
      const { rows } = await pool.query<{ name: string; digest: string }>(whole)
      return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
    },
    close: () => pool.end(),
  }
}

/** A hash over all tables of the product, by table, so that a difference names where something was written. */
export const hashDatabase = async (
  database: { readonly migratorUrl: string },
  ignored?: IgnoredColumns,
): Promise<DatabaseHash> => {
  const { read, close } = await openDatabaseHash(database, ignored)
  try {
    return await read()
  } finally {
    await close()
  }
}
