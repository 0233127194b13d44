import { answerQuestion, answerWithModel, type ChatSource } from '@candor/assess'
import type { ChatEvent } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import type { TokenBuckets } from '../../../platform/token-buckets'
import { getViewerScope } from '../../access'
import { hasConsent } from '../../sessions'
import { type ChatModelPorts, createChatModel, withRules } from '../chat-model'
import { createChatSource } from '../chat-source'
import { presentAnswers } from '../present'
import { findVisibleSubmission, listAnswers } from '../repo/submissions'

export type ChatDeps = Pick<Deps, 'withActor' | 'clock' | 'log' | 'audit'> &
  ChatModelPorts & { readonly chatBudget: TokenBuckets }

interface AskedSubmission {
  readonly source: ChatSource
  readonly sessionId: string
  /** The candidate agreed to AI. */
  readonly isAiAllowed: boolean
}

/** The submission that is asked about; that it was asked is recorded, the question is not. */
const loadSubmission = (deps: ChatDeps, actor: MemberCaller, id: string): Promise<AskedSubmission> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, id, getViewerScope(deps, actor))
    if (row === undefined) throw notFound()
    const shown = { row, segments: [], faults: new Map() }
    const answers = presentAnswers(await listAnswers(tx, row.sessionId), shown)
    const isAiAllowed = await hasConsent(tx, { sessionId: row.sessionId, purpose: 'ai' })
    await deps.audit.record(tx, { type: 'submission.asked', actor, subject: { type: 'submission', id } })
    return { source: createChatSource(row, answers), sessionId: row.sessionId, isAiAllowed }
  })

const takeFromBudget = (budget: TokenBuckets, userId: string): void => {
  const seconds = budget.getWaitSeconds(userId, 1)
  if (seconds > 0) throw new AppError('RATE_LIMITED', { params: { seconds } })
  budget.take(userId, 1)
}

interface Question {
  readonly organizationId: string
  readonly text: string
  readonly signal: AbortSignal | undefined
}

/** The rules' answer, or the model's where one is configured and the candidate agreed to AI. */
const createAnswer = (deps: ChatDeps, asked: AskedSubmission, question: Question) => {
  const { source, sessionId, isAiAllowed } = asked
  const byRules = () => ({ events: answerQuestion(question.text, source), madeBy: { kind: 'builtin' } as const })
  const { languageModel } = deps
  if (languageModel === null || !isAiAllowed) return byRules()
  const use = { organizationId: question.organizationId, sessionId, purpose: 'chat' } as const
  const ask = createChatModel(languageModel, { use, signal: question.signal })
  return withRules(deps, { make: () => answerWithModel(question.text, source, ask), fallback: byRules })
}

async function* streamAnswer(deps: ChatDeps, asked: AskedSubmission, question: Question): AsyncGenerator<ChatEvent> {
  yield { type: 'started' }
  const { events, madeBy } = await createAnswer(deps, asked, question)
  yield* events
  yield { type: 'ended', madeBy }
}

/**
 * Answers a question about one submission, event by event. Reads that submission only and stores nothing.
 * Rejects with NOT_FOUND and, for too many questions of one member, RATE_LIMITED.
 */
export const askSubmission = async (
  deps: ChatDeps,
  actor: MemberCaller,
  input: { readonly id: string; readonly question: string; readonly signal?: AbortSignal | undefined },
): Promise<AsyncGenerator<ChatEvent>> => {
  takeFromBudget(deps.chatBudget, actor.userId)
  const asked = await loadSubmission(deps, actor, input.id)
  const { organizationId } = actor
  return streamAnswer(deps, asked, { organizationId, text: input.question, signal: input.signal })
}
