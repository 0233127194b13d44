import { formatCsvLine } from '@candor/domain'
import type { FileOrder } from './file-order'
import { findFileSource, type MarkedSubmission } from './files/find-digital-source'
import { formatDay, formatMinute } from './files/format-time'
import { writeReport } from './files/report'
import { type Cell, type Column, listAnswerColumns, listSubmissionColumns } from './files/submission-rows'
import type { ExportPorts } from './ports'
import type { StoreWriter } from './store-writer'
import { fill } from './texts'
import { writeArchive } from './write-archive'
import { writeEvidence } from './write-evidence'

type Ports = Pick<ExportPorts, 'content' | 'records' | 'writeExport'>

/** Spreadsheets take a CSV file for UTF-8 only with this at its beginning. */
const byteOrderMark = '\uFEFF'

const formatCell = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'object' ? formatMinute(cell.atMs) : String(cell)
}

const readLine = <Row>(columns: readonly Column<Row>[], row: Row): Cell[] => columns.map(({ read }) => read(row))

const writeCsv = async ({ context, submissions }: FileOrder, out: StoreWriter): Promise<void> => {
  const columns = listSubmissionColumns(context)
  const write = (cells: readonly string[], start = ''): Promise<void> =>
    out.write(Buffer.from(start + formatCsvLine(cells)))
  await write(
    columns.map(({ title }) => title),
    byteOrderMark,
  )
  for await (const row of submissions()) await write(readLine(columns, row).map(formatCell))
}

const writeXlsx = async (ports: Ports, { context, submissions }: FileOrder, out: StoreWriter): Promise<void> => {
  const columns = listSubmissionColumns(context)
  const answerColumns = listAnswerColumns(context)
  const rows: Cell[][] = []
  const answers: Cell[][] = []
  for await (const submission of submissions()) {
    rows.push(readLine(columns, submission))
    answers.push(...submission.answers.map((answer) => readLine(answerColumns, { submission, answer })))
  }
  const { sheets } = context.texts
  const toSheet = (name: string, heads: readonly Omit<Column<never>, 'read'>[], lines: Cell[][]) => ({
    name,
    columns: heads.map(({ title, width }) => ({ title, width })),
    rows: lines,
  })
  const written = [toSheet(sheets.submissions, columns, rows), toSheet(sheets.answers, answerColumns, answers)]
  await ports.writeExport({ kind: 'write-workbook', sheets: written }, out.target)
}

const writePdf = async (ports: Ports, order: FileOrder, out: StoreWriter): Promise<void> => {
  const { context, submissions, language } = order
  const { report } = context.texts
  const reports = []
  const marked: MarkedSubmission[] = []
  for await (const submission of submissions()) {
    reports.push(writeReport(submission, context))
    marked.push({ assessment: submission.assessment, answers: submission.answers })
  }
  if (reports.length === 0) return
  const date = formatDay(context.copiedAtMs)
  await ports.writeExport(
    {
      kind: 'write-report',
      title: `${report.title} · ${date}`,
      language,
      createdAtMs: context.copiedAtMs,
      footer: fill(report.footer, { date }),
      missingNote: report.missing,
      digitalSource: findFileSource(marked),
      reports,
    },
    out.target,
  )
}

/** Writes the file of an export. */
export const writeFile = (ports: Ports, order: FileOrder, out: StoreWriter): Promise<void> => {
  switch (order.format) {
    case 'csv':
      return writeCsv(order, out)
    case 'xlsx':
      return writeXlsx(ports, order, out)
    case 'pdf':
      return writePdf(ports, order, out)
    case 'zip':
      return writeArchive(ports, order, out)
    case 'evidence':
      return writeEvidence(ports, order, out)
  }
}
