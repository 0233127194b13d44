import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getErrorCode } from './errors'
import { syncFolder } from './sync-folder'

/** Passwords that only this data directory knows. */
export type Secrets = { readonly superuser: string; readonly migrator: string; readonly app: string }

const SECRETS_FILE = 'database-secrets.json'

/** The passwords kept in the data directory, or null before the first start. */
export function readSecrets(dataDir: string): Secrets | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(dataDir, SECRETS_FILE), 'utf8'))
    return isSecrets(parsed) ? parsed : null
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

/** Makes passwords and keeps them, readable by us only and on the disk before a server knows them. */
export function createSecrets(dataDir: string): Secrets {
  const secrets = { superuser: randomPassword(), migrator: randomPassword(), app: randomPassword() }
  writeDurably(join(dataDir, SECRETS_FILE), JSON.stringify(secrets))
  return secrets
}

/** Written to a temporary file, synced and renamed: after a power failure the whole file exists or none. */
function writeDurably(file: string, text: string): void {
  const partial = `${file}.${process.pid}.new`
  const fd = openSync(partial, 'w', 0o600)
  try {
    writeSync(fd, text)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(partial, file)
  syncFolder(dirname(file))
}

function randomPassword(): string {
  return randomBytes(24).toString('base64url')
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false
  const passwords = [getField(value, 'superuser'), getField(value, 'migrator'), getField(value, 'app')]
  return passwords.every((password) => typeof password === 'string' && password !== '')
}

function getField(value: object, name: string): unknown {
  return Object.entries(value).find(([key]) => key === name)?.[1]
}
