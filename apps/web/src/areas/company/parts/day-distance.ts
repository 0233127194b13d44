/** Where the reader's day begins, `days` after the day of `at`. Days with a change of the clocks are not 24 hours long. */
export const findDayStart = (at: Date, days = 0): Date => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days)

const noonUtc = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), 12)

/** How many days of the reader's calendar lie between `now` and `at`: 0 is today, -1 yesterday. */
export const findDayDistance = (at: Date, now: Date): number => Math.round((noonUtc(at) - noonUtc(now)) / 86_400_000)
