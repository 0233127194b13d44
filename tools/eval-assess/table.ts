/** One figure: our result, the result of a naive baseline, and the aim. */
export interface EvalRow {
  readonly measure: string
  /** Null if the figure could not be measured. The table shows that and never counts it as met. */
  readonly ours: number | null
  readonly naive: number | null
  readonly aim: Aim | null
  /** Number of items behind the figure. */
  readonly n: number
  /** Decimals shown; 2 by default. */
  readonly decimals?: number
}

export interface Aim {
  readonly at: 'least' | 'most'
  readonly value: number
}

export interface EvalTable {
  readonly set: string
  readonly part: string
  readonly rows: readonly EvalRow[]
  /** What a reader must know to read the figures: left-out items, definitions. */
  readonly notes: readonly string[]
}

export const atLeast = (value: number): Aim => ({ at: 'least', value })
export const atMost = (value: number): Aim => ({ at: 'most', value })

/** Whether the unrounded figure reaches the aim. Null without an aim. */
export function isMet(row: EvalRow): boolean | null {
  if (row.aim === null) return null
  if (row.ours === null) return false
  return row.aim.at === 'least' ? row.ours >= row.aim.value : row.ours <= row.aim.value
}

/** Formats the table as GitHub Markdown, ready for the documents. */
export function formatTable(table: EvalTable): string {
  const lines = table.rows.map((row) => `| ${formatCells(row).join(' | ')} |`)
  return [
    `Set ${table.set}, part ${table.part}`,
    '',
    '| measure | ours | naive | aim | met | n |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    ...table.notes.map((note) => `- ${note}`),
  ].join('\n')
}

function formatCells(row: EvalRow): string[] {
  const decimals = row.decimals ?? 2
  const formatValue = (value: number | null): string => (value === null ? 'not taken' : value.toFixed(decimals))
  const met = isMet(row)
  return [
    row.measure,
    formatValue(row.ours),
    row.naive === null ? '-' : formatValue(row.naive),
    row.aim === null ? '-' : `${row.aim.at === 'least' ? '>=' : '<='} ${formatValue(row.aim.value)}`,
    met === null ? '-' : met ? 'yes' : 'no',
    String(row.n),
  ]
}
