/** The figures of the rules; a flag carries those it was raised by. */
export const cvLimits = {
  gapMonths: 6,
  /** Where only years are written: certain months without anything. */
  gapMonthsOfYears: 18,
  overlapMonths: 2,
  shortStayMonths: 12,
  shortStays: 3,
  shortStayYears: 5,
  claimedYears: 2,
  claimedPercent: 30,
  stepDown: 2,
  changeFactor: 3,
  copiedPercent: 60,
  leastChars: 200,
  oddGlyphPercent: 20,
} as const
