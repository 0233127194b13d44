import { useFormatter } from 'use-intl'

interface DeadlineOptions {
  /** Of the month's name: `medium` where there is little room. */
  readonly dateStyle?: 'long' | 'medium'
}

/** The day of a promised date, and its time of day with the name of the reader's time zone: a day alone can be read as two. */
type Deadline = Readonly<Record<'due' | 'dueTime', string>>

export function useDeadline({ dateStyle = 'long' }: DeadlineOptions = {}): (instant: string) => Deadline {
  const format = useFormatter()
  return (instant) => {
    const at = new Date(instant)
    return {
      due: format.dateTime(at, { dateStyle }),
      dueTime: format.dateTime(at, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    }
  }
}
