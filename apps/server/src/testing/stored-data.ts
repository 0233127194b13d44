import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { z } from 'zod'

const zTables = z.array(z.object({ name: z.string() }))
const zRows = z.array(z.object({ row: z.string() }))

/** Every row of every table, the queue's too, in small letters. */
export const dumpDatabase = async (pool: Pool): Promise<string> => {
  const tables = await pool.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const rows: string[] = []
  for (const { name } of zTables.parse(tables.rows)) {
    const found = zRows.parse((await pool.query(`select t::text as row from ${name} t`)).rows)
    rows.push(...found.map(({ row }) => `${name} ${row}`))
  }
  return rows.join('\n').toLowerCase()
}

const readIfThere = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path)
  } catch (error) {
    // A cache may delete a file at any moment.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

export const listFiles = async (folder: string): Promise<{ path: string; bytes: Buffer }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readIfThere(path) })))
}
