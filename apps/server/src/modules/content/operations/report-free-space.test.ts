import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { reportFreeSpace } from './report-free-space'

const warning = 40
const error = 50

describe('reportFreeSpace', () => {
  test.each([
    ['enough', []],
    ['refusing', [warning]],
    ['reserved', [error]],
    ['exhausted', [error]],
  ] as const)('logs a disk with %s space at the right level', async (space, levels) => {
    const lines: { level: number }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    await reportFreeSpace({ log }, async () => space)
    expect(lines.map(({ level }) => level)).toEqual(levels)
  })
})
