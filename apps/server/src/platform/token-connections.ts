import type { Database, Listener, ListenerOptions } from '@candor/db'

/** Connections that act as a browser's tokens from their start, so that a statement needs no transaction to say so. */
export interface TokenConnections {
  readonly database: Database
  /** Throws if too many statements wait for a connection. */
  requireFree(): void
  openListener(options: ListenerOptions): Promise<Listener>
}
