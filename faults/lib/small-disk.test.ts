import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountSmallDisk } from './small-disk'

test('a full disk rejects writes and keeps its files, and accepts writes again when freed', ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-disk-'))
  const disk = mountSmallDisk(join(folder, 'disk'), 4)
  if (typeof disk === 'string') {
    rmSync(folder, { recursive: true })
    return skip(disk)
  }
  const write = (name: string) => writeFileSync(join(disk.folder, name), Buffer.alloc(100_000, 7))
  try {
    write('before')
    disk.fill()
    expect(() => write('full')).toThrow('ENOSPC')
    expect(readFileSync(join(disk.folder, 'before')).length).toBe(100_000)
    disk.free()
    write('after')
  } finally {
    disk.remove()
  }
  expect(existsSync(disk.folder)).toBe(false)
  rmSync(folder, { recursive: true })
})
