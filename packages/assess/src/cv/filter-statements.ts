import { isInjection } from '../filters/injection'
import type { AssessInput } from '../input'
import type { CvModel, CvStatement } from './model'
import { splitWords } from './words'

const gramWords = 5
const copiedShare = 0.6
const minCopiedWords = 4
const address = /\S{0,100}(?:https?:|www\.|\.\p{L}{2,6}\/)\S*/gu
const listItems = 5
/** Enough for any CV; comparing a book with the job description would only cost time. */
const maxChars = 100_000

/** The parts of the CV that are not evidence, and why. */
export interface CvFilterResult {
  readonly kept: readonly CvStatement[]
  readonly injections: readonly CvStatement[]
  readonly copied: readonly CvStatement[]
  /** Every occurrence of a statement that appears under more than one job. */
  readonly repeated: readonly (readonly CvStatement[])[]
  /**
   * Share of runs of five words that CV and job description have in common, the higher of both directions, in percent.
   */
  readonly copiedPercent: number
}

export const isCvInjection = (text: string) => isInjection(text.replace(address, ' '))

export function listNgrams(words: readonly string[], size = gramWords): string[] {
  return words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(' '))
}

function isCopied(statement: CvStatement, jobGrams: ReadonlySet<string>, jobText: string): boolean {
  const words = splitWords(statement.text)
  if (words.length < minCopiedWords) return false
  const own = listNgrams(words)
  if (own.length < 2) return jobText.includes(` ${words.join(' ')} `)
  return own.filter((gram) => jobGrams.has(gram)).length / own.length >= copiedShare
}

/** Consecutive words without a sentence: a list of terms does not show what the person did. */
export function isTermList(text: string): boolean {
  const items = text.split(/[,;|/•·]/u).map((item) => splitWords(item).length)
  const short = items.filter((count) => count > 0 && count <= 3).length
  return items.length >= listItems && short / items.length >= 0.7
}

function findRepeated(model: CvModel): CvStatement[][] {
  const groups = new Map<string, CvStatement[]>()
  for (const statement of model.statements) {
    const words = splitWords(statement.text)
    if (statement.entry === null || words.length < 6 || model.entries[statement.entry]?.kind !== 'job') continue
    const key = words.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), statement])
  }
  return [...groups.values()].filter((group) => new Set(group.map((item) => item.entry)).size > 1)
}

export function filterStatements(model: CvModel, input: AssessInput): CvFilterResult {
  const jobWords = splitWords(input.set.jobDescription ?? '')
  const jobGrams = new Set(listNgrams(jobWords))
  const jobText = ` ${jobWords.join(' ')} `
  const cvGrams = new Set(listNgrams(splitWords(model.text.slice(0, maxChars))))
  const common = [...jobGrams].filter((gram) => cvGrams.has(gram)).length
  const copiedPercent =
    jobGrams.size < 10 || cvGrams.size === 0
      ? 0
      : Math.round(100 * Math.max(common / jobGrams.size, common / cvGrams.size))
  const injections = model.statements.filter((statement) => isCvInjection(statement.text))
  const copied = model.statements.filter((statement) => isCopied(statement, jobGrams, jobText))
  const repeated = findRepeated(model)
  const again = new Set(repeated.flatMap((group) => group.slice(1)))
  const omitted = new Set([...injections, ...copied])
  const kept = model.statements.filter((item) => !omitted.has(item) && !again.has(item) && !isTermList(item.text))
  return { kept, injections, copied, repeated, copiedPercent }
}
