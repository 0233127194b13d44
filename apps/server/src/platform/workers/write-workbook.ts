import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node'
import type { Sheet, SheetCell, XlsxTask } from './export-tasks'

/** The most characters that a cell may hold. */
const maxCellCharacters = 32_767
/** XML 1.0 has no way to write these. */
const unwritable = /(?![\n\r\t])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

const formatCell = (cell: SheetCell): Cell => {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  // Typed as a text: a spreadsheet shows `=1+1` and does not run it.
  if (typeof cell === 'string') {
    return { value: cell.replaceAll(unwritable, ' ').slice(0, maxCellCharacters), type: String, alignVertical: 'top' }
  }
  return { value: new Date(cell.atMs), type: Date, format: 'yyyy-mm-dd hh:mm' }
}

const formatSheet = ({ name, columns, rows }: Sheet) => {
  const titles: Row = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }))
  return {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    data: [titles, ...rows.map((row) => row.map(formatCell))],
    stickyRowsCount: 1,
  }
}

/** A workbook with one sheet for each of the task's. */
export const writeWorkbook = ({ sheets }: XlsxTask): Promise<Uint8Array> =>
  writeExcelFile(sheets.map(formatSheet)).toBuffer()
