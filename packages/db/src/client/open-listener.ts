import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Database } from '../actor'
import * as schema from '../schema'

/** A connection that receives the notices of one channel. */
export type Listener = {
  /** Runs statements on the same connection, so that they also prove that it still works. */
  readonly database: Database
  close(): Promise<void>
}

export type ListenerOptions = {
  readonly channel: string
  readonly onNotice: (payload: string) => void
  /** Called once when the connection breaks: notices may be missed from then on. Not called by `close()`. */
  readonly onLost: (error: Error) => void
  /** Longest wait for the connection and for each statement. */
  readonly timeoutMs: number
}

const endQuietly = async (client: Client): Promise<void> => {
  await client.end().catch(() => {
    // A broken connection can't be ended in order.
  })
}

/** Listens until `close()` or until the connection breaks. Rejects if it can't be opened. */
export async function openListener(url: string, options: ListenerOptions): Promise<Listener> {
  const { channel, onNotice, onLost, timeoutMs } = options
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'candor',
  })
  let isOver = false
  const lose = (error: Error): void => {
    if (isOver) return
    isOver = true
    onLost(error)
  }
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  client.on('error', lose)
  client.on('end', () => lose(new Error('The connection for notices ended')))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    isOver = true
    await endQuietly(client)
    throw error
  }
  return {
    database: drizzle(client, { schema }),
    close: async () => {
      isOver = true
      await endQuietly(client)
    },
  }
}
