import type { CvModelEntry } from '../model'
import { rankOf } from '../titles'
import { wordsOf } from '../words'
import { type CvAttribute, type CvEvidence, type CvFact, finding } from './finding'
import { certificate } from './patterns'

/** What looks like the name of a tool or method: Node.js, SQL, CI/CD, C++; or a name after "using". */
const technical =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}]*[.+#/\d]+[\p{L}+#\d]*|\p{Lu}{2,6}|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}])/gu
const afterUse = /(?:using|with|via|sử dụng|bằng|với|qua)\s+(\p{Lu}[\p{L}\d.+#-]+)/gu

/** Capitals that name no skill. */
const noSkill = new Set('usd eur gbp vnd jpy krw us uk eu usa hcm tp hn ceo cto cfo coo hr kpi okr ytd vat'.split(' '))

function termsOf(text: string, requirements: readonly string[]): string[] {
  const found = [...text.matchAll(technical)].map((match) => match[0])
  const used = [...text.matchAll(afterUse)].flatMap((match) => match[1] ?? [])
  const plain = ` ${wordsOf(text).join(' ')} `
  const asked = requirements.filter((name) => plain.includes(` ${wordsOf(name).join(' ')} `))
  return [...found, ...used, ...asked].map((term) => term.toLowerCase()).filter((term) => !noSkill.has(term))
}

interface NewSkill {
  readonly job: CvModelEntry
  readonly fact: CvFact
}

/** For each job after the first, the first statement that names a skill no earlier job named. */
function newSkillsOf({ jobs, facts, context }: CvEvidence): NewSkill[] {
  const requirements = context.input.set.requirements
    .map((item) => item.name)
    .filter((name) => wordsOf(name).length > 0)
  const known = new Set<string>()
  return jobs.flatMap((job, index): NewSkill[] => {
    const own = facts.filter((fact) => fact.entry === job)
    const fresh = own.filter((fact) => termsOf(fact.masked, requirements).some((term) => !known.has(term)))
    for (const fact of own) for (const term of termsOf(fact.masked, requirements)) known.add(term)
    const best = fresh.find((fact) => fact.hasResult) ?? fresh[0]
    return index === 0 || best === undefined ? [] : [{ job, fact: best }]
  })
}

const steepMonths = 36

/** Two steps up, each within three years of the last. */
function growsSteeply(jobs: readonly CvModelEntry[]): boolean {
  const steps = jobs.slice(1).filter((job, index) => {
    const before = jobs[index]
    const [low, high] = [rankOf(before?.title ?? ''), rankOf(job.title)]
    const months = (job.from?.first ?? 0) - (before?.from?.first ?? 0)
    return low !== null && high !== null && high > low && months <= steepMonths
  })
  return steps.length >= 2
}

/** Skills by the job in which they first appear; courses alone show less. */
export const learningVelocity: CvAttribute = (evidence) => {
  const fresh = newSkillsOf(evidence)
  const courses = evidence.facts.filter((fact) => certificate.test(fact.masked) && fact.section !== 'experience')
  if (fresh.length === 0) return courses.length === 0 ? null : finding(2, courses)
  const places = fresh.map(({ fact }) => fact)
  const hasResult = places.some((fact) => fact.hasResult)
  if (fresh.length >= 2 && hasResult && growsSteeply(evidence.jobs)) return finding(5, places)
  return finding(fresh.length >= 2 || hasResult ? 4 : 3, places)
}
