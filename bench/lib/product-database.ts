import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_ROLE, createPool, createWithActor, type WithActor } from '@candor/db'

export interface ProductDatabase {
  readonly appUrl: string
  readonly withActor: WithActor
  close(): Promise<void>
}

/** Opens the embedded database of a running product with its server's rights. */
export const openProductDatabase = (dataDir: string): ProductDatabase => {
  const { app }: { app: string } = JSON.parse(readFileSync(join(dataDir, 'database-secrets.json'), 'utf8'))
  // Line 4 of postmaster.pid is the port, line 5 the folder of the socket.
  const [, , , port = '', folder = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const login = `${encodeURIComponent(APP_ROLE)}:${encodeURIComponent(app)}`
  const host = folder === '' ? `127.0.0.1:${port}` : 'localhost'
  const socket = folder === '' ? '' : `?host=${encodeURIComponent(folder)}&port=${port}`
  const appUrl = `postgresql://${login}@${host}/candor${socket}`
  const pool = createPool(appUrl, { max: 2 })
  return { appUrl, withActor: createWithActor(pool), close: () => pool.end() }
}
