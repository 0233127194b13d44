const pad = (value: number, length: number): string => String(value).padStart(length, '0')

/** The day of an instant in this browser's time zone, as a date field has it; empty: none. */
export function toDay(instant: string | null): string {
  if (instant === null) return ''
  const date = new Date(instant)
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`
}

/** The last millisecond of a day in this browser's time zone; null: no day, or not a whole one yet. */
export function toDayEnd(day: string): string | null {
  const end = new Date(`${day}T23:59:59.999`)
  return Number.isNaN(end.getTime()) ? null : end.toISOString()
}
