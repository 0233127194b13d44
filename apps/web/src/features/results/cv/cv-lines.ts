import { type Assessment, cvDims, cvSourceId } from '@candor/contract'
import type { CvPlace } from '../result-view'

export interface CvLine extends CvPlace {
  readonly quote: string
}

/** Lists every CV line behind a level or a remark, once each and in the CV's order. */
export function cvLines({ dims, redFlags }: Pick<Assessment, 'dims' | 'redFlags'>): CvLine[] {
  const all: CvLine[] = [
    ...cvDims.flatMap((id) => dims[id].evidence.filter(({ answerId }) => answerId === cvSourceId)),
    ...redFlags.flatMap(({ quotes }) => quotes),
  ].map(({ start, end, quote }) => ({ start, end, quote }))
  const once = new Map(all.map((line) => [`${line.start} ${line.end}`, line]))
  return [...once.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Private-use glyphs of a font, mostly bullets, which no other font can draw. */
export const drawable = (quote: string): string => quote.replaceAll(/\p{Co}/gu, '•')

/** Whether two ranges of the CV overlap. */
export const overlaps = (a: CvPlace, b: CvPlace): boolean => a.start < b.end && b.start < a.end
