import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, createFileAppendStore } from '@candor/media'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from './clock'
import { restrictPermissions } from './file-permissions'
import { prepareDataDir } from './secrets/secrets'
import { loadStoreId } from './secrets/store-id'
import { readEnv } from './settings/env'

let root = ''
let dataDir = ''
let maskBefore = 0
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-modes-'))
  dataDir = join(root, 'data')
  maskBefore = process.umask(0)
})
afterEach(async () => {
  process.umask(maskBefore)
  await rm(root, { recursive: true, force: true })
})

const readMode = async (path: string): Promise<number> => (await stat(path)).mode & 0o777
const dataDirMode = process.getuid?.() === 0 ? 0o711 : 0o700

/** Paths below the data directory that another account could read or write, with their modes in octal. */
const listOpenPaths = async (): Promise<string[]> => {
  const found: string[] = []
  for (const name of await readdir(dataDir, { recursive: true })) {
    const facts = await stat(join(dataDir, name))
    const mode = facts.mode & 0o777
    if (mode !== (facts.isDirectory() ? 0o700 : 0o600)) found.push(`${name} ${mode.toString(8)}`)
  }
  return found.sort()
}

const fillStore = async (): Promise<void> => {
  const bytes = new Uint8Array([1, 2, 3])
  const store = createFileAppendStore({ directory: join(dataDir, 'media'), nowMs: systemClock.nowMs })
  await store.recover()
  await store.create('a')
  await store.append({ key: 'a', offset: 0, bytes, crc32: crc32(bytes) })
  await store.close()
}

describe('the permissions of the data directory', () => {
  test('everything that a first start creates can be read by the server’s account only, whatever the umask', async () => {
    await prepareDataDir(readEnv({ DATA_DIR: dataDir }))
    await loadStoreId(dataDir)
    await fillStore()
    expect(await listOpenPaths()).toEqual([])
    expect((await readdir(join(dataDir, 'media'))).sort()).toEqual(['a.bin', 'a.idx', 'a.json'])
    expect(await readMode(dataDir)).toBe(dataDirMode)
  })

  test('a data directory of an earlier version becomes private at the first start, and is not walked again', async () => {
    await mkdir(join(dataDir, 'derived', 'organization'), { recursive: true })
    await writeFile(join(dataDir, 'derived', 'organization', 'video.webm'), 'video')
    await writeFile(join(dataDir, 'secret'), 'secret')
    await fillStore()
    await chmod(join(dataDir, 'media', 'a.bin'), 0o644)
    await chmod(join(dataDir, 'media'), 0o755)
    expect(await restrictPermissions(dataDir)).toBe(7)
    expect(await listOpenPaths()).toEqual([])
    expect(await readMode(dataDir)).toBe(dataDirMode)
    await chmod(join(dataDir, 'media', 'a.bin'), 0o644)
    expect(await restrictPermissions(dataDir)).toBe(0)
  })

  test('the walk leaves PostgreSQL’s files and whatever a link points to alone', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true, mode: 0o750 })
    await mkdir(join(dataDir, 'media'))
    await writeFile(join(root, 'elsewhere'), '', { mode: 0o644 })
    await symlink(join(root, 'elsewhere'), join(dataDir, 'media', 'link'))
    await restrictPermissions(dataDir)
    expect(await readMode(join(dataDir, 'postgres'))).toBe(0o750)
    expect(await readMode(join(root, 'elsewhere'))).toBe(0o644)
  })
})
