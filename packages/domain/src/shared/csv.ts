/** W-20: a spreadsheet runs a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/

/** One cell, quoted; a text that a spreadsheet would run begins with an apostrophe instead. */
const formatCsvCell = (text: string): string => {
  const inert = formulaStart.test(text.trimStart()) || formulaStart.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** One line of a CSV file (RFC 4180), with its end. */
export const formatCsvLine = (cells: readonly string[]): string => `${cells.map(formatCsvCell).join(',')}\r\n`
