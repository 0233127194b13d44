/** A month counted from year 0: `year * 12 + month - 1`. */
export type MonthIndex = number

/** `2019-03`, or `2019` where only the year is written. */
export function formatMonth(month: MonthIndex): string {
  return `${formatYear(month)}-${String((month % 12) + 1).padStart(2, '0')}`
}

export function formatYear(month: MonthIndex): string {
  return String(Math.floor(month / 12))
}

export function toMonthIndex(year: number, month: number): MonthIndex {
  return year * 12 + month - 1
}

/** The month of a day such as `2026-11-22`. */
export function parseMonth(day: string): MonthIndex {
  return toMonthIndex(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
}
