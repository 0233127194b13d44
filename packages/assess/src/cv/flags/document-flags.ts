import type { AssessmentNote, HiddenText, RedFlag } from '@candor/contract'
import { cvSourceId } from '@candor/contract'
import { speaksToJudge } from '../filter-statements'
import { cvLimits } from '../limits'
import { type FlagContext, flag, nameOf } from './flag'

const mostQuotes = 4
const longestExcerpt = 200

/** The same bullet under two jobs, and text that is the job description's. */
export function copiedFlags({ model, guards }: FlagContext): RedFlag[] {
  const repeated = guards.repeated.map((group) => {
    const names = group.map((item) => model.entries[item.entry ?? -1]).filter((entry) => entry !== undefined)
    const [first, second] = [names[0], names[1]]
    const params = {
      first: first === undefined ? '' : nameOf(first),
      second: second === undefined ? '' : nameOf(second),
      count: group.length,
    }
    const raised = { weight: 'info', at: group.slice(0, mostQuotes), params, question: 'ask_own_words' } as const
    return flag(model, 'duplicate_text', { ...raised, confidence: 'high' })
  })
  if (guards.copiedPercent < cvLimits.copiedPercent) return repeated
  const params = { percent: guards.copiedPercent, limitPercent: cvLimits.copiedPercent }
  const at = guards.copied.slice(0, mostQuotes)
  const raised = { weight: 'ask', at, params, question: 'ask_own_words', confidence: 'high' } as const
  return [...repeated, flag(model, 'job_description_copied', raised)]
}

const excerpt = (text: string) => text.replace(/\s+/gu, ' ').trim().slice(0, longestExcerpt)
const shown = (hidden: readonly HiddenText[]) => hidden.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))

/** Words a reader does not see, and words that speak to an assessment. Neither was read. */
export function documentFlags({ model, guards, input }: FlagContext): RedFlag[] {
  const hidden = shown(input.cv?.hidden ?? [])
  const first = hidden[0]
  const flags: RedFlag[] = []
  if (first !== undefined) {
    const params = { text: excerpt(first.text), reason: first.reason, count: hidden.length }
    flags.push(
      flag(model, 'hidden_text', { weight: 'ask', at: [], params, question: 'ask_document', confidence: 'medium' }),
    )
  }
  const spoken = hidden.find(({ text }) => speaksToJudge(text))
  const visible = guards.injections[0]
  const words = visible?.text ?? spoken?.text
  if (words === undefined) return flags
  const params = { text: excerpt(words), count: guards.injections.length + (spoken === undefined ? 0 : 1) }
  const at = guards.injections.slice(0, mostQuotes)
  return [
    ...flags,
    flag(model, 'injection', { weight: 'ask', at, params, question: 'ask_document', confidence: 'high' }),
  ]
}

const mostNotes = 20

/** What was left out of the reading, quoted. Hidden words have no place in the text: their offsets are 0. */
export function cvNotes({ guards, input, model }: Pick<FlagContext, 'guards' | 'input' | 'model'>): AssessmentNote[] {
  const hidden = hiddenNotes(input.cv?.hidden ?? [])
  const spoken = guards.injections.map(
    ({ start, end }): AssessmentNote => ({
      kind: 'cv_injection',
      answerId: cvSourceId,
      start,
      end,
      quote: model.text.slice(start, end),
    }),
  )
  return [...hidden, ...spoken].slice(0, mostNotes)
}

export function hiddenNotes(hidden: readonly HiddenText[]): AssessmentNote[] {
  return shown(hidden).map(({ text }) => ({
    kind: 'cv_hidden_text',
    answerId: cvSourceId,
    start: 0,
    end: 0,
    quote: excerpt(text),
  }))
}
