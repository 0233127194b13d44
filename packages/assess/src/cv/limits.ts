/** The figures of the rules that are the same for everybody; a flag carries those it was raised by. */
export const cvLimits = {
  /** Where only years are written: certain months without anything. */
  gapMonthsOfYears: 18,
  shortStayYears: 5,
  claimedYears: 2,
  claimedPercent: 30,
  /** Between a month that was said and the CV's. */
  saidMonths: 6,
  stepDown: 2,
  changeFactor: 3,
  copiedPercent: 60,
  leastChars: 200,
  oddGlyphPercent: 20,
} as const
