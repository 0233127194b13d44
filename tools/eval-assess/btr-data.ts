import type { AssessInput, AssessQuestion } from '../../packages/assess/src/index'
import type { DimId } from '../../packages/contract/src/index'
import { readLines, readText } from './data'

/** A question and its answer. */
export interface Turn {
  readonly question: string
  readonly answer: string
}

/** A simulated interview of "beyond the resume" (MIT) with the hidden level of its applicant, 1 (low) to 3 (high). */
export interface BtrInterview {
  readonly id: string
  readonly resumeId: string
  readonly field: string
  readonly level: number
  readonly turns: readonly Turn[]
}

export interface BtrTest {
  readonly name: string
  readonly resumeId: string
  readonly added: Turn
}

export interface BtrTests {
  readonly base: ReadonlyMap<string, readonly Turn[]>
  readonly tests: readonly BtrTest[]
}

const levels: Readonly<Record<string, number>> = { low: 1, medium: 2, high: 3 }

export async function readInterviews(folder: string): Promise<BtrInterview[]> {
  return (await readLines(folder, 'btr/btr-interviews.jsonl')).map(parseInterview)
}

function parseInterview(line: unknown): BtrInterview {
  const item = parseRecord(line)
  const resumeId = parseText(item.resume_id)
  const hidden = Object.values(parseRecord(item.levels)).map((name) => levels[parseText(name)] ?? Number.NaN)
  return {
    id: parseText(item.id),
    resumeId,
    field: resumeId.split('_')[0] ?? '',
    level: hidden.reduce((sum, level) => sum + level, 0) / hidden.length,
    turns: parseTurns(item.turns),
  }
}

export async function readTests(folder: string): Promise<BtrTests> {
  const file = parseRecord(JSON.parse(await readText(folder, 'btr/btr-judge-tests.json')))
  const base = new Map(Object.entries(parseRecord(file.base)).map(([id, turns]) => [id, parseTurns(turns)]))
  const tests = parseList(file.tests).flatMap((group) => {
    const { name, tests: cases } = parseRecord(group)
    return Object.entries(parseRecord(cases)).flatMap(([resumeId, testCase]): BtrTest[] => {
      const { interviewer_turn: question, applicant_turn: answer } = parseRecord(testCase)
      if (typeof question !== 'string' || typeof answer !== 'string') return []
      return [{ name: parseText(name), resumeId, added: { question, answer: answer.normalize('NFC') } }]
    })
  })
  return { base, tests }
}

function parseTurns(value: unknown): Turn[] {
  const messages = parseList(value).map((turn) => parseRecord(turn))
  return messages.flatMap((turn, index) => {
    const next = messages[index + 1]
    if (turn.role !== 'interviewer' || next?.role !== 'applicant') return []
    return [{ question: parseText(turn.message), answer: parseText(next.message).normalize('NFC') }]
  })
}

function parseRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('btr: not an object')
  return { ...value }
}

function parseList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('btr: not a list')
  return value
}

function parseText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('btr: not a text')
  return value
}

/** The dimensions that a recruiter would assign to a question, by its wording. Narrowed once with the development half. */
const questionRules: readonly (readonly [RegExp, DimId])[] = [
  [/\b(?:decide|choose|prioriti[sz]e|which to|pass on|trade-?off)/iu, 'decision_making'],
  [/\b(?:evidence|validat|verif|assumption|risk|criteria)/iu, 'critical_thinking'],
  [/\b(?:learn|pattern|root cause|looking back|surprised)/iu, 'insightfulness'],
  [/\b(?:stakeholder|business|align|objective)/iu, 'big_picture_thinking'],
  [/\b(?:mistake|differently|went wrong|failed)/iu, 'intellectual_self_awareness'],
]

function buildQuestion(text: string, index: number): AssessQuestion {
  return {
    id: `q-${String(index).padStart(2, '0')}`,
    text,
    kind: /\b(?:how would|what would) you\b/iu.test(text) ? 'situational' : 'behavioural',
    dimensions: questionRules.flatMap(([pattern, id]) => (pattern.test(text) ? [id] : [])),
  }
}

/** Builds the interview as typed answers to a set of its own questions. `added` turns are outside the set. */
export function buildInput(turns: readonly Turn[], added: readonly Turn[] = []): AssessInput {
  const questions = turns.map((turn, index) => buildQuestion(turn.question, index))
  const answers = [...turns, ...added].map((turn, index) => {
    const id = String(index).padStart(2, '0')
    return {
      answerId: `a-${id}`,
      questionId: `q-${id}`,
      questionText: turn.question,
      isFollowUp: false,
      modality: 'typed' as const,
      text: turn.answer,
      verbatim: true,
    }
  })
  return {
    submissionId: 'submission-1',
    language: 'en',
    completion: 'completed',
    hasVideo: false,
    set: { requirements: [], questions },
    answers,
    candidate: { firstName: '', lastName: '' },
  }
}
