import type { CvModelEntry } from '../model'
import { rankOf, sideWork } from '../titles'
import { wordPattern } from '../words'
import { type CvAttribute, finding } from './finding'

const families: readonly (readonly [string, RegExp])[] = [
  ['data', wordPattern('data, machine learning, analytics, bi analyst, statistician, dữ liệu, phân tích dữ liệu')],
  ['design', wordPattern('designer, ux, ui, graphic, illustrator, thiết kế')],
  ['product', wordPattern('product, sản phẩm')],
  [
    'software',
    wordPattern(
      'software, developer, programmer, backend, back-end, frontend, front-end, full[- ]?stack, devops, sre, site reliability, infrastructure, web, mobile, android, ios, qa, tester, security, penetration, system, systems, lập trình viên, lập trình, phần mềm, kiểm thử, hệ thống, engineering manager, cto',
    ),
  ],
  [
    'finance',
    wordPattern(
      'accountant, accounting, finance, financial, auditor, audit, controller, treasury, bookkeeper, tax, cfo, banking, kế toán, tài chính, kiểm toán, ngân hàng, thuế',
    ),
  ],
  [
    'marketing',
    wordPattern('marketing, brand, content, seo, communications, pr, thương hiệu, truyền thông, nội dung, cmo'),
  ],
  ['sales', wordPattern('sales, account executive, account manager, business development, kinh doanh, bán hàng')],
  ['people', wordPattern('hr, human resources, recruiter, talent, people, nhân sự, tuyển dụng')],
  [
    'operations',
    wordPattern(
      'operations, logistics, supply chain, warehouse, procurement, buyer, vận hành, kho, mua hàng, cung ứng',
    ),
  ],
  ['teaching', wordPattern('teacher, lecturer, tutor, professor, trainer, giáo viên, giảng viên, gia sư')],
  ['health', wordPattern('nurse, doctor, physician, pharmacist, therapist, y tá, điều dưỡng, bác sĩ, dược sĩ')],
  ['law', wordPattern('lawyer, attorney, paralegal, legal, luật sư, pháp lý')],
  [
    'hospitality',
    wordPattern('waiter, waitress, barista, chef, cook, hotel, receptionist, phục vụ, đầu bếp, lễ tân, khách sạn'),
  ],
  ['research', wordPattern('research, researcher, scientist, nghiên cứu')],
  [
    'engineering',
    wordPattern('mechanical, electrical, civil, chemical, manufacturing, process engineer, cơ khí, xây dựng, điện'),
  ],
]

const familyOf = (title: string) => families.find(([, pattern]) => pattern.test(title))?.[0] ?? null

/** How much of the roles lies in one field, and whether two of them show results. */
export const strategicFocus: CvAttribute = ({ jobs, facts, context }) => {
  const known = jobs.flatMap((job) => {
    const family = familyOf(job.title)
    return family === null ? [] : [{ job, family }]
  })
  if (known.length < 2) return null
  const counts = new Map<string, number>()
  for (const { family } of known) counts.set(family, (counts.get(family) ?? 0) + 1)
  const [main, most] = [...counts].reduce((best, item) => (item[1] > best[1] ? item : best))
  const within = known.filter((item) => item.family === main).map(({ job }) => job)
  const outside = known.filter((item) => item.family !== main).map(({ job }) => job)
  if (most === 1) return finding(known.length >= 3 ? 1 : 2, [], known.map(({ job }) => job).slice(0, 3))
  const share = most / known.length
  const withResult = within.filter((job) => facts.some((fact) => fact.entry === job && fact.hasResult))
  const lines = context.model.lines.filter((line) => line.section === 'summary' || line.section === 'head')
  const isAimed = lines.some((line) => familyOf(line.text) === main)
  if (share < 0.5) return finding(2, within, outside)
  if (share < 0.8) return finding(3, within, outside)
  return finding(withResult.length >= 2 && isAimed ? 5 : 4, within, outside)
}

const yearsOfRapidGrowth = 6

function monthsBetween(first: CvModelEntry, last: CvModelEntry): number {
  return (last.from?.first ?? 0) - (first.from?.first ?? 0)
}

const reasonOfStep = wordPattern(
  'career change, by choice, own request, relocat[a-z]+, returned to, chuyển ngành, theo nguyện vọng, quay lại',
)

interface Ranked {
  readonly job: CvModelEntry
  readonly rank: number
}

function rankedJobs(jobs: readonly CvModelEntry[]): Ranked[] {
  return jobs.flatMap((job) => {
    const rank = rankOf(job.title)
    const isSide = sideWork.test(job.header) && rank !== 1
    return rank === null || isSide ? [] : [{ job, rank }]
  })
}

/** Jobs whose title is higher than every one before. */
function stepsOf(ranked: readonly Ranked[]): CvModelEntry[] {
  return ranked
    .filter(({ rank }, index) => index > 0 && ranked.slice(0, index).every((before) => before.rank < rank))
    .map(({ job }) => job)
}

/** Steps of titles on the ladder, in the order the jobs began. */
export const careerProgression: CvAttribute = ({ jobs, context }) => {
  const ranked = rankedJobs(jobs)
  const [first, last] = [ranked[0], ranked.at(-1)]
  if (first === undefined || last === undefined || ranked.length < 2) return null
  const steps = stepsOf(ranked)
  const both = [first.job, last.job]
  if (last.rank < first.rank) {
    const body = context.model.text.slice(last.job.start, last.job.bodyEnd)
    return steps.length > 0 || reasonOfStep.test(body) ? finding(2, both) : finding(1, [], both)
  }
  if (steps.length === 0) return finding(2, both)
  if (steps.length === 1) return finding(3, [first.job, ...steps])
  const isRapid = steps.length >= 3 && monthsBetween(first.job, last.job) <= yearsOfRapidGrowth * 12
  return finding(isRapid ? 5 : 4, [first.job, ...steps])
}
