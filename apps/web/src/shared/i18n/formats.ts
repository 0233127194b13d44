/** What texts call `{date, date, medium}`: compiled texts bring no formats of their own. */
export const formats = {
  dateTime: { medium: { year: 'numeric', month: 'short', day: 'numeric' } },
} as const
