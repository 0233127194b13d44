import { describe, expect, test } from 'vitest'
import { formatCsvLine } from './csv'

describe('formatCsvLine', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'makes %j inert, because a spreadsheet would run it as a formula',
    (text) => {
      expect(formatCsvLine([text])).toBe(`"'${text}"\r\n`)
    },
  )
  test('quotes commas, line breaks and quotation marks, so that each text stays one cell', () => {
    expect(formatCsvLine(['a,b', 'say "hi"', 'two\nlines', ''])).toBe('"a,b","say ""hi""","two\nlines",""\r\n')
  })
  test('leaves other texts as they are', () => {
    expect(formatCsvLine(['Nguyễn Văn A', '2026-11-23T00:00:00.000Z'])).toBe(
      '"Nguyễn Văn A","2026-11-23T00:00:00.000Z"\r\n',
    )
  })
})
