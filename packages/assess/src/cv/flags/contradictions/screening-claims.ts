import type { AssessScreening } from '../../../input'
import type { Claim } from './claim'

const asksForYears = /years? of (?:\p{L}+ ){0,2}experience|(?:số|bao nhiêu|mấy) năm kinh nghiệm/iu
/** All years: the question names no field. */
const asksForAll =
  /^\s{0,16}(?:how many )?years? of (?:work |working |professional |total )?experience(?: do you have)?(?: in total)?\s{0,16}[?:]?\s{0,16}$|^\s{0,16}(?:tổng )?(?:số năm kinh nghiệm(?: làm việc)?|bạn có (?:bao nhiêu|mấy) năm kinh nghiệm(?: làm việc)?)\s{0,16}[?:]?\s{0,16}$/iu
const aNumber = /^\s{0,16}(\d{1,2})\s{0,16}(?:years?|năm)?\s{0,16}\.?\s{0,16}$/iu

/** "How many years of experience do you have?" with a number for its answer. */
export function parseScreeningYears({ label, value }: AssessScreening): Claim[] {
  const years = aNumber.exec(value)?.[1]
  if (years === undefined || !asksForYears.test(label)) return []
  const claim = { kind: 'years', start: 0, end: value.length, employer: null, from: null, to: null } as const
  return [{ ...claim, years: Number(years), isOfRole: !asksForAll.test(label) }]
}
