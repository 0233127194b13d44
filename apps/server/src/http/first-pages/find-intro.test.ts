import type { InterviewIntro } from '@candor/contract'
import { firstPageLimits } from '@candor/domain'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { quietLog } from '../../testing/quiet-log'
import { createTestClock } from '../../testing/test-deps'
import { createIntroReader } from './find-intro'
import { sampleIntro } from './testing/sample-intro'

const createReader = (read: (linkId: string) => Promise<InterviewIntro | null>, log = quietLog) => {
  const clock = createTestClock()
  const readIntro = vi.fn(read)
  return { clock, readIntro, find: createIntroReader({ clock, log }, readIntro) }
}

describe('the interview of a page', () => {
  test('is read once in a while for each link, also where the link opens nothing', async () => {
    const { clock, readIntro, find } = createReader(async (linkId) => (linkId === 'open' ? sampleIntro : null))
    expect(await Promise.all([find('open'), find('open'), find('closed'), find('closed')])).toEqual([
      sampleIntro,
      sampleIntro,
      null,
      null,
    ])
    clock.advance(firstPageLimits.introFreshMs - 1)
    await find('open')
    expect(readIntro).toHaveBeenCalledTimes(2)
    clock.advance(1)
    await find('open')
    expect(readIntro).toHaveBeenCalledTimes(3)
  })

  test('is not waited for when it is slow, and is there for the next page', async () => {
    let end: (intro: InterviewIntro) => void = () => undefined
    const { find } = createReader(
      () =>
        new Promise((resolve) => {
          end = resolve
        }),
    )
    expect(await find('slow')).toBeNull()
    end(sampleIntro)
    expect(await find('slow')).toEqual(sampleIntro)
  })

  test('is read for a few links at once', async () => {
    const { readIntro, find } = createReader(() => new Promise(() => undefined))
    await Promise.all(Array.from({ length: 10 }, (_, index) => find(`link-${index}`)))
    expect(readIntro).toHaveBeenCalledTimes(firstPageLimits.introsAtOnce)
  })

  test('is missing if it cannot be read, and the log says why', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => lines.push(line) })
    const { find } = createReader(() => Promise.reject(new Error('no database')), log)
    expect(await find('any')).toBeNull()
    expect(lines.join()).toContain('no database')
  })
})
