import { type CorrectionKind, correctionLimits } from '@candor/contract'
import { diffWordLists, diffWords, splitWords, type WordRun } from './word-difference'

interface CorrectionSize {
  readonly kind: CorrectionKind
  /** Share of the recognized words that differ, 0 to 100. */
  readonly changedPercent: number
}

interface Block {
  readonly removed: number
  readonly added: number
}

/** Changed stretches. Those with fewer unchanged words between them than `joinWords` are one stretch. */
function listBlocks(runs: readonly WordRun[], joinWords: number): Block[] {
  const blocks: { removed: number; added: number }[] = [{ removed: 0, added: 0 }]
  for (const { kind, words } of runs) {
    const block = blocks.at(-1)
    if (kind === 'same') {
      if (words.length >= joinWords) blocks.push({ removed: 0, added: 0 })
    } else if (block !== undefined) block[kind] += words.length
  }
  return blocks
}

/** How much of the recognized words a correction changes, always compared with what was heard (docs/decisions/073). */
export function measureCorrection(heard: string, corrected: string): CorrectionSize {
  const runs = diffWords(heard, corrected)
  const heardWords = splitWords(heard).length
  const changed = listBlocks(runs, 1).reduce((sum, { removed, added }) => sum + Math.max(removed, added), 0)
  const share = Math.min(1, changed / Math.max(1, heardWords))
  const longestAddition = Math.max(0, ...listBlocks(runs, 3).map(({ removed, added }) => added - removed))
  const isRewrite =
    longestAddition > correctionLimits.addedWordsInARow ||
    (share > correctionLimits.changedShare && changed > correctionLimits.alwaysSmallWords)
  return { kind: isRewrite ? 'rewrite' : 'small', changedPercent: Math.round(100 * share) }
}

export const getMaxCorrectionLength = (heard: string): number =>
  Math.min(correctionLimits.characters, heard.length * 2 + correctionLimits.extraCharacters)

export type CorrectionProblem = 'closed' | 'tooMany' | 'unchanged' | 'tooLong'

export const getCorrectionEndMs = (submittedAtMs: number): number => submittedAtMs + correctionLimits.days * 86_400_000

/** Why a text can't be stored as the next version; null: it can. */
export function findCorrectionProblem(
  text: string,
  context: {
    readonly heard: string
    /** The versions so far, the oldest first. */
    readonly versions: readonly string[]
    readonly submittedAtMs: number
    readonly nowMs: number
  },
): CorrectionProblem | null {
  const { heard, versions, submittedAtMs, nowMs } = context
  if (nowMs >= getCorrectionEndMs(submittedAtMs)) return 'closed'
  if (versions.length >= correctionLimits.versions) return 'tooMany'
  if (text.trim() === '' || text.trim() === (versions.at(-1) ?? heard).trim()) return 'unchanged'
  return text.length > getMaxCorrectionLength(heard) ? 'tooLong' : null
}

export interface TimedWord {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly confidence?: number | null | undefined
}

interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** Shares a span evenly among words: when each of them was said is unknown. */
const spread = (words: readonly string[], { startMs, endMs }: Span): TimedWord[] =>
  words.map((text, index) => {
    const at = (place: number) => Math.round(startMs + ((endMs - startMs) * place) / words.length)
    return { text, startMs: at(index), endMs: at(index + 1) }
  })

/** The times of the removed words, or else of the pause that the added words are in. */
function findSpan(removed: readonly TimedWord[], before: TimedWord | undefined, after: TimedWord | undefined): Span {
  const startMs = removed[0]?.startMs ?? before?.endMs ?? after?.startMs ?? 0
  const endMs = removed.at(-1)?.endMs ?? after?.startMs ?? startMs
  return { startMs, endMs: Math.max(startMs, endMs) }
}

/** The difference, with the recognized word of each step that has one. */
function pairWithTimes(heard: readonly TimedWord[], corrected: string) {
  const steps = diffWordLists(
    heard.map(({ text }) => text.trim()),
    splitWords(corrected),
  )
  let place = 0
  return steps.map((step) => ({ ...step, timed: step.kind === 'added' ? undefined : heard[place++] }))
}

/** Times for corrected words: unchanged words keep theirs, changed ones share the time of what they replace. */
export function alignCorrectedWords(heard: readonly TimedWord[], corrected: string): TimedWord[] {
  if (heard.length === 0) return []
  const aligned: TimedWord[] = []
  let removed: TimedWord[] = []
  let added: string[] = []
  const close = (next: TimedWord | undefined) => {
    aligned.push(...spread(added, findSpan(removed, aligned.at(-1), next)))
    removed = []
    added = []
  }
  for (const { kind, word, timed } of pairWithTimes(heard, corrected)) {
    if (timed === undefined) added.push(word)
    else if (kind === 'removed') removed.push(timed)
    else {
      close(timed)
      aligned.push({ ...timed, text: word })
    }
  }
  close(undefined)
  return aligned
}
