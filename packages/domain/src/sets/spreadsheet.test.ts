import { describe, expect, test } from 'vitest'
import { findFirstSheet, readSheetCells } from './spreadsheet'

const makeSheet = (...rows: readonly string[]) => `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
const read = (sheet: string, sharedStrings = '<sst/>', maxRows = 100) =>
  readSheetCells({ sheet, sharedStrings }, maxRows)

describe('readSheetCells', () => {
  test('reads shared texts, texts in the cell, numbers and empty cells at their columns', () => {
    const sharedStrings =
      '<sst><si><t>Email</t></si><si><r><t>Linh </t></r><r><rPr><b/></rPr><t xml:space="preserve">Nguyễn</t></r></si><si/></sst>'
    const sheet = makeSheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Họ và tên</t></is></c></row>',
      '<row r="3"><c r="B3" s="1"/><c r="C3" t="s"><v>1</v></c><c r="D3"><v>12.5</v></c><c r="E3" t="s"><v>2</v></c></row>',
    )
    expect(read(sheet, sharedStrings)).toEqual([
      ['Email', '', 'Họ và tên'],
      ['', '', 'Linh Nguyễn', '12.5', ''],
    ])
  })

  test('reads cells without a position one after another, and tags with a prefix', () => {
    const sheet =
      '<x:sheetData><x:row><x:c t="str"><x:v>a</x:v></x:c><x:c/><x:c><x:v>2</x:v></x:c></x:row></x:sheetData>'
    expect(read(sheet)).toEqual([['a', undefined, '2'].map((cell) => cell ?? '')])
  })

  test('takes the saved text of a formula, and never the formula', () => {
    const cell = '<c r="A1" t="str"><f>HYPERLINK("http://evil.example","x")</f><v>linh@example.org</v></c>'
    expect(read(makeSheet(`<row>${cell}<c r="B1"><f>1+1</f></c></row>`))).toEqual([['linh@example.org', '']])
  })

  test('decodes entities and folds line breaks, and expands no entity of the file', () => {
    const text = 'A &amp; B &lt;c&gt; &#7871; &#x1EC5; &#xFFFFFF;_x000D_\n&boom; &amp;lt;'
    const sheet = `<!DOCTYPE x [<!ENTITY boom "bang">]>${makeSheet(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`)}`
    expect(read(sheet)).toEqual([['A & B <c> ế ễ \uFFFD &boom; &lt;']])
  })

  test('leaves out how a word is pronounced', () => {
    const sharedStrings = '<sst><si><t>課</t><rPh sb="0" eb="1"><t>カ</t></rPh></si></sst>'
    expect(read(makeSheet('<row><c t="s"><v>0</v></c></row>'), sharedStrings)).toEqual([['課']])
  })

  test('stops after the allowed number of rows, and leaves out columns far to the right', () => {
    const row = '<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'
    expect(read(makeSheet(...Array.from({ length: 50 }, () => row)), '<sst/>', 7)).toEqual(
      Array.from({ length: 7 }, () => ['1']),
    )
  })

  test('throws where a cell names a text that the file does not have', () => {
    expect(() => read(makeSheet('<row><c t="s"><v>3</v></c></row>'))).toThrow(RangeError)
    expect(() => read(makeSheet('<row><c t="s"><v>toString</v></c></row>'))).toThrow(RangeError)
  })

  test.each([
    ['unclosed tags', '<c t="s">'],
    ['open brackets', '<'],
    ['a long tag', '<row a'],
    ['entities', '&#'],
  ])('reads a megabyte of %s without a row', (_name, part) => {
    expect(read(part.repeat(1_000_000 / part.length))).toEqual([])
  })
})

describe('findFirstSheet', () => {
  const relations =
    '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/><Relationship Id="rId2" Target="/xl/worksheets/other.xml"/></Relationships>'
  const find = (sheets: string) =>
    findFirstSheet({ workbook: `<workbook><sheets>${sheets}</sheets></workbook>`, relations })
  test('finds the first sheet in the order of the workbook, by a relative or an absolute path', () => {
    expect(find('<sheet name="a" sheetId="1" r:id="rId1"/><sheet name="b" r:id="rId2"/>')).toBe(
      'xl/worksheets/sheet1.xml',
    )
    expect(find('<sheet name="b" r:id="rId2"/><sheet name="a" r:id="rId1"/>')).toBe('xl/worksheets/other.xml')
  })
  test('leaves out hidden sheets', () => {
    expect(find('<sheet state="hidden" r:id="rId1"/><sheet r:id="rId2"/>')).toBe('xl/worksheets/other.xml')
    expect(find('<sheet state="veryHidden" r:id="rId1"/>')).toBeNull()
  })
  test('finds nothing in a workbook without a sheet or its relation', () => {
    expect(find('')).toBeNull()
    expect(find('<sheet r:id="rId9"/>')).toBeNull()
    expect(find('<sheet name="a"/>')).toBeNull()
  })
})
