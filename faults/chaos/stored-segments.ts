import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPool } from '../../packages/db/src/index'
import type { StoredSegment } from './compare'

interface Row {
  readonly session_id: string
  readonly answer_id: string
  readonly take: number
  readonly segment_index: number
  readonly storage_key: string
  readonly state: string
}

const databaseUrl = (dataDir: string): string => {
  const { superuser } = JSON.parse(readFileSync(join(dataDir, 'database-secrets.json'), 'utf8')) as {
    superuser: string
  }
  const socket = encodeURIComponent(join(dataDir, 'postgres.run'))
  return `postgresql://postgres:${encodeURIComponent(superuser)}@localhost/candor?host=${socket}&port=5432`
}

/** Reads every uploaded segment directly from the server's disk. */
export const readStoredSegments = async (dataDir: string): Promise<StoredSegment[]> => {
  const pool = createPool(databaseUrl(dataDir), { max: 1 })
  try {
    const { rows } = await pool.query<Row>(
      'select session_id, answer_id, take, segment_index, storage_key, state from upload',
    )
    return rows.map((row) => {
      const file = join(dataDir, 'media', `${row.storage_key}.bin`)
      return {
        key: `${row.session_id}/${row.answer_id}-${row.take}-${row.segment_index}`,
        file,
        bytes: existsSync(file) ? readFileSync(file) : Buffer.alloc(0),
        isSealed: row.state === 'sealed',
      }
    })
  } finally {
    await pool.end()
  }
}
