import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { reportFreeSpace } from './report-free-space'

const warning = 40
const error = 50

describe('reportFreeSpace', () => {
  test.each([
    [0.3, []],
    [0.07, [warning]],
    [0.04, [error]],
  ])('logs a free share of %d at the right level', async (share, levels) => {
    const lines: { level: number }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    await reportFreeSpace({ log }, async () => share)
    expect(lines.map(({ level }) => level)).toEqual(levels)
  })
})
