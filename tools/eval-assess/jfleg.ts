import type { PreparedAnswer } from '../../packages/assess/src/normalize/prepared-answer'
import { type CorrectedSentence, readSentences } from './jfleg-data'
import { findErrors, measureGrammarLevel, prepareSentence } from './jfleg-flags'
import type { EvalOptions } from './options'
import { selectPart } from './split'
import { atLeast, atMost, type EvalRow, type EvalTable } from './table'

interface Sentence {
  readonly text: string
  readonly answer: PreparedAnswer
  readonly flags: readonly string[]
}

interface Item {
  readonly source: Sentence
  readonly references: readonly Sentence[]
  /** All four correctors changed the sentence. */
  readonly wrong: boolean
}

/** Harper's grammar rules on this set, measured during the design: precision, false flags, recall. */
const harper = { precision: 0.93, falseFlags: 0.037, recall: 0.105 } as const
/** About 300 words: enough for a grammar level. */
const groupSize = 16
const allowedFall = 0.1 + 1e-9

/** Compares the grammar rules with sentences of learners and four corrections of each. */
export async function evaluateJfleg(options: EvalOptions): Promise<EvalTable> {
  const items = selectPart(await readSentences(options.folder), options.part).map(prepareItem)
  const drops = measureCorrectionDrops(items)
  return {
    set: 'jfleg',
    part: options.part,
    rows: [
      ...measureFlags(items),
      {
        measure: 'M23 a correction lowers grammar by more than 0.1',
        ours: drops.broken,
        naive: null,
        aim: atMost(0),
        n: drops.n,
        decimals: 0,
      },
    ],
    notes: [
      'Recall: of the learner sentences that all four correctors changed, the share in which a rule finds something.',
      'Precision: flagged share of learner sentences / (that + flagged share of corrected sentences). The design computed .93 for Harper as the second precision: of the flagged learner sentences, those that all four correctors changed.',
      'Errors that a corrector left standing are flagged in his sentence too. The row below it counts only flags on words that are not the learner’s own.',
      `M23: sentences stand in groups of ${groupSize}, one is replaced by one of its corrections.`,
      'Column "naive" is Harper.',
    ],
  }
}

function prepareItem(item: CorrectedSentence): Item {
  return {
    source: checkSentence(item.source),
    references: item.references.map(checkSentence),
    wrong: item.references.every((reference) => reference !== item.source),
  }
}

function checkSentence(text: string): Sentence {
  const answer = prepareSentence(text)
  return { text, answer, flags: findErrors(answer).map((flag) => text.slice(flag.start, flag.end)) }
}

const isFlagged = (sentence: Sentence): boolean => sentence.flags.length > 0
const computeShare = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

function measureFlags(items: readonly Item[]): EvalRow[] {
  const wrong = items.filter((item) => item.wrong)
  const flagged = items.filter((item) => isFlagged(item.source))
  const references = items.flatMap((item) => item.references)
  const onSources = computeShare(flagged.length, items.length) ?? 0
  const onReferences = computeShare(references.filter(isFlagged).length, references.length) ?? 0
  const found = wrong.filter((item) => isFlagged(item.source)).length
  const shared = { naive: null, aim: null, decimals: 3 }
  return [
    {
      ...shared,
      measure: 'recall',
      ours: computeShare(found, wrong.length),
      naive: harper.recall,
      aim: atLeast(0.12),
      n: wrong.length,
    },
    {
      ...shared,
      measure: 'precision, flagged shares',
      ours: computeShare(onSources, onSources + onReferences),
      aim: atLeast(0.95),
      n: items.length,
    },
    {
      ...shared,
      measure: 'precision, changed by all correctors',
      ours: computeShare(found, flagged.length),
      naive: harper.precision,
      aim: atLeast(0.95),
      n: flagged.length,
    },
    {
      ...shared,
      measure: 'false flags on corrected sentences',
      ours: onReferences,
      naive: harper.falseFlags,
      aim: atMost(0.01),
      n: references.length,
    },
    {
      ...shared,
      measure: 'of them not verbatim in the learner’s sentence',
      ours: computeShare(countOwnFlags(items), references.length),
      n: references.length,
    },
  ]
}

/** Counts corrected sentences with a flag on the corrector's words. All other words are unchanged. */
function countOwnFlags(items: readonly Item[]): number {
  return items.reduce(
    (sum, { source, references }) =>
      sum + references.filter((reference) => reference.flags.some((words) => !source.text.includes(words))).length,
    0,
  )
}

function measureCorrectionDrops(items: readonly Item[]): { broken: number; n: number } {
  const changes: number[] = []
  for (let from = 0; from < items.length; from += groupSize)
    changes.push(...listLevelChanges(items.slice(from, from + groupSize)))
  return { broken: changes.filter((change) => change < -allowedFall).length, n: changes.length }
}

/** Measures how each correction of one sentence changes the level of its group. */
function listLevelChanges(group: readonly Item[]): number[] {
  const before = measureGrammarLevel(group.map((item) => item.source.answer))
  if (before === null) return []
  return group.flatMap((item) =>
    item.references.flatMap((reference) => {
      const after = measureGrammarLevel(group.map((other) => (other === item ? reference.answer : other.source.answer)))
      return after === null ? [] : [after - before]
    }),
  )
}
