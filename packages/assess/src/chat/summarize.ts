import { type Citation, chatLimits, type ScriptSummary, type SummaryLine } from '@candor/contract'
import { createSummaryPrompt, fitPassages, summarySystem, zSummaryReply } from './chat-prompt'
import { findSentenceFault } from './check-sentence'
import { citeQuote, type NumberedPassage, numberPassages } from './cite-quote'
import { findKeySentence } from './key-sentence'
import { listPassages, type Passage } from './passages'
import { type AskChatModel, builtin } from './ports'
import type { ChatSource } from './source'

interface QuestionPassages {
  readonly questionId: string
  readonly questionNumber: number
  readonly questionText: string
  readonly passages: readonly Passage[]
}

/** The sentences of each question, its follow-ups included, in the order of the interview. */
function groupByQuestion(source: ChatSource): QuestionPassages[] {
  const all = listPassages(source)
  const first = new Map(source.answers.toReversed().map((answer) => [answer.questionId, answer]))
  const ids = [...new Set(source.answers.map(({ questionId }) => questionId))]
  return ids.flatMap((questionId) => {
    const asked = first.get(questionId)
    const passages = all.filter(({ citation }) => citation.questionId === questionId)
    if (asked === undefined || passages.length === 0) return []
    return [{ questionId, questionNumber: asked.questionNumber, questionText: asked.questionText, passages }]
  })
}

/** The passage that the assessment quotes for the question: the sentence that holds most of its points. */
function findAssessedQuote({ questionId, passages }: QuestionPassages, { assessment }: ChatSource): Passage | null {
  const quoted = assessment?.questions?.find((question) => question.questionId === questionId)?.quote
  if (quoted === undefined || quoted === null) return null
  const at = (quoted.start + quoted.end) / 2
  return (
    passages.find(
      ({ citation }) => citation.answerId === quoted.answerId && citation.start <= at && at <= citation.end,
    ) ?? null
  )
}

const countWords = ({ passages }: QuestionPassages): number =>
  passages.reduce((sum, { terms }) => sum + terms.length, 0)

/** The questions with the most words, in the order of the interview. */
function selectQuestions(groups: readonly QuestionPassages[]): QuestionPassages[] {
  const longest = groups.toSorted((one, other) => countWords(other) - countWords(one))
  const chosen = new Set(longest.slice(0, chatLimits.summaryLines))
  return groups.filter((group) => chosen.has(group))
}

function createLine(group: QuestionPassages, text: string | null, citation: Citation): SummaryLine {
  const { questionId, questionNumber, questionText } = group
  return { questionId, questionNumber, questionText, text, citation }
}

/** One quoted sentence for each question, and at most five: chosen from the candidate's own words, which nothing is added to. */
export function summarize(source: ChatSource): ScriptSummary {
  const groups = groupByQuestion(source)
  const lines = selectQuestions(groups).flatMap((group) => {
    const key = findAssessedQuote(group, source) ?? findKeySentence(group.passages)
    return key === null ? [] : [createLine(group, null, key.citation)]
  })
  return { madeBy: builtin, lines, moreQuestions: groups.length - lines.length }
}

const maxOutputTokens = 900

type ReplyLine = { readonly text: string; readonly quote: { readonly passage: string; readonly words: string } }

/** A model's line; null: its quote is not in the answer, or it says more than the quote. */
function checkLine(
  reply: ReplyLine,
  group: QuestionPassages,
  passages: readonly NumberedPassage[],
): SummaryLine | null {
  const citation = citeQuote(reply.quote, passages)
  if (citation === null || citation.questionId !== group.questionId) return null
  const isFaulty = findSentenceFault(reply.text, [citation.quote]) !== null
  return isFaulty ? null : createLine(group, reply.text.normalize('NFC').trim(), citation)
}

/**
 * The summary in a model's words. A line whose quote is not in the transcript, or that says more than its quote, is dropped, and the
 * quoted sentence of the rules takes its place. Rejects with the provider's own error.
 */
export async function summarizeWithModel(source: ChatSource, ask: AskChatModel): Promise<ScriptSummary> {
  const summary = summarize(source)
  const groups = selectQuestions(groupByQuestion(source))
  const passages = fitPassages(numberPassages(groups.flatMap((group) => group.passages)))
  if (passages.length === 0) return summary
  const { value, producedBy } = await ask({
    system: summarySystem,
    prompt: createSummaryPrompt(passages, source.language),
    schema: zSummaryReply,
    maxOutputTokens,
  })
  const lines = summary.lines.map((line) => {
    const group = groups.find(({ questionId }) => questionId === line.questionId)
    const reply = value.lines.find(({ question }) => question === line.questionNumber)
    return (group && reply && checkLine(reply, group, passages)) || line
  })
  const isByModel = lines.some(({ text }) => text !== null)
  return { ...summary, lines, madeBy: isByModel ? { kind: 'model', model: producedBy } : builtin }
}
