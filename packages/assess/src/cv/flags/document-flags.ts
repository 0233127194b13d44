import type { AssessmentNote, HiddenText, RedFlag } from '@candor/contract'
import { cvSourceId } from '@candor/contract'
import { isCvInjection } from '../filter-statements'
import { cvLimits } from '../limits'
import { buildFlag, type FlagContext, formatEntryName } from './flag'

const maxQuotes = 4
const maxExcerptChars = 200

/** The same bullet under two jobs, and text that is the job description's. */
export function findCopiedTextFlags({ model, guards }: FlagContext): RedFlag[] {
  const repeated = guards.repeated.map((group) => {
    const listEntryNames = group.map((item) => model.entries[item.entry ?? -1]).filter((entry) => entry !== undefined)
    const [first, second] = [listEntryNames[0], listEntryNames[1]]
    const params = {
      first: first === undefined ? '' : formatEntryName(first),
      second: second === undefined ? '' : formatEntryName(second),
      count: group.length,
    }
    const raised = { weight: 'info', at: group.slice(0, maxQuotes), params, question: 'ask_own_words' } as const
    return buildFlag(model, 'duplicate_text', { ...raised, confidence: 'high' })
  })
  if (guards.copiedPercent < cvLimits.copiedPercent) return repeated
  const params = { percent: guards.copiedPercent, limitPercent: cvLimits.copiedPercent }
  const at = guards.copied.slice(0, maxQuotes)
  const raised = { weight: 'ask', at, params, question: 'ask_own_words', confidence: 'high' } as const
  return [...repeated, buildFlag(model, 'job_description_copied', raised)]
}

const truncate = (text: string) => text.replace(/\s+/gu, ' ').trim().slice(0, maxExcerptChars)
const joinHiddenText = (hidden: readonly HiddenText[]) => hidden.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))

/** Words that a reader does not see, and words that address the assessment. The engine reads neither. */
export function findDocumentFlags({ model, guards, input }: FlagContext): RedFlag[] {
  const hidden = joinHiddenText(input.cv?.hidden ?? [])
  const first = hidden[0]
  const flags: RedFlag[] = []
  if (first !== undefined) {
    const params = { text: truncate(first.text), reason: first.reason, count: hidden.length }
    flags.push(
      buildFlag(model, 'hidden_text', {
        weight: 'ask',
        at: [],
        params,
        question: 'ask_document',
        confidence: 'medium',
      }),
    )
  }
  const spoken = hidden.find(({ text }) => isCvInjection(text))
  const visible = guards.injections[0]
  const words = visible?.text ?? spoken?.text
  if (words === undefined) return flags
  const params = { text: truncate(words), count: guards.injections.length + (spoken === undefined ? 0 : 1) }
  const at = guards.injections.slice(0, maxQuotes)
  return [
    ...flags,
    buildFlag(model, 'injection', { weight: 'ask', at, params, question: 'ask_document', confidence: 'high' }),
  ]
}

const maxNotes = 20

/** Quotes the omitted text. Hidden words have no position in the text, so their offsets are 0. */
export function listCvNotes({
  guards,
  input,
  model,
}: Pick<FlagContext, 'guards' | 'input' | 'model'>): AssessmentNote[] {
  const hidden = listHiddenNotes(input.cv?.hidden ?? [])
  const spoken = guards.injections.map(
    ({ start, end }): AssessmentNote => ({
      kind: 'cv_injection',
      answerId: cvSourceId,
      start,
      end,
      quote: model.text.slice(start, end),
    }),
  )
  return [...hidden, ...spoken].slice(0, maxNotes)
}

export function listHiddenNotes(hidden: readonly HiddenText[]): AssessmentNote[] {
  return joinHiddenText(hidden).map(({ text }) => ({
    kind: 'cv_hidden_text',
    answerId: cvSourceId,
    start: 0,
    end: 0,
    quote: truncate(text),
  }))
}
