import type { Assessment, DimId } from '@candor/contract'
import type { AssessAnswer, AssessInput, TimedWord } from '../input'

export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items]
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const a = copy[index]
    const b = copy[other]
    if (a !== undefined && b !== undefined) [copy[index], copy[other]] = [b, a]
  }
  return copy
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/u)
}

export function getLevel(assessment: Assessment, id: DimId): number | null {
  const dim = assessment.dims[id]
  return dim.state === 'scored' ? dim.level : null
}

export function getOverallLevel(assessment: Assessment): number | null {
  return assessment.overall.state === 'scored' ? assessment.overall.level : null
}

/** Levels, states and reasons of every dimension, which a neutral change must not move. */
export function pickResults(assessment: Assessment): unknown {
  return {
    state: assessment.state,
    dims: Object.fromEntries(
      Object.entries(assessment.dims).map(([id, dim]) => [
        id,
        dim.state === 'not_evaluated' ? dim.reason : dim.state === 'scored' && [dim.level, dim.se, dim.measures],
      ]),
    ),
    groups: assessment.groups,
    overall: assessment.overall,
  }
}

/**
 * Puts a spoken noise (filler or repeat) of its own duration before some words; everything after moves back by that
 * time.
 */
export function insertDisfluencies(
  answer: AssessAnswer,
  disfluencyAt: (word: TimedWord, index: number) => string | null,
): AssessAnswer {
  const disfluencyMs = 240
  let shift = 0
  const words = (answer.words ?? []).flatMap((word, index) => {
    const disfluency = disfluencyAt(word, index)
    const before: TimedWord[] = []
    if (disfluency !== null) {
      before.push({ text: disfluency, startMs: word.startMs + shift, endMs: word.startMs + shift + disfluencyMs })
      shift += disfluencyMs
    }
    return [...before, { ...word, startMs: word.startMs + shift, endMs: word.endMs + shift }]
  })
  return { ...answer, words, text: words.map((word) => word.text).join(' ') }
}

/** Longer silences: every gap grows by the factor, word durations stay. */
export function lengthenPauses(answer: AssessAnswer, addedMs: (index: number) => number): AssessAnswer {
  let shift = 0
  const words = (answer.words ?? []).map((word, index) => {
    shift += addedMs(index)
    return { ...word, startMs: word.startMs + shift, endMs: word.endMs + shift }
  })
  return { ...answer, words }
}

export function mapAnswers(
  input: AssessInput,
  change: (answer: AssessAnswer, index: number) => AssessAnswer,
): AssessInput {
  return { ...input, answers: input.answers.map(change) }
}
