import { isDegree, rankOf } from '../titles'
import { wordPattern } from '../words'
import { type CvAttribute, type CvEvidence, type CvFact, finding, type Place } from './finding'
import {
  adapting,
  adopted,
  award,
  bigBudget,
  budget,
  certificate,
  competitive,
  demanding,
  external,
  initiative,
  internalPraise,
  leading,
  managers,
  mentoring,
  newIdea,
  participation,
  people,
  published,
  routine,
} from './patterns'

const naming = (facts: readonly CvFact[], pattern: RegExp) => facts.filter((fact) => pattern.test(fact.masked))

/** Things started: with and without a measured result. */
export const driveAndInitiative: CvAttribute = ({ facts }) => {
  const started = naming(facts, initiative)
  if (started.length === 0) {
    const joined = naming(facts, participation)
    return joined.length === 0 ? null : finding(2, joined)
  }
  const measured = started.filter((fact) => fact.hasResult)
  const shown = [...measured, ...started.filter((fact) => !fact.hasResult)]
  if (measured.length === 0) return finding(3, shown)
  return finding(measured.length >= 2 ? 5 : 4, shown)
}

/** Degrees count by their kind, never by their school. */
export const intellectualAbility: CvAttribute = ({ facts, context }) => {
  const work = facts.filter((fact) => fact.section === 'experience' || fact.section === 'projects')
  const hard = naming(work, demanding)
  const degrees: Place[] = context.model.entries.filter(
    (entry) => entry.kind === 'education' && isDegree(entry.title) && (entry.from !== null || entry.to !== null),
  )
  const original = naming(facts, published)
  if (hard.length === 0) {
    const plain = [...degrees, ...naming(work, routine)]
    return plain.length === 0 ? null : finding(2, plain)
  }
  const solved = hard.filter((fact) => fact.hasResult)
  const shown = [...solved, ...hard.filter((fact) => !fact.hasResult)]
  if (hard.length >= 3 && original.length > 0) return finding(5, [...original, ...shown])
  const isProven = hard.length >= 2 && (solved.length > 0 || degrees.length > 0)
  return isProven ? finding(4, [...shown, ...degrees]) : finding(3, shown)
}

interface Lead {
  readonly fact: CvFact
  readonly size: number
  readonly isBudget: boolean
}

function leadOf(fact: CvFact): Lead | null {
  const isBudget = budget.test(fact.masked)
  const match = people.exec(fact.masked)
  if (!isBudget && (match === null || !leading.test(fact.masked))) return null
  return { fact, size: Number(match?.[1] ?? match?.[2] ?? 0), isBudget }
}

const largeTeam = 30
const fullTeam = 10

function levelOfLead({ fact, size, isBudget }: Lead): number {
  const leadsManagers = leading.test(fact.masked) && managers.test(fact.masked) && size > 0
  if (leadsManagers || size >= largeTeam || (isBudget && bigBudget.test(fact.masked) && fact.hasResult)) return 5
  return isBudget || fact.hasResult || size >= fullTeam ? 4 : 3
}

const managing = wordPattern(
  'manage a team, manage the team, managing a team, manage people, people management, team management, lead a team, leading a team, lead the team, team leadership, leadership, direct reports, supervise, supervising, supervision, line management, mentor, coach, build a team, quản lý đội, quản lý nhóm, quản lý nhân sự, lãnh đạo, dẫn dắt đội, quản lý con người, giám sát, điều hành',
)
const asked = wordPattern(
  'manag[a-z]*, lead[a-z]*, supervis[a-z]*, mentor[a-z]*, head of [a-z]+, director, budget, quản lý, lãnh đạo, trưởng nhóm, trưởng phòng, giám sát, điều hành, ngân sách',
)
const rankThatLeads = 5

/** Whether the job asks for leading people or budgets, by its title, requirements and description. */
export function needsManagement({ context }: Pick<CvEvidence, 'context'>): boolean {
  const { positionName, requirements, jobDescription } = context.input.set
  return (
    (rankOf(positionName ?? '') ?? 0) >= rankThatLeads ||
    requirements.some((item) => asked.test(item.name)) ||
    managing.test(jobDescription ?? '')
  )
}

/** Teams, people and budgets led. */
export const managerialExperience: CvAttribute = ({ facts, jobs }) => {
  const leads = facts.flatMap((fact) => leadOf(fact) ?? [])
  if (leads.length > 0) {
    const sorted = leads.map((lead) => ({ lead, level: levelOfLead(lead) })).sort((a, b) => b.level - a.level)
    return finding(
      sorted[0]?.level ?? 3,
      sorted.map(({ lead }) => lead.fact),
    )
  }
  const led = jobs.filter((job) => (rankOf(job.title) ?? 0) >= rankThatLeads)
  if (led.length > 0) return finding(3, led)
  const guided = naming(facts, mentoring)
  return guided.length === 0 ? null : finding(2, guided)
}

const severalResults = 3

/** Awards, certificates and results with figures. */
export const recognizedAccomplishments: CvAttribute = ({ facts }) => {
  const prizes = naming(facts, award)
  const contested = prizes.filter((fact) => competitive.test(fact.masked))
  const top = contested.filter((fact) => external.test(fact.masked))
  const results = facts.filter((fact) => fact.hasResult)
  if (top.length > 0) return finding(5, [...top, ...contested])
  if (contested.length > 0 || results.length >= severalResults) return finding(4, [...contested, ...results])
  const some = [...prizes, ...naming(facts, certificate), ...results]
  if (some.length > 0) return finding(3, some)
  const praised = naming(facts, internalPraise)
  return praised.length === 0 ? null : finding(2, praised)
}

/** New products and processes, publications, patents, open source. */
export const originalThinking: CvAttribute = ({ facts }) => {
  const out = facts.filter((fact) => published.test(fact.masked) || fact.section === 'publications')
  if (out.length > 0) return finding(5, out)
  const ideas = naming(facts, newIdea)
  const used = ideas.filter((fact) => adopted.test(fact.masked) || fact.hasResult)
  if (used.length > 0) return finding(4, used)
  if (ideas.length > 0) return finding(3, ideas)
  const fitted = naming(facts, adapting)
  return fitted.length === 0 ? null : finding(2, fitted)
}
