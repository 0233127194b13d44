import type { CvModelEntry } from '../model'
import { findTitleRank } from '../titles'
import { splitWords } from '../words'
import { buildFinding, type CvAttribute, type CvEvidence, type CvFact } from './finding'
import { certificate } from './patterns'

/** What looks like the name of a tool or method: Node.js, SQL, CI/CD, C++; or a name after "using". */
const technicalTerm =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}]*[.+#/\d]+[\p{L}+#\d]*|\p{Lu}{2,6}|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}])/gu
const termAfterUse = /(?:using|with|via|sử dụng|bằng|với|qua)\s+(\p{Lu}[\p{L}\d.+#-]+)/gu

/** Capitals that name no skill. */
const nonSkillWords = new Set(
  'usd eur gbp vnd jpy krw us uk eu usa hcm tp hn ceo cto cfo coo hr kpi okr ytd vat'.split(' '),
)

function extractTerms(text: string, requirements: readonly string[]): string[] {
  const found = [...text.matchAll(technicalTerm)].map((match) => match[0])
  const used = [...text.matchAll(termAfterUse)].flatMap((match) => match[1] ?? [])
  const plain = ` ${splitWords(text).join(' ')} `
  const required = requirements.filter((name) => plain.includes(` ${splitWords(name).join(' ')} `))
  return [...found, ...used, ...required].map((term) => term.toLowerCase()).filter((term) => !nonSkillWords.has(term))
}

interface NewSkill {
  readonly job: CvModelEntry
  readonly fact: CvFact
}

/** For each job after the first, the first statement that names a skill no earlier job named. */
function findNewSkills({ jobs, facts, context }: CvEvidence): NewSkill[] {
  const requirements = context.input.set.requirements
    .map((item) => item.name)
    .filter((name) => splitWords(name).length > 0)
  const known = new Set<string>()
  return jobs.flatMap((job, index): NewSkill[] => {
    const own = facts.filter((fact) => fact.entry === job)
    const newSkills = own.filter((fact) => extractTerms(fact.masked, requirements).some((term) => !known.has(term)))
    for (const fact of own) for (const term of extractTerms(fact.masked, requirements)) known.add(term)
    const best = newSkills.find((fact) => fact.hasResult) ?? newSkills[0]
    return index === 0 || best === undefined ? [] : [{ job, fact: best }]
  })
}

const maxPromotionMonths = 36

/** Two steps up, each within three years of the last. */
function hasSteepCareer(jobs: readonly CvModelEntry[]): boolean {
  const steps = jobs.slice(1).filter((job, index) => {
    const before = jobs[index]
    const [low, high] = [findTitleRank(before?.title ?? ''), findTitleRank(job.title)]
    const months = (job.from?.first ?? 0) - (before?.from?.first ?? 0)
    return low !== null && high !== null && high > low && months <= maxPromotionMonths
  })
  return steps.length >= 2
}

/** Skills by the job in which they first appear; courses alone show less. */
export const scoreLearningVelocity: CvAttribute = (evidence) => {
  const newSkills = findNewSkills(evidence)
  const courses = evidence.facts.filter((fact) => certificate.test(fact.masked) && fact.section !== 'experience')
  if (newSkills.length === 0) return courses.length === 0 ? null : buildFinding(2, courses)
  const places = newSkills.map(({ fact }) => fact)
  const hasResult = places.some((fact) => fact.hasResult)
  if (newSkills.length >= 2 && hasResult && hasSteepCareer(evidence.jobs)) return buildFinding(5, places)
  return buildFinding(newSkills.length >= 2 || hasResult ? 4 : 3, places)
}
