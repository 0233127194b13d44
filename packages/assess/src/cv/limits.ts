/** The rules' limits that are the same for every organization; a flag carries the limits that raised it. */
export const cvLimits = {
  /** Where only years are written: certain months without anything. */
  gapMonthsOfYears: 18,
  shortStayYears: 5,
  claimedYears: 2,
  claimedPercent: 30,
  /** Allowed difference between a month the candidate says and the CV's. */
  saidMonths: 6,
  stepDown: 2,
  changeFactor: 3,
  copiedPercent: 60,
  leastChars: 200,
  oddGlyphPercent: 20,
} as const
