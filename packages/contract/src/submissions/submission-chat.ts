import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { pointStates, requirementStates } from '../assessments/question-results'
import { zDimId } from '../assessments/shapes'
import { route } from '../builder'
import { chatLimits } from '../limits'
import { member } from '../policy'
import { digitalSourceTypes } from '../shared/digital-sources'
import { zId } from '../shared/primitives'

/** Words of the candidate, letter by letter: `text.slice(start, end)` of the answer is `quote`. */
export const zCitation = z.object({
  answerId: zId,
  /** The set's question; a follow-up has its question's. */
  questionId: zId,
  questionNumber: z.number().int(),
  /** UTF-16 offsets in the answer's text. */
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string().min(1),
  /** From the answer's start; null where words have no times (typed answers). */
  startMs: z.number().int().nullable(),
  endMs: z.number().int().nullable(),
})
export type Citation = z.infer<typeof zCitation>

/** Who chose the quotes: rules of this product, or a language model whose every sentence was checked. */
export const zMaker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('builtin') }),
  z.object({ kind: z.literal('model'), model: z.string() }),
])
export type Maker = z.infer<typeof zMaker>

export const zSummaryLine = z.object({
  questionId: zId,
  questionNumber: z.number().int(),
  questionText: z.string(),
  /** What a model says of the answer; null: the quote speaks for itself. Shown as plain text. */
  text: z.string().nullable(),
  citation: zCitation,
})
export type SummaryLine = z.infer<typeof zSummaryLine>

/** One line for a question, in the order of the interview. Empty where nothing was said. */
export const zScriptSummary = z.object({
  madeBy: zMaker,
  lines: z.array(zSummaryLine).max(chatLimits.summaryLines),
  /** Questions with an answer that has no line, because a summary has a few lines only. */
  moreQuestions: z.number().int().min(0),
})
export type ScriptSummary = z.infer<typeof zScriptSummary>

/** `words`: the candidate speaks of it. `question`: the interviewer asked about it, and this was the answer. */
export const statementGrounds = ['words', 'question'] as const
export type StatementGround = (typeof statementGrounds)[number]

export const zChatEvent = z.discriminatedUnion('type', [
  /** The first event, at once: the answer is being looked for. */
  z.object({ type: z.literal('started') }),
  z.object({
    type: z.literal('statement'),
    ground: z.enum(statementGrounds),
    /** A model's sentence; null: the quotes speak for themselves. Shown as plain text. */
    text: z.string().nullable(),
    /** Of the text. Here, because a stream that is cut never says who made it. Absent: there is no text. */
    digitalSource: z.enum(digitalSourceTypes).optional(),
    citations: z.array(zCitation).min(1).max(chatLimits.citations),
  }),
  /** A requirement of the set that the question names, as the assessment found it. */
  z.object({ type: z.literal('requirement'), name: z.string(), state: z.enum(requirementStates) }),
  /** An expected point that the question names, as the assessment found it. */
  z.object({
    type: z.literal('point'),
    questionNumber: z.number().int(),
    heading: z.string(),
    state: z.enum(pointStates),
  }),
  /** A level of the assessment that the question names; null: there is none. */
  z.object({
    type: z.literal('level'),
    dimension: z.union([zDimId, z.literal('overall')]),
    level: z.number().nullable(),
  }),
  /** Nothing in the interview speaks about this; null: about what was asked. */
  z.object({ type: z.literal('notMentioned'), topic: z.string().nullable() }),
  /** The last event of a whole answer. A stream that ends without it was cut. */
  z.object({ type: z.literal('ended'), madeBy: zMaker }),
])
export type ChatEvent = z.infer<typeof zChatEvent>

export const submissionChatRoutes = {
  chat: route({
    service: 'interview',
    method: 'POST',
    path: '/interview/submission/{id}/chatbot/chat',
    summary: 'Ask about one submission; the answer is streamed as server-sent events, with quotes',
    policy: member('submission.review'),
    cost: 'expensive',
    errors: [],
  })
    .input(z.object({ id: zId, question: z.string().trim().min(1).max(chatLimits.questionCharacters) }))
    .output(eventIterator(zChatEvent)),
}
