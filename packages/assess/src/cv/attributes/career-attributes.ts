import type { CvModelEntry } from '../model'
import { findTitleRank, sideJob } from '../titles'
import { buildWordPattern } from '../words'
import { buildFinding, type CvAttribute } from './finding'

const jobFamilies: readonly (readonly [string, RegExp])[] = [
  ['data', buildWordPattern('data, machine learning, analytics, bi analyst, statistician, dữ liệu, phân tích dữ liệu')],
  ['design', buildWordPattern('designer, ux, ui, graphic, illustrator, thiết kế')],
  ['product', buildWordPattern('product, sản phẩm')],
  [
    'software',
    buildWordPattern(
      'software, developer, programmer, backend, back-end, frontend, front-end, full[- ]?stack, devops, sre, site reliability, infrastructure, web, mobile, android, ios, qa, tester, security, penetration, system, systems, lập trình viên, lập trình, phần mềm, kiểm thử, hệ thống, engineering manager, cto',
    ),
  ],
  [
    'finance',
    buildWordPattern(
      'accountant, accounting, finance, financial, auditor, audit, controller, treasury, bookkeeper, tax, cfo, banking, kế toán, tài chính, kiểm toán, ngân hàng, thuế',
    ),
  ],
  [
    'marketing',
    buildWordPattern('marketing, brand, content, seo, communications, pr, thương hiệu, truyền thông, nội dung, cmo'),
  ],
  ['sales', buildWordPattern('sales, account executive, account manager, business development, kinh doanh, bán hàng')],
  ['people', buildWordPattern('hr, human resources, recruiter, talent, people, nhân sự, tuyển dụng')],
  [
    'operations',
    buildWordPattern(
      'operations, logistics, supply chain, warehouse, procurement, buyer, vận hành, kho, mua hàng, cung ứng',
    ),
  ],
  ['teaching', buildWordPattern('teacher, lecturer, tutor, professor, trainer, giáo viên, giảng viên, gia sư')],
  ['health', buildWordPattern('nurse, doctor, physician, pharmacist, therapist, y tá, điều dưỡng, bác sĩ, dược sĩ')],
  ['law', buildWordPattern('lawyer, attorney, paralegal, legal, luật sư, pháp lý')],
  [
    'hospitality',
    buildWordPattern('waiter, waitress, barista, chef, cook, hotel, receptionist, phục vụ, đầu bếp, lễ tân, khách sạn'),
  ],
  ['research', buildWordPattern('research, researcher, scientist, nghiên cứu')],
  [
    'engineering',
    buildWordPattern(
      'mechanical, electrical, civil, chemical, manufacturing, process engineer, cơ khí, xây dựng, điện',
    ),
  ],
]

const classifyFamily = (title: string) => jobFamilies.find(([, pattern]) => pattern.test(title))?.[0] ?? null

/** The share of roles in one field, and whether two of them show results. */
export const scoreStrategicFocus: CvAttribute = ({ jobs, facts, context }) => {
  const known = jobs.flatMap((job) => {
    const family = classifyFamily(job.title)
    return family === null ? [] : [{ job, family }]
  })
  if (known.length < 2) return null
  const counts = new Map<string, number>()
  for (const { family } of known) counts.set(family, (counts.get(family) ?? 0) + 1)
  const [main, most] = [...counts].reduce((best, item) => (item[1] > best[1] ? item : best))
  const within = known.filter((item) => item.family === main).map(({ job }) => job)
  const outside = known.filter((item) => item.family !== main).map(({ job }) => job)
  if (most === 1) return buildFinding(known.length >= 3 ? 1 : 2, [], known.map(({ job }) => job).slice(0, 3))
  const share = most / known.length
  const withResult = within.filter((job) => facts.some((fact) => fact.entry === job && fact.hasResult))
  const lines = context.model.lines.filter((line) => line.section === 'summary' || line.section === 'head')
  const isFocused = lines.some((line) => classifyFamily(line.text) === main)
  if (share < 0.5) return buildFinding(2, within, outside)
  if (share < 0.8) return buildFinding(3, within, outside)
  return buildFinding(withResult.length >= 2 && isFocused ? 5 : 4, within, outside)
}

const rapidGrowthYears = 6

function countMonthsBetween(first: CvModelEntry, last: CvModelEntry): number {
  return (last.from?.first ?? 0) - (first.from?.first ?? 0)
}

const stepDownReason = buildWordPattern(
  'career change, by choice, own request, relocat[a-z]+, returned to, chuyển ngành, theo nguyện vọng, quay lại',
)

interface RankedJob {
  readonly job: CvModelEntry
  readonly rank: number
}

function rankJobs(jobs: readonly CvModelEntry[]): RankedJob[] {
  return jobs.flatMap((job) => {
    const rank = findTitleRank(job.title)
    const isSide = sideJob.test(job.header) && rank !== 1
    return rank === null || isSide ? [] : [{ job, rank }]
  })
}

/** Jobs with a higher title than every earlier job. */
function listPromotions(ranked: readonly RankedJob[]): CvModelEntry[] {
  return ranked
    .filter(({ rank }, index) => index > 0 && ranked.slice(0, index).every((before) => before.rank < rank))
    .map(({ job }) => job)
}

/** Ranks of the titles, in the order the jobs began. */
export const scoreCareerProgression: CvAttribute = ({ jobs, context }) => {
  const ranked = rankJobs(jobs)
  const [first, last] = [ranked[0], ranked.at(-1)]
  if (first === undefined || last === undefined || ranked.length < 2) return null
  const steps = listPromotions(ranked)
  const both = [first.job, last.job]
  if (last.rank < first.rank) {
    const body = context.model.text.slice(last.job.start, last.job.bodyEnd)
    return steps.length > 0 || stepDownReason.test(body) ? buildFinding(2, both) : buildFinding(1, [], both)
  }
  if (steps.length === 0) return buildFinding(2, both)
  if (steps.length === 1) return buildFinding(3, [first.job, ...steps])
  const isRapid = steps.length >= 3 && countMonthsBetween(first.job, last.job) <= rapidGrowthYears * 12
  return buildFinding(isRapid ? 5 : 4, [first.job, ...steps])
}
