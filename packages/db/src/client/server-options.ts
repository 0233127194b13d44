import type { Account } from './account'
import type { Binaries } from './binaries'

/** What one PostgreSQL server needs to be made and started. */
export type ServerOptions = {
  readonly binaries: Binaries
  readonly account: Account
  /** Folder of the cluster itself (PGDATA). */
  readonly clusterDir: string
  readonly superuserPassword: string
  readonly logFile: string
  /** Off only for throw-away test servers. */
  readonly isDurable: boolean
  /** Connections at once; 120 unless said otherwise. */
  readonly maxConnections?: number | undefined
  readonly log: (message: string) => void
}

/** How to reach a running server: a socket folder, or a loopback port where a socket is not possible. */
export type ServerAddress = { readonly host: string; readonly port: number }

/** Name of the superuser of clusters we make. */
export const SUPERUSER = 'postgres'

/** A PostgreSQL URL for a role and database at an address; a socket's folder is passed as `host`, which node-postgres prefers. */
export function formatServerUrl(
  address: ServerAddress,
  role: { user: string; password: string },
  database: string,
): string {
  const login = `${encodeURIComponent(role.user)}:${encodeURIComponent(role.password)}`
  if (!address.host.startsWith('/')) return `postgresql://${login}@${address.host}:${address.port}/${database}`
  return `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(address.host)}&port=${address.port}`
}
