const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** The last instant of a day of this device's calendar ('2026-11-21', as a date field has it); null: no such day. */
export function endOfDay(day: string): Date | null {
  const [, year, month, date] = (pattern.exec(day) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const end = new Date(year, month - 1, date, 23, 59, 59, 999)
  return end.getMonth() === month - 1 && end.getDate() === date ? end : null
}

/** The day of an instant in this device's calendar, as a date field has it. */
export function formatDay(instantMs: number): string {
  const at = new Date(instantMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
