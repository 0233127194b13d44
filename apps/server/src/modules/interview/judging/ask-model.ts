import { type MeteredLanguageModel, ModelError } from '@candor/ai'
import { type AskJudge, type JudgeCall, JudgeMalformed, type JudgeReply } from '@candor/assess'
import type { Deps } from '../../../deps'
import { findSample, insertSample } from './repo-judging'

/** The time of one run is over: it goes on in the next one. */
export class SliceOver extends Error {}

export interface AskOptions {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>
  readonly model: MeteredLanguageModel
  /** Whose words are judged. */
  readonly of: {
    readonly organizationId: string
    readonly dataSubjectId: string
    readonly sessionId: string
    readonly submissionId: string
  }
  /** No call is begun after it, epoch milliseconds. */
  readonly endsAtMs: number
}

const deadlineMs = 120_000
const worker = { kind: 'worker' } as const

/** Answers of another shape, refusals and what is too long are no outage: waiting mends none of them. */
const isItsOwn = (error: unknown): boolean =>
  error instanceof ModelError && ['bad_response', 'refused', 'too_large'].includes(error.code)

/**
 * Asks the organization's model about one person's words. An answer that was paid for is not asked again, whatever came in
 * between. No transaction is open during a call.
 */
export const createAsk = ({ deps, model, of, endsAtMs }: AskOptions): AskJudge => {
  const producedBy = `${model.id}/${model.model}`
  const { organizationId, dataSubjectId, sessionId, submissionId } = of
  const keyOf = (key: string) => ({ organizationId, submissionId, model: producedBy, key })

  const readKept = async <T>(call: JudgeCall<T>): Promise<JudgeReply<T> | null> => {
    const kept = await deps.withActor(worker, (tx) => findSample(tx, keyOf(call.key)))
    if (kept === undefined) return null
    const { inputTokens, outputTokens } = kept
    return { value: call.schema.parse(kept.body), inputTokens, outputTokens, producedBy }
  }
  const generate = async <T>(call: JudgeCall<T>): Promise<JudgeReply<T>> => {
    const { system, prompt, schema, maxOutputTokens } = call
    const use = { organizationId, sessionId, purpose: 'judge' }
    try {
      const reply = await model.generate({ system, prompt, schema, maxOutputTokens, deadlineMs, use })
      const { inputTokens, outputTokens } = reply.usage
      return { value: reply.value, inputTokens, outputTokens, producedBy: reply.producedBy }
    } catch (error) {
      if (isItsOwn(error)) throw new JudgeMalformed('the model gave no answer that can be used')
      throw error
    }
  }
  return async (call) => {
    const kept = await readKept(call)
    if (kept !== null) return kept
    if (deps.clock.nowMs() >= endsAtMs) throw new SliceOver()
    const reply = await generate(call)
    const { value: body, inputTokens, outputTokens } = reply
    const at = new Date(deps.clock.nowMs())
    const sample = { id: deps.newId(), dataSubjectId, body, inputTokens, outputTokens, at, ...keyOf(call.key) }
    await deps.withActor(worker, (tx) => insertSample(tx, sample))
    return reply
  }
}
