import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDataDir, privateFileMode, writeDurably } from '../durable-file'
import { type Env, StartError } from '../settings/env'

/** The installation's secret: set in production, otherwise made once and kept beside the data, readable by its owner only. */
export const loadSecret = async (env: Env): Promise<string> => {
  if (env.SECRET !== undefined) return env.SECRET
  const path = join(env.dataDir, 'secret')
  const stored = await readFile(path, 'utf8').catch(() => null)
  if (stored !== null && stored.trim().length >= 32) return stored.trim()
  const made = randomBytes(32).toString('base64url')
  await writeDurably(path, `${made}\n`)
  return made
}

export const prepareDataDir = async (env: Env): Promise<void> => {
  const probe = join(env.dataDir, '.writable')
  try {
    await createDataDir(env.dataDir)
    await writeFile(probe, '', { mode: privateFileMode })
  } catch {
    throw new StartError(
      `The data directory ${env.dataDir} can't be written to: check its permissions or set DATA_DIR.`,
    )
  }
}

export const createKeyedHash =
  (secret: string) =>
  (purpose: string, value: string): string =>
    createHmac('sha256', secret).update(`${purpose}\u0000${value}`).digest('hex')

export const newId = (): string => randomUUID()
export const newToken = (sizeBytes: number): string => randomBytes(sizeBytes).toString('base64url')
