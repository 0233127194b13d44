import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock'
import { createClipDisk } from './clip-disk'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-clips-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('clips can be read by the server’s account only, whatever the umask', async () => {
  const directory = join(root, 'voice-cache')
  const warnings: unknown[] = []
  const deps = { clock: systemClock, newId: () => 'id', log: { warn: (details: unknown) => warnings.push(details) } }
  const before = process.umask(0)
  try {
    const disk = createClipDisk(deps, { directory, maxBytes: 1_000 })
    await disk.keep('clip', { mime: 'audio/wav', durationMs: 10, bytes: new Uint8Array([1, 2, 3]) })
  } finally {
    process.umask(before)
  }
  expect(warnings).toEqual([])
  const modes = await Promise.all([stat(directory), stat(join(directory, 'clip.clip'))])
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600'])
})
