import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CvDate } from './date-mention'
import { detectDayOrder } from './find-date-mentions'
import { findRanges } from './find-date-ranges'
import { formatMonth, toMonthIndex } from './month'

const formatEdge = (date: CvDate | null) => {
  if (date === null) return '-'
  const [first, last] = [formatMonth(date.first), formatMonth(date.last)]
  return first === last ? first : `${first}/${last}`
}
/** `from > to` of the only range in the line; years and quarters with both their ends. */
const readRange = (line: string) =>
  findRanges(line, 'dmy')
    .map(
      (range) =>
        `${formatEdge(range.from)} > ${range.isCurrent ? 'now' : formatEdge(range.to)}${range.isSingle ? ' single' : ''}`,
    )
    .join(' | ')

const full = '2019-03 > 2020-11'
const openEnded = '2019-03 > now'
const years = '2019-01/2019-12 > 2020-01/2020-12'
const openYear = '2019-01/2019-12 > now'

/** Every written form of the same period. */
const writtenForms: readonly (readonly [string, readonly string[]])[] = [
  [
    full,
    [
      'Mar 2019 - Nov 2020',
      'Mar. 2019 – Nov. 2020',
      'March 2019 — November 2020',
      'MARCH 2019 – NOVEMBER 2020',
      'March, 2019 to November, 2020',
      'from March 2019 until November 2020',
      'March of 2019 through November of 2020',
      'between March 2019 and November 2020',
      "Mar '19 - Nov '20",
      'Mar ’19 – Nov ’20',
      'Mar-2019 - Nov-2020',
      'Mar/2019 – Nov/2020',
      'Mar2019-Nov2020',
      'Mar. 2019 Nov. 2020',
      '03/2019 - 11/2020',
      '3/2019-11/2020',
      '03.2019 – 11.2020',
      '03-2019 – 11-2020',
      '2019.03 - 2020.11',
      '2019/03–2020/11',
      '2019-03 – 2020-11',
      '2019-03-01 to 2020-11-30',
      '15/03/2019 - 20/11/2020',
      '03/15/2019 - 11/20/2020',
      '15.03.2019 – 20.11.2020',
      '15 March 2019 - 20 November 2020',
      'March 15, 2019 – November 20, 2020',
      '15th March 2019 – 20th November 2020',
      '(03/2019 - 11/2020)',
      'Acme, Mar 2019 – Nov 2020, Berlin',
      'Mar 2019 -> Nov 2020',
      'Mar 2019 → Nov 2020',
      'Mar 2019 ~ Nov 2020',
      'Mar 2019 − Nov 2020',
      'early March 2019 to end of November 2020',
      "03/'19 – 11/'20",
      '03/19 - 11/20',
      'Mar 19 – Nov 20',
      'tháng 3/2019 - tháng 11/2020',
      'Tháng 03/2019 – Tháng 11/2020',
      'Từ tháng 3/2019 đến tháng 11/2020',
      'từ tháng 3 năm 2019 đến tháng 11 năm 2020',
      'tháng 3 năm 2019 đến hết tháng 11 năm 2020',
      'T3/2019 - T11/2020',
      'T3.2019 – T11.2020',
      'Th3 2019 – Th11 2020',
      'Thg 3, 2019 - Thg 11, 2020',
      'tháng ba 2019 – tháng mười một năm 2020',
      'ngày 1 tháng 3 năm 2019 đến ngày 30 tháng 11 năm 2020',
      'thang 3/2019 den thang 11/2020',
      '3/2019 đến 11/2020',
      '03/2019 tới 11/2020',
    ],
  ],
  [
    openEnded,
    [
      'Mar 2019 – Present',
      'Mar 2019 - present day',
      'Mar. 2019 Present',
      '03/2019 - now',
      '03/2019 to current',
      '03/2019 – currently',
      'March 2019 to date',
      'March 2019 – today',
      'March 2019 - ongoing',
      'March 2019 -',
      'March 2019 – ',
      'since March 2019',
      'Since 03/2019',
      'from March 2019',
      '03/2019 - Hiện tại',
      '03/2019 – hiện nay',
      'T3/2019 - nay',
      'tháng 3/2019 đến nay',
      'từ tháng 3/2019',
      'kể từ tháng 3/2019',
      'Từ 03/2019 đến nay',
      '2019.03 ~ present',
    ],
  ],
  [
    years,
    [
      '2019 - 2020',
      '2019–2020',
      '2019 to 2020',
      'from 2019 to 2020',
      '(2019-2020)',
      '2019 2020',
      '2019-20',
      '2019/20',
      "'19 - '20",
      'năm 2019 – năm 2020',
      'từ 2019 đến 2020',
      'Trường Đại học, 2019 - 2020',
    ],
  ],
  [openYear, ['2019 – Present', '2019-', '2019 – ', 'since 2019', 'từ 2019', 'từ năm 2019', '2019 – nay', "'19 – now"]],
  [
    '2020-01/2020-03 > 2021-07/2021-09',
    ['Q1 2020 - Q3 2021', '1Q2020–3Q2021', '2020 Q1 – 2021 Q3', 'quý I/2020 - quý III/2021'],
  ],
  [
    '2019-06/2019-08 > 2020-09/2020-11',
    ['Summer 2019 – Fall 2020', 'summer 2019 to autumn 2020', 'mùa hè 2019 - mùa thu 2020'],
  ],
  [
    '2019-03 > 2019-08',
    ['Mar – Aug 2019', 'March-August 2019', '03-08/2019', 'T3 - T8/2019', 'từ tháng 3 đến tháng 8/2019'],
  ],
  ['2019-11 > 2020-02', ['Nov – Feb 2020', 'từ tháng 11 đến tháng 2/2020']],
  ['2010-01/2010-12 > 2011-01/2011-12', ['2010-11', '2010/11']],
  ['- > 2019-01/2019-12 single', ['Winner, 2019', 'Award of the year 2019']],
  ['- > 2019-01/2019-12', ['until 2019', 'đến 2019']],
  [
    '',
    [
      'saved 120,000 USD',
      'version 3.2',
      'team of 12',
      'grew to 2,019 users',
      '2019% more',
      'ISO 27001',
      'call 0901 234 567',
      '',
    ],
  ],
]

describe('date ranges as people write them', () => {
  it.each(writtenForms.flatMap(([expected, lines]) => lines.map((line) => [line, expected] as const)))(
    'reads “%s” as %s',
    (line, expected) => {
      expect(readRange(line)).toBe(expected)
    },
  )
  it('knows more than eighty forms', () => {
    expect(writtenForms.flatMap(([, lines]) => lines).length).toBeGreaterThan(80)
  })
  it('finds each range in a line with several', () => {
    expect(readRange('Tester Sep. 2013, Mar. 2011 Oct. 2011')).toBe('- > 2013-09 single | 2011-03 > 2011-10')
  })
  it('decides the order of day and month by a figure above 12 in the document, else by the language', () => {
    const start = (line: string, text: string) =>
      formatEdge(findRanges(line, detectDayOrder(text, 'mdy'))[0]?.from ?? null)
    expect(start('03/04/2019 - 05/06/2020', '')).toBe('2019-03')
    expect(start('03/04/2019 - 05/06/2020', 'born 25/12/1990')).toBe('2019-04')
    expect(findRanges('03/04/2019 - 05/06/2020', 'dmy')[0]?.confidence).toBe('low')
  })
  it('marks an end date that is only expected', () => {
    expect(findRanges('2023 – Expected 2027', 'dmy')[0]?.isExpected).toBe(true)
  })
})

describe('date ranges of any line', () => {
  const month = fc.record({ year: fc.integer({ min: 1950, max: 2049 }), month: fc.integer({ min: 1, max: 12 }) })
  const pad = (value: number) => String(value).padStart(2, '0')
  it('returns the months that the line was written with', () => {
    fc.assert(
      fc.property(month, month, fc.constantFrom(' - ', '–', ' to ', ' đến '), (from, to, between) => {
        const line = `${pad(from.month)}/${from.year}${between}${pad(to.month)}/${to.year}`
        const [range] = findRanges(line, 'dmy')
        expect([range?.from?.first, range?.to?.first]).toEqual([
          toMonthIndex(from.year, from.month),
          toMonthIndex(to.year, to.month),
        ])
      }),
      { numRuns: 200 },
    )
  })
  it('never throws, and returns ranges that follow each other within the line', () => {
    const piece = fc.constantFrom(
      '2019',
      '03/',
      '-',
      '–',
      ' ',
      'Mar',
      "'",
      'to',
      'nay',
      'T',
      'tháng',
      '.',
      '13',
      'Q1',
      'present',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (line) => {
          let at = 0
          for (const range of findRanges(line, 'mdy')) {
            expect(range.start).toBeGreaterThanOrEqual(at)
            expect(range.end).toBeGreaterThan(range.start)
            at = range.end
          }
          expect(at).toBeLessThanOrEqual(line.length)
        },
      ),
      { numRuns: 300 },
    )
  })
})
