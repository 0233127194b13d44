import { describe, expect, it } from 'vitest'
import { checkDiskSpace, getDiskReserveBytes } from './disk-space'

const gb = 1e9
const mb = 1e6

describe('the reserve of a disk', () => {
  it.each([
    ['a large disk', 1_000 * gb, 50 * gb],
    ['a disk on which 2 GB are less than a tenth', 30 * gb, 2 * gb],
    ['a disk on which 2 GB would be too much', 10 * gb, gb],
    ['a disk of a few megabytes', 100 * mb, 10 * mb],
  ])('of %s leaves most of it to use', (_, totalBytes, reserveBytes) => {
    expect(getDiskReserveBytes(totalBytes)).toBe(reserveBytes)
  })
})

describe('the space of a disk', () => {
  it.each([
    [500 * gb, 'enough'],
    [100 * gb, 'enough'],
    [99 * gb, 'refusing'],
    [50 * gb, 'refusing'],
    [49 * gb, 'reserved'],
    [gb, 'reserved'],
    [0.2 * gb, 'exhausted'],
    [0, 'exhausted'],
  ])('with %d bytes free of 1 TB is %s', (freeBytes, space) => {
    expect(checkDiskSpace({ freeBytes, totalBytes: 1_000 * gb })).toBe(space)
  })

  it.each([
    [16 * mb, 'enough'],
    [14 * mb, 'refusing'],
    [9 * mb, 'reserved'],
    [mb, 'exhausted'],
  ])('with %d bytes free of 100 MB is %s', (freeBytes, space) => {
    expect(checkDiskSpace({ freeBytes, totalBytes: 100 * mb })).toBe(space)
  })

  it('follows a reserve that the operator set', () => {
    const disk = { freeBytes: 30 * gb, totalBytes: 100 * gb }
    expect([checkDiskSpace(disk), checkDiskSpace(disk, 40 * gb), checkDiskSpace(disk, 25 * gb)]).toEqual([
      'enough',
      'reserved',
      'refusing',
    ])
  })
})
