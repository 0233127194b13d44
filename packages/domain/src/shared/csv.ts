/** W-20: a spreadsheet runs a cell that begins with one of these as a formula. Some also run the full-width forms. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Whether a spreadsheet would run the text. */
export const isFormulaCell = (text: string): boolean => formulaStart.test(text.trimStart()) || formulaStart.test(text)

/** One cell, quoted; a text that a spreadsheet would run begins with an apostrophe instead. */
const formatCsvCell = (text: string): string => {
  const inert = isFormulaCell(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** One line of a CSV file (RFC 4180), with its end. */
export const formatCsvLine = (cells: readonly string[]): string => `${cells.map(formatCsvCell).join(',')}\r\n`

/** What separates cells: a tab, as spreadsheets copy it, else a semicolon or a comma. The first line decides where it has one. */
const findSeparator = (text: string): string => {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const inFirstLine = ['\t', ';', ','].find((separator) => firstLine.includes(separator))
  return inFirstLine ?? (text.includes(';') ? ';' : ',')
}

/** One cell with what ends it. A quote counts at the start of a cell, as in `"Mai" <mai@example.org>`, and only if it is closed. */
const createCellPattern = (separator: string): RegExp =>
  new RegExp(
    ` *"(?<quoted>(?:[^"]|"")*)"(?<rest>[^"${separator}\r\n]*)(?<end>${separator}|\r\n|\r|\n|$)|(?<plain>[^${separator}\r\n]*)(?<plainEnd>${separator}|\r\n|\r|\n|$)`,
    'gu',
  )

const readCell = (groups: Readonly<Record<string, string | undefined>>): string =>
  groups.quoted === undefined ? (groups.plain ?? '') : groups.quoted.replaceAll('""', '"') + (groups.rest ?? '')

/** The lines and cells of a text by RFC 4180. */
export const parseDelimited = (given: string): string[][] => {
  const text = given.replace(/^\uFEFF/, '')
  const separator = findSeparator(text)
  const lines: string[][] = [[]]
  for (const { groups = {} } of text.matchAll(createCellPattern(separator))) {
    lines.at(-1)?.push(readCell(groups))
    const end = groups.end ?? groups.plainEnd ?? ''
    if (end !== separator && end !== '') lines.push([])
  }
  return lines
}
