import { findTitleRank, isDegree } from '../titles'
import { buildWordPattern } from '../words'
import { buildFinding, type CvAttribute, type CvEvidence, type CvFact, type TextSpan } from './finding'
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

const matchFacts = (facts: readonly CvFact[], pattern: RegExp) => facts.filter((fact) => pattern.test(fact.masked))

/** Things started: with and without a measured result. */
export const scoreDriveAndInitiative: CvAttribute = ({ facts }) => {
  const started = matchFacts(facts, initiative)
  if (started.length === 0) {
    const joined = matchFacts(facts, participation)
    return joined.length === 0 ? null : buildFinding(2, joined)
  }
  const measured = started.filter((fact) => fact.hasResult)
  const shown = [...measured, ...started.filter((fact) => !fact.hasResult)]
  if (measured.length === 0) return buildFinding(3, shown)
  return buildFinding(measured.length >= 2 ? 5 : 4, shown)
}

/** Degrees count by their kind, never by their school. */
export const scoreIntellectualAbility: CvAttribute = ({ facts, context }) => {
  const work = facts.filter((fact) => fact.section === 'experience' || fact.section === 'projects')
  const hard = matchFacts(work, demanding)
  const degrees: TextSpan[] = context.model.entries.filter(
    (entry) => entry.kind === 'education' && isDegree(entry.title) && (entry.from !== null || entry.to !== null),
  )
  const original = matchFacts(facts, published)
  if (hard.length === 0) {
    const plain = [...degrees, ...matchFacts(work, routine)]
    return plain.length === 0 ? null : buildFinding(2, plain)
  }
  const solved = hard.filter((fact) => fact.hasResult)
  const shown = [...solved, ...hard.filter((fact) => !fact.hasResult)]
  if (hard.length >= 3 && original.length > 0) return buildFinding(5, [...original, ...shown])
  const isProven = hard.length >= 2 && (solved.length > 0 || degrees.length > 0)
  return isProven ? buildFinding(4, [...shown, ...degrees]) : buildFinding(3, shown)
}

interface LeadershipFact {
  readonly fact: CvFact
  readonly size: number
  readonly isBudget: boolean
}

function findLeadership(fact: CvFact): LeadershipFact | null {
  const isBudget = budget.test(fact.masked)
  const match = people.exec(fact.masked)
  if (!isBudget && (match === null || !leading.test(fact.masked))) return null
  return { fact, size: Number(match?.[1] ?? match?.[2] ?? 0), isBudget }
}

const largeTeamSize = 30
const teamSize = 10

function scoreLeadership({ fact, size, isBudget }: LeadershipFact): number {
  const leadsManagers = leading.test(fact.masked) && managers.test(fact.masked) && size > 0
  if (leadsManagers || size >= largeTeamSize || (isBudget && bigBudget.test(fact.masked) && fact.hasResult)) return 5
  return isBudget || fact.hasResult || size >= teamSize ? 4 : 3
}

const managing = buildWordPattern(
  'manage a team, manage the team, managing a team, manage people, people management, team management, lead a team, leading a team, lead the team, team leadership, leadership, direct reports, supervise, supervising, supervision, line management, mentor, coach, build a team, quản lý đội, quản lý nhóm, quản lý nhân sự, lãnh đạo, dẫn dắt đội, quản lý con người, giám sát, điều hành',
)
const asked = buildWordPattern(
  'manag[a-z]*, lead[a-z]*, supervis[a-z]*, mentor[a-z]*, head of [a-z]+, director, budget, quản lý, lãnh đạo, trưởng nhóm, trưởng phòng, giám sát, điều hành, ngân sách',
)
const minLeadingRank = 5

/** Whether the job asks for leading people or budgets, by its title, requirements and description. */
export function requiresManagement({ context }: Pick<CvEvidence, 'context'>): boolean {
  const { positionName, requirements, jobDescription } = context.input.set
  return (
    (findTitleRank(positionName ?? '') ?? 0) >= minLeadingRank ||
    requirements.some((item) => asked.test(item.name)) ||
    managing.test(jobDescription ?? '')
  )
}

/** Teams, people and budgets led. */
export const scoreManagerialExperience: CvAttribute = ({ facts, jobs }) => {
  const leads = facts.flatMap((fact) => findLeadership(fact) ?? [])
  if (leads.length > 0) {
    const sorted = leads.map((lead) => ({ lead, level: scoreLeadership(lead) })).sort((a, b) => b.level - a.level)
    return buildFinding(
      sorted[0]?.level ?? 3,
      sorted.map(({ lead }) => lead.fact),
    )
  }
  const led = jobs.filter((job) => (findTitleRank(job.title) ?? 0) >= minLeadingRank)
  if (led.length > 0) return buildFinding(3, led)
  const guided = matchFacts(facts, mentoring)
  return guided.length === 0 ? null : buildFinding(2, guided)
}

const manyResults = 3

/** Awards, certificates and results with figures. */
export const scoreRecognizedAccomplishments: CvAttribute = ({ facts }) => {
  const awards = matchFacts(facts, award)
  const competitiveAwards = awards.filter((fact) => competitive.test(fact.masked))
  const top = competitiveAwards.filter((fact) => external.test(fact.masked))
  const results = facts.filter((fact) => fact.hasResult)
  if (top.length > 0) return buildFinding(5, [...top, ...competitiveAwards])
  if (competitiveAwards.length > 0 || results.length >= manyResults)
    return buildFinding(4, [...competitiveAwards, ...results])
  const some = [...awards, ...matchFacts(facts, certificate), ...results]
  if (some.length > 0) return buildFinding(3, some)
  const praised = matchFacts(facts, internalPraise)
  return praised.length === 0 ? null : buildFinding(2, praised)
}

/** New products and processes, publications, patents, open source. */
export const scoreOriginalThinking: CvAttribute = ({ facts }) => {
  const out = facts.filter((fact) => published.test(fact.masked) || fact.section === 'publications')
  if (out.length > 0) return buildFinding(5, out)
  const ideas = matchFacts(facts, newIdea)
  const used = ideas.filter((fact) => adopted.test(fact.masked) || fact.hasResult)
  if (used.length > 0) return buildFinding(4, used)
  if (ideas.length > 0) return buildFinding(3, ideas)
  const fitted = matchFacts(facts, adapting)
  return fitted.length === 0 ? null : buildFinding(2, fitted)
}
