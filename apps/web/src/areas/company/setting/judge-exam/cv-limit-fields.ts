import { type CvLimitId, type CvLimits, cvLimitBounds, cvLimitIds } from '@candor/contract'

/** The fields as they are typed. */
type LimitTexts = Readonly<Record<CvLimitId, string>>

const ofEach = <T>(value: (id: CvLimitId) => T): Record<CvLimitId, T> => ({
  gapMonths: value('gapMonths'),
  overlapMonths: value('overlapMonths'),
  shortStayMonths: value('shortStayMonths'),
  shortStays: value('shortStays'),
})

export const formatLimits = (limits: CvLimits): LimitTexts => ofEach((id) => String(limits[id]))

function parseLimit(id: CvLimitId, text: string): number | null {
  const { min, max } = cvLimitBounds[id]
  const value = /^\d{1,3}$/u.test(text.trim()) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

/** The limits, or the fields that hold no whole number within their bounds. */
export function readLimits(texts: LimitTexts): { limits: CvLimits } | { wrong: ReadonlySet<CvLimitId> } {
  const wrong = new Set(cvLimitIds.filter((id) => parseLimit(id, texts[id]) === null))
  return wrong.size > 0 ? { wrong } : { limits: ofEach((id) => parseLimit(id, texts[id]) ?? cvLimitBounds[id].preset) }
}

export const isSame = (a: CvLimits, b: CvLimits): boolean => cvLimitIds.every((id) => a[id] === b[id])
