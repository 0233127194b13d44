import { type Assessment, cognitiveDims } from '../../packages/contract/src/index'
import { type BtrInterview, readInterviews, readTests } from './btr-data'
import { assessTurns, measurePerturbations } from './btr-perturbations'
import { measureRelevance } from './btr-relevance'
import type { EvalOptions } from './options'
import { assignPart, type Part } from './split'
import { pearson } from './statistics'
import { atLeast, atMost, type EvalRow, type EvalTable } from './table'

/**
 * Simulated interviews ("beyond the resume", MIT) with hidden levels. The halves are split by résumé: the six
 * interviews of a résumé share facts and questions, so they are in the same half.
 */
export async function evaluateBtr({ folder, part }: EvalOptions): Promise<EvalTable> {
  const isInPart = (resumeId: string): boolean => part === 'all' || assignPart(resumeId) === part
  const interviews = (await readInterviews(folder)).filter((interview) => isInPart(interview.resumeId))
  const assessed = interviews.map((interview) => ({ interview, result: assessTurns(interview.turns) }))
  return {
    set: 'btr',
    part: formatPart(part),
    rows: [
      ...measureSeparability(assessed),
      measureEvidenceShare(assessed),
      ...measureRelevance(interviews),
      ...measureShortening(assessed),
      ...measurePerturbations(await readTests(folder), isInPart),
    ],
    notes: [
      'Separability: correlation over interviews of the level with the mean of the hidden levels; an interview without a level is left out of the row.',
      'Kinds and dimensions of the questions are given by rules on their wording (btr-data.ts), as a recruiter would.',
      'The hidden levels are of other skills than ours (a seller’s, a designer’s, an engineer’s): the correlation says that stronger interviews stand higher, not that a dimension measures its skill.',
      'The turns of the disturbances are asked outside the set.',
    ],
  }
}

const formatPart = (part: Part): string => (part === 'all' ? 'all' : `${part} (by résumé)`)

interface AssessedInterview {
  readonly interview: BtrInterview
  readonly result: Assessment
}

function measureSeparability(assessed: readonly AssessedInterview[]): EvalRow[] {
  const words = assessed.map(({ interview }) => countWords(interview))
  const naive = pearson(
    words,
    assessed.map(({ interview }) => interview.level),
  )
  const buildRow = (measure: string, getLevel: (result: Assessment) => number | null, isAim: boolean): EvalRow => {
    const pairs = assessed.flatMap(({ interview, result }) => {
      const level = getLevel(result)
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
  const getGroupLevel = (id: 'cognitive' | 'communication') => (result: Assessment) => {
    const value = result.groups[id]
    return value.state === 'scored' ? value.level : null
  }
  return [
    buildRow('separability r: cognitive level', getGroupLevel('cognitive'), true),
    buildRow(
      'separability r: overall level',
      ({ overall }) => (overall.state === 'scored' ? overall.level : null),
      true,
    ),
    buildRow('separability r: communication level', getGroupLevel('communication'), false),
    ...cognitiveDims.map((id) =>
      buildRow(`separability r: ${id}`, ({ dims }) => (dims[id].state === 'scored' ? dims[id].level : null), false),
    ),
  ]
}

/** Measures the share of interviews with evidence for every dimension asked about. Decision 010 relies on it. */
function measureEvidenceShare(assessed: readonly AssessedInterview[]): EvalRow {
  const full = assessed.filter(({ result }) =>
    cognitiveDims.every((id) => {
      const asked = (result.weights.dims[id] ?? 0) > 0
      const found = result.dims[id].measures.some((measure) => measure.value > 0)
      return !asked || (result.dims[id].state === 'scored' && found)
    }),
  )
  return {
    measure: 'share of interviews with evidence of every dimension asked about',
    ours: assessed.length === 0 ? null : full.length / assessed.length,
    naive: null,
    aim: null,
    n: assessed.length,
  }
}

/** M02: an answer left out, or each answer cut in half. */
function measureShortening(assessed: readonly AssessedInterview[]): EvalRow[] {
  const getOverallLevel = ({ overall: value }: Assessment): number | null =>
    value.state === 'scored' ? value.level : null
  const results = assessed.flatMap(({ interview, result }) => {
    const before = getOverallLevel(result)
    if (before === null) return []
    const { turns } = interview
    const without = turns.map((_turn, omitted) =>
      turns.map((turn, at) => (at === omitted ? { ...turn, answer: '' } : turn)),
    )
    const halved = turns.map((turn) => ({ ...turn, answer: keepFirstHalf(turn.answer) }))
    return [...without, halved].map((less) => {
      const after = getOverallLevel(assessTurns(less))
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

function keepFirstHalf(text: string): string {
  const words = text.split(' ')
  return words.slice(0, Math.ceil(words.length / 2)).join(' ')
}

function countWords(interview: BtrInterview): number {
  return interview.turns.reduce((sum, turn) => sum + turn.answer.split(/\s+/u).length, 0)
}
