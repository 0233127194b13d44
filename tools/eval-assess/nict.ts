import { getLexicon } from '../../packages/assess/src/lexicons/lexicon'
import { markDisfluencies } from '../../packages/assess/src/normalize/disfluency'
import { prepareAnswers } from '../../packages/assess/src/normalize/prepare-answers'
import { tokenize } from '../../packages/assess/src/normalize/tokenize'
import { scoreFluency } from '../../packages/assess/src/scorecards/fluency'
import { DataSetUnavailableError } from './data'
import { readInterviews } from './nict-data'
import type { SpokenInterview } from './nict-transcript'
import type { EvalOptions } from './options'
import { selectPart } from './split'
import { buildSpokenInput, countSpokenWords, takeWords } from './spoken-input'
import { pearson, spearman } from './statistics'
import { type Aim, atLeast, type EvalRow, type EvalTable } from './table'

const lexicon = getLexicon('en')
const beginningWords = 150

/** Fluency of spoken interviews against the level that trained examiners gave. The naive figure is the number of words. */
export async function evaluateNict(options: EvalOptions): Promise<EvalTable> {
  const { interviews: all, withoutLevel } = await readInterviews(options.folder)
  const interviews = selectPart(all, options.part)
  if (interviews.length === 0) throw new DataSetUnavailableError('nict: no file of this part has a level')
  const beginnings = interviews.map((interview) => takeWords(interview, beginningWords))
  return {
    set: 'nict',
    part: options.part,
    rows: [
      ...compare('fluency', interviews, atLeast(0.78)),
      ...compare(`fluency, first ${beginningWords} words`, beginnings, atLeast(0.72)),
      measureFillers(interviews),
    ],
    notes: [
      `${interviews.length} interviews; ${withoutLevel} files without a level are left out of both parts.`,
      'Naive is the number of words, fillers included. The level is that of the whole interview.',
      'The corpus marks pauses and has no times: each word and each pause gets a fixed time, so that the rate of speech tells little.',
    ],
  }
}

/** The level of fluency, or null: too few words. */
export function measureFluency(interview: SpokenInterview): number | null {
  const input = buildSpokenInput(interview)
  const answers = prepareAnswers(input, lexicon)
  const draft = scoreFluency({ answers, questions: input.set.questions, set: input.set, lexicon })
  return draft.state === 'scored' ? draft.level : null
}

function compare(name: string, interviews: readonly SpokenInterview[], aim: Aim): EvalRow[] {
  const scored = interviews.flatMap((interview) => {
    const fluency = measureFluency(interview)
    return fluency === null ? [] : [{ fluency, level: interview.level, words: countSpokenWords(interview) }]
  })
  const ours = scored.map(({ fluency }) => fluency)
  const levels = scored.map(({ level }) => level)
  const words = scored.map((item) => item.words)
  return [
    {
      measure: `${name}, Spearman rho`,
      ours: spearman(ours, levels),
      naive: spearman(words, levels),
      aim: null,
      n: scored.length,
    },
    {
      measure: `${name}, Pearson r`,
      ours: pearson(ours, levels),
      naive: pearson(words, levels),
      aim,
      n: scored.length,
    },
  ]
}

/** How many of the fillers that the transcribers marked the engine finds by itself. */
function measureFillers(interviews: readonly SpokenInterview[]): EvalRow {
  const pieces = interviews.flatMap(({ turns }) => turns.flatMap((turn) => turn.pieces))
  const fillers = pieces.flatMap((piece) => (piece.kind === 'words' && piece.isFiller ? [piece.text] : []))
  const found = fillers.filter((text) => isRecognizedFiller(text)).length
  const ours = fillers.length === 0 ? null : found / fillers.length
  return {
    measure: 'marked fillers that the engine recognizes, share',
    ours,
    naive: null,
    aim: null,
    n: fillers.length,
  }
}

export function isRecognizedFiller(text: string): boolean {
  return markDisfluencies(tokenize(text), lexicon.disfluency).some(({ disfluency }) => disfluency === 'filler')
}
