import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

/** A table of the public schema that tells of an organization or a candidate, as the catalogue knows it. */
export interface TenantTable {
  readonly name: string
  readonly columns: readonly TenantColumn[]
}

interface TenantColumn {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** From a CHECK that lists the allowed values or names the lowest. */
  readonly allowed: string | null
}

/** Whose row it is. */
export interface RowOwner {
  readonly organizationId: string
  readonly dataSubjectId: string
}

const columnsQuery = `
  select c.table_name, c.column_name, c.data_type, c.is_nullable = 'NO' as required,
    (select coalesce(substring(pg_get_constraintdef(k.oid) from '''([^'']+)'''), substring(pg_get_constraintdef(k.oid) from '>= (\\d+)'))
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
      order by cardinality(k.conkey) limit 1) as allowed
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by c.table_name, c.ordinal_position`

const isTenantColumn = (name: string): boolean => name === 'organization_id' || name === 'data_subject_id'

const isTenant = ({ columns }: TenantTable): boolean => columns.some(({ name }) => isTenantColumn(name))

/** Every table, read from the catalog, so that none is forgotten. */
export async function listTables(client: Client): Promise<TenantTable[]> {
  const { rows } = await client.query(columnsQuery)
  const tables = new Map<string, TenantColumn[]>()
  for (const row of rows) {
    const columns = tables.get(row.table_name) ?? []
    columns.push({ name: row.column_name, type: row.data_type, isRequired: row.required, allowed: row.allowed })
    tables.set(row.table_name, columns)
  }
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

/** Every table with an organization_id or a data_subject_id. */
export const listTenantTables = async (client: Client): Promise<TenantTable[]> =>
  (await listTables(client)).filter(isTenant)

export const hasSubject = ({ columns }: TenantTable): boolean => columns.some(({ name }) => name === 'data_subject_id')

function pickAnyValue({ type, allowed }: TenantColumn): unknown {
  // Of a condition on several columns the value may be another column's: an id, JSON or a boolean is none.
  if (allowed !== null && type !== 'uuid' && type !== 'jsonb' && type !== 'boolean') return allowed
  switch (type) {
    case 'uuid':
      return randomUUID()
    case 'boolean':
      return false
    case 'integer':
    case 'smallint':
    case 'bigint':
    case 'real':
      return 10
    case 'jsonb':
      return '{}'
    case 'timestamp with time zone':
      return new Date(0)
    default:
      return randomUUID()
  }
}

function chooseValue(table: TenantTable, column: TenantColumn, owner: RowOwner): unknown {
  if (column.name === 'organization_id') return owner.organizationId
  if (column.name === 'data_subject_id') return owner.dataSubjectId
  if (column.name === 'id' && table.name === 'data_subject') return owner.dataSubjectId
  return pickAnyValue(column)
}

/** Columns that may be null, but not in a row whose other columns have their defaults. */
const requiredByCheck: Readonly<Record<string, readonly string[]>> = {
  access_grant: ['user_id'],
  candidate_request: ['subject'],
}

/** Adds one row of any content, where the table has not its one row of the organization already. Rows it refers to need not exist where the connection does not check that. */
export async function insertRow(client: Client, table: TenantTable, owner: RowOwner): Promise<void> {
  const filled = table.columns.filter(
    ({ name, isRequired }) =>
      isRequired || isTenantColumn(name) || (requiredByCheck[table.name]?.includes(name) ?? false),
  )
  const names = filled.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  const places = filled.map((_, index) => `$${index + 1}`).join(', ')
  await client.query(
    `insert into ${client.escapeIdentifier(table.name)} (${names}) values (${places}) on conflict do nothing`,
    filled.map((column) => chooseValue(table, column, owner)),
  )
}
