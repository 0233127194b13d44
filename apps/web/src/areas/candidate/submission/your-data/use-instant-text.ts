import { useFormatter } from 'use-intl'

/** A day and time with the name of the reader's time zone: the end of an undo can be read as another hour. */
export function useInstantText(): (instant: string) => string {
  const format = useFormatter()
  return (instant) =>
    format.dateTime(new Date(instant), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
}
