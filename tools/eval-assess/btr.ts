import { type Assessment, cognitiveDims } from '../../packages/contract/src/index'
import { type BtrInterview, readInterviews, readTests } from './btr-data'
import { assessTurns, disturbanceRows } from './btr-perturbations'
import { relevanceRows } from './btr-relevance'
import type { EvalOptions } from './options'
import { type Part, partOf } from './split'
import { pearson } from './statistics'
import { atLeast, atMost, type EvalRow, type EvalTable } from './table'

/**
 * Simulated interviews ("beyond the resume", MIT) with hidden levels. The parts are made by résumé: the six interviews of one
 * résumé, which share facts and questions, are always in the same part.
 */
export async function evaluateBtr({ folder, part }: EvalOptions): Promise<EvalTable> {
  const keep = (resumeId: string): boolean => part === 'all' || partOf(resumeId) === part
  const interviews = (await readInterviews(folder)).filter((one) => keep(one.resumeId))
  const judged = interviews.map((interview) => ({ interview, result: assessTurns(interview.turns) }))
  return {
    set: 'btr',
    part: partName(part),
    rows: [
      ...separability(judged),
      evidenceShare(judged),
      ...relevanceRows(interviews),
      ...shorterRows(judged),
      ...disturbanceRows(await readTests(folder), keep),
    ],
    notes: [
      'Separability: correlation over interviews of the level with the mean of the hidden levels; an interview without a level is left out of the row.',
      'Kinds and dimensions of the questions are given by rules on their wording (btr-data.ts), as a recruiter would.',
      'The hidden levels are of other skills than ours (a seller’s, a designer’s, an engineer’s): the correlation says that stronger interviews stand higher, not that a dimension measures its skill.',
      'The turns of the disturbances are asked outside the set.',
    ],
  }
}

const partName = (part: Part): string => (part === 'all' ? 'all' : `${part} (by résumé)`)

interface Judged {
  readonly interview: BtrInterview
  readonly result: Assessment
}

function separability(judged: readonly Judged[]): EvalRow[] {
  const words = judged.map(({ interview }) => wordsIn(interview))
  const naive = pearson(
    words,
    judged.map(({ interview }) => interview.level),
  )
  const row = (measure: string, levelOf: (result: Assessment) => number | null, isAim: boolean): EvalRow => {
    const pairs = judged.flatMap(({ interview, result }) => {
      const level = levelOf(result)
      return level === null ? [] : [{ level, hidden: interview.level }]
    })
    return {
      measure,
      ours: pearson(
        pairs.map((pair) => pair.level),
        pairs.map((pair) => pair.hidden),
      ),
      naive: isAim ? naive : null,
      aim: isAim ? atLeast(0.9) : null,
      n: pairs.length,
    }
  }
  const group = (id: 'cognitive' | 'communication') => (result: Assessment) => {
    const value = result.groups[id]
    return value.state === 'scored' ? value.level : null
  }
  return [
    row('separability r: cognitive level', group('cognitive'), true),
    row('separability r: overall level', ({ overall }) => (overall.state === 'scored' ? overall.level : null), true),
    row('separability r: communication level', group('communication'), false),
    ...cognitiveDims.map((id) =>
      row(`separability r: ${id}`, ({ dims }) => (dims[id].state === 'scored' ? dims[id].level : null), false),
    ),
  ]
}

/** How often everything that was asked for was found: what decided how a dimension without evidence is told (decision 010). */
function evidenceShare(judged: readonly Judged[]): EvalRow {
  const full = judged.filter(({ result }) =>
    cognitiveDims.every((id) => {
      const asked = (result.weights.dims[id] ?? 0) > 0
      const found = result.dims[id].measures.some((measure) => measure.value > 0)
      return !asked || (result.dims[id].state === 'scored' && found)
    }),
  )
  return {
    measure: 'share of interviews with evidence of every dimension that was asked for',
    ours: judged.length === 0 ? null : full.length / judged.length,
    naive: null,
    aim: null,
    n: judged.length,
  }
}

/** M02: an answer left out, or each answer cut in half. */
function shorterRows(judged: readonly Judged[]): EvalRow[] {
  const overall = ({ overall: value }: Assessment): number | null => (value.state === 'scored' ? value.level : null)
  const results = judged.flatMap(({ interview, result }) => {
    const before = overall(result)
    if (before === null) return []
    const { turns } = interview
    const without = turns.map((_turn, left) => turns.map((turn, at) => (at === left ? { ...turn, answer: '' } : turn)))
    const halved = turns.map((turn) => ({ ...turn, answer: firstHalf(turn.answer) }))
    return [...without, halved].map((less) => {
      const after = overall(assessTurns(less))
      return after !== null && after > before + 0.1 + 1e-9
    })
  })
  return [
    {
      measure: 'M02 an answer left out, or all cut in half, lifts the overall level, share',
      ours: results.length === 0 ? null : results.filter(Boolean).length / results.length,
      naive: null,
      aim: atMost(0),
      n: results.length,
    },
  ]
}

function firstHalf(text: string): string {
  const words = text.split(' ')
  return words.slice(0, Math.ceil(words.length / 2)).join(' ')
}

function wordsIn(interview: BtrInterview): number {
  return interview.turns.reduce((sum, turn) => sum + turn.answer.split(/\s+/u).length, 0)
}
