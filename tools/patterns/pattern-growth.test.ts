import { expect, test } from 'vitest'
import { collectPatterns, type Pattern } from './collect-patterns'
import { type HostileText, listHostileTexts } from './hostile-texts'

/** The longest text that a pattern may meet: a CV or a job description. */
const limitChars = 60_000
const screenChars = 2_500
/** Linear patterns need far less for the short text, a quadratic one far more. */
const suspectMs = 8
/** Over the longest text, in CPU time. A linear pattern needs milliseconds, a quadratic one many seconds. */
const boundMs = 4_000
/** Four times the text: 4 where the time is linear, 16 where it is quadratic. */
const maxGrowth = 8
const repeats = 3

/** CPU milliseconds of this process: time in which others run does not count. */
function measureCpuMs(pattern: RegExp, text: string): number {
  const before = process.cpuUsage()
  if (pattern.global) for (const match of text.matchAll(pattern)) void match
  else pattern.test(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const measureLeastMs = (pattern: RegExp, text: string): number =>
  Math.min(...Array.from({ length: repeats }, () => measureCpuMs(pattern, text)))

/** Expected CPU time over the longest text if the cost grows as it did; null where it is linear or small. */
function findExcess({ source, flags }: Pattern, { build }: HostileText): number | null {
  const pattern = new RegExp(source, flags)
  if (measureCpuMs(pattern, build(screenChars)) < suspectMs) return null
  const small = measureLeastMs(pattern, build(screenChars))
  const large = measureLeastMs(pattern, build(4 * screenChars))
  const growth = large / Math.max(small, 1)
  if (growth < maxGrowth) return null
  const expectedMs = large * (limitChars / (4 * screenChars)) ** 2
  return expectedMs > boundMs ? Math.round(expectedMs) : null
}

test('every pattern of assess and ai needs linear CPU time for hostile texts, or little', async () => {
  const { patterns, unreached } = await collectPatterns()
  expect(unreached).toEqual([])
  expect(patterns.length).toBeGreaterThan(500)
  const slow = patterns.flatMap((pattern) =>
    listHostileTexts(pattern.source).flatMap((text) => {
      const expectedMs = findExcess(pattern, text)
      return expectedMs === null ? [] : [`${pattern.place}: ${text.name}: ${expectedMs} ms`]
    }),
  )
  expect(slow).toEqual([])
}, 120_000)
