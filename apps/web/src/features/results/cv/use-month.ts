import { useFormatter } from 'use-intl'

const written = /^\d{4}(-\d{2})?$/

/** Formats `2019-03` or `2019` for readers. Returns anything else unchanged. */
export function useMonth(): (month: string) => string {
  const format = useFormatter()
  return (month) => {
    if (!written.test(month) || month.length === 4) return month
    return format.dateTime(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'short', timeZone: 'UTC' })
  }
}
