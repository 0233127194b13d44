import { zIntervieweeRow } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { checkIntervieweeRows, parseIntervieweeText } from './interviewee-rows'

describe('parseIntervieweeText', () => {
  test('reads a pasted list: one address a line, several in a line, and addresses with names', () => {
    const text = 'a@example.org\nb@example.org; c@example.org\r\n"Linh Nguyễn" <linh@example.org>\n\n'
    expect(parseIntervieweeText(text)).toEqual([
      { email: 'a@example.org', name: '' },
      { email: 'b@example.org', name: '' },
      { email: 'c@example.org', name: '' },
      { email: 'linh@example.org', name: 'Linh Nguyễn' },
    ])
  })
  test('reads a CSV file by the names of its columns, in any order, with quotes and a byte order mark', () => {
    const text = '\uFEFFFirst name,E-mail,Last name,City\r\nLinh,linh@example.org,"Nguyễn, Thị",Huế\r\n'
    expect(parseIntervieweeText(text)).toEqual([{ email: 'linh@example.org', name: 'Linh Nguyễn, Thị' }])
  })
  test('reads Vietnamese column names and cells separated by semicolons or tabs', () => {
    expect(parseIntervieweeText('Họ và tên;Email\nTrần Mai;mai@example.org')).toEqual([
      { email: 'mai@example.org', name: 'Trần Mai' },
    ])
    expect(parseIntervieweeText('Mai Trần\tmai@example.org')).toEqual([{ email: 'mai@example.org', name: 'Mai Trần' }])
  })
  test('cuts a cell that no request may hold, so that only its own row is reported', () => {
    const rows = parseIntervieweeText(`${'x'.repeat(5_000)}\nan@example.org, ${'y'.repeat(5_000)}\nmai@example.org`)
    expect(rows.filter((row) => !zIntervieweeRow.safeParse(row).success)).toEqual([])
    expect(checkIntervieweeRows(rows)).toMatchObject({
      people: [{ email: 'mai@example.org' }],
      problems: [
        { row: 1, reason: 'email' },
        { row: 2, reason: 'name' },
      ],
    })
  })
  test('finds nothing in an empty text', () => {
    expect(parseIntervieweeText(' \n\n')).toEqual([])
  })
})

describe('checkIntervieweeRows', () => {
  test('folds addresses that are spelled differently into the first row', () => {
    const rows = [
      { email: ' Linh@Example.org', name: 'Linh' },
      { email: 'linh@example.org', name: 'Other' },
    ]
    expect(checkIntervieweeRows(rows)).toEqual({
      people: [{ email: 'linh@example.org', name: 'Linh' }],
      repeated: 1,
      problems: [],
    })
  })
  test.each([
    ['email', { email: 'no address', name: '' }],
    ['email', { email: '', name: 'Linh' }],
    ['email', { email: 'a@example.org\u202e', name: '' }],
    ['formula', { email: '=cmd@example.org', name: '' }],
    ['formula', { email: 'a@example.org', name: '=HYPERLINK("x")' }],
    ['formula', { email: 'a@example.org', name: ' @SUM(1)' }],
    ['formula', { email: '+a@example.org', name: '' }],
    ['name', { email: 'a@example.org', name: 'Visit www.example.com' }],
    ['name', { email: 'a@example.org', name: 'x'.repeat(121) }],
  ] as const)('leaves out a row with a wrong %s and keeps the others', (reason, row) => {
    const good = { email: 'good@example.org', name: 'Good' }
    expect(checkIntervieweeRows([good, row])).toEqual({ people: [good], repeated: 0, problems: [{ row: 2, reason }] })
  })
})
