import {
  type IntervieweeRow,
  type IntervieweeRowProblem,
  intervieweeLimits,
  isDisplayName,
  personLimits,
} from '@candor/contract'
import { canonicalEmail } from '../identity/email'
import { isFormulaCell, parseDelimited } from '../shared/csv'

export interface CheckedRows {
  readonly people: readonly { readonly email: string; readonly name: string }[]
  /** Rows that repeat an address. */
  readonly repeated: number
  /** Counted from 1. */
  readonly problems: readonly { readonly row: number; readonly reason: IntervieweeRowProblem }[]
}

const isName = (name: string): boolean => name.length <= intervieweeLimits.nameCharacters && isDisplayName(name)

const checkRow = (row: IntervieweeRow): { email: string; name: string } | IntervieweeRowProblem => {
  const name = row.name.trim()
  if (isFormulaCell(row.email) || isFormulaCell(name)) return 'formula'
  const email = row.email.length > personLimits.emailCharacters ? null : canonicalEmail(row.email)
  if (email === null) return 'email'
  return isName(name) ? { email, name } : 'name'
}

/** Checks each row for itself. The first row of an address counts. */
export const checkIntervieweeRows = (rows: readonly IntervieweeRow[]): CheckedRows => {
  const people = new Map<string, { email: string; name: string }>()
  const problems: { row: number; reason: IntervieweeRowProblem }[] = []
  let repeated = 0
  for (const [index, row] of rows.entries()) {
    const checked = checkRow(row)
    if (typeof checked === 'string') problems.push({ row: index + 1, reason: checked })
    else if (people.has(checked.email)) repeated += 1
    else people.set(checked.email, checked)
  }
  return { people: [...people.values()], repeated, problems }
}

const headers = {
  email: ['email', 'e-mail', 'email address', 'e-mail address', 'mail', 'địa chỉ email', 'thư điện tử'],
  name: ['name', 'full name', 'candidate', 'tên', 'họ tên', 'họ và tên', 'ứng viên'],
  first: ['first name', 'given name', 'firstname'],
  last: ['last name', 'family name', 'surname', 'lastname', 'họ'],
} as const

const findColumn = (cells: readonly string[], names: readonly string[]): number =>
  cells.findIndex((cell) => names.includes(cell.normalize('NFC').trim().toLowerCase()))

const withAngleBrackets = /^(.{0,200}?)<([^<>]{1,300})>$/u

/** "Linh Nguyễn <linh@example.org>", as mail programs copy it. */
const readAddress = (cell: string): IntervieweeRow => {
  const found = withAngleBrackets.exec(cell.trim())
  if (found === null) return { email: cell.trim(), name: '' }
  return { email: (found[2] ?? '').trim(), name: (found[1] ?? '').replaceAll('"', '').trim() }
}

const readTable = (lines: readonly (readonly string[])[]): IntervieweeRow[] => {
  const [header = [], ...rows] = lines
  const column = {
    email: findColumn(header, headers.email),
    name: findColumn(header, headers.name),
    first: findColumn(header, headers.first),
    last: findColumn(header, headers.last),
  }
  const cell = (row: readonly string[], index: number): string => row[index]?.trim() ?? ''
  return rows.map((row) => {
    const whole = cell(row, column.name)
    const name = whole === '' ? `${cell(row, column.first)} ${cell(row, column.last)}`.trim() : whole
    return { email: cell(row, column.email), name }
  })
}

/** A line without a header: addresses, each by itself or with the name in the cell after it or before it. */
const readLine = (cells: readonly string[]): IntervieweeRow[] => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const addresses = filled.filter((cell) => cell.includes('@'))
  if (addresses.length === 1 && filled.length === 2) {
    const [address = ''] = addresses
    const read = readAddress(address)
    return [{ email: read.email, name: read.name === '' ? (filled.find((cell) => cell !== address) ?? '') : read.name }]
  }
  return filled.map(readAddress)
}

const cutCell = (cell: string): string => cell.slice(0, intervieweeLimits.cellCharacters)

/**
 * The rows of a table, unchecked. One whose first line names its columns is read by them. A cell that is too long is cut: it stays too long
 * for an address or a name, so that its row is reported, and no other is refused with it.
 */
export const parseIntervieweeCells = (table: readonly (readonly string[])[]): IntervieweeRow[] => {
  const lines = table.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const hasHeader = findColumn(lines[0] ?? [], headers.email) !== -1
  const rows = hasHeader ? readTable(lines) : lines.flatMap(readLine)
  return rows.map(({ email, name }) => ({ email: cutCell(email), name: cutCell(name) }))
}

/** The rows of a pasted list or of a CSV file, unchecked. */
export const parseIntervieweeText = (text: string): IntervieweeRow[] => parseIntervieweeCells(parseDelimited(text))
