/** A month counted from year 0: `year * 12 + month - 1`. */
export type MonthIndex = number

/** `2019-03`, or `2019` where only the year is written. */
export function monthText(month: MonthIndex): string {
  return `${yearText(month)}-${String((month % 12) + 1).padStart(2, '0')}`
}

export function yearText(month: MonthIndex): string {
  return String(Math.floor(month / 12))
}

export function monthOf(year: number, month: number): MonthIndex {
  return year * 12 + month - 1
}

/** The month of a day such as `2026-11-22`. */
export function monthOfDay(day: string): MonthIndex {
  return monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
}
