import { type MeteredLanguageModel, ModelError } from '@candor/ai'
import { type AskJudge, type JudgeCall, JudgeMalformed, type JudgeReply } from '@candor/assess'
import { isUnusableReply } from '@candor/domain'
import type { Deps } from '../../../deps'
import { findSample, insertSample } from '../repo/judge-samples'

/** The time of this run is over; the next run continues. */
export class SliceOver extends Error {}

export interface AskOptions {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>
  readonly model: MeteredLanguageModel
  /** The candidate whose words are judged, and the organization that pays; an exam has no candidate. */
  readonly subject: {
    readonly organizationId: string
    readonly dataSubjectId: string | null
    readonly sessionId: string | null
    readonly purpose: 'judge' | 'exam'
  }
  /** The key under which an answer is stored: the question's own key, and what else identifies the answer. */
  readonly createSampleKey: (key: string) => string
  /** No call starts after this time, in epoch milliseconds. */
  readonly endsAtMs: number
  /** Before each call to the model; a stored answer needs none. */
  readonly beforeCall?: (call: Pick<JudgeCall<unknown>, 'stage' | 'place'>) => Promise<void>
}

const deadlineMs = 120_000
const worker = { kind: 'worker' } as const

/** A malformed answer or a refusal comes from the model itself, so a retry after a pause would not help. */
const isItsOwn = (error: unknown): boolean => error instanceof ModelError && isUnusableReply(error.code)

/** The model's name as it is stored with its results: `<adapter id>/<model>`. */
export const getModelName = (model: MeteredLanguageModel): string => `${model.id}/${model.model}`

/**
 * Asks the organization's model. A stored answer is reused, so no call is paid for twice. No transaction is
 * open during a call.
 */
export const createAsk = ({ deps, model, subject, createSampleKey, endsAtMs, beforeCall }: AskOptions): AskJudge => {
  const { organizationId, dataSubjectId, sessionId, purpose } = subject
  const findStored = async <T>(call: JudgeCall<T>): Promise<JudgeReply<T> | null> => {
    const sampleKey = createSampleKey(call.key)
    const stored = await deps.withActor(worker, (tx) => findSample(tx, { organizationId, sampleKey }))
    if (stored === undefined) return null
    const { inputTokens, outputTokens } = stored
    return { value: call.schema.parse(stored.body), inputTokens, outputTokens, producedBy: getModelName(model) }
  }
  const generate = async <T>(call: JudgeCall<T>): Promise<JudgeReply<T>> => {
    const { system, prompt, schema, maxOutputTokens, temperature } = call
    const use = { organizationId, sessionId, purpose }
    try {
      const reply = await model.generate({ system, prompt, schema, maxOutputTokens, temperature, deadlineMs, use })
      const { inputTokens, outputTokens } = reply.usage
      return { value: reply.value, inputTokens, outputTokens, producedBy: reply.producedBy }
    } catch (error) {
      if (isItsOwn(error)) throw new JudgeMalformed('the model gave no answer that can be used')
      throw error
    }
  }
  return async (call) => {
    const stored = await findStored(call)
    if (stored !== null) return stored
    if (deps.clock.nowMs() >= endsAtMs) throw new SliceOver()
    await beforeCall?.({ stage: call.stage, place: call.place })
    const reply = await generate(call)
    const { value: body, inputTokens, outputTokens } = reply
    const createdAt = new Date(deps.clock.nowMs())
    const place = { organizationId, dataSubjectId, sampleKey: createSampleKey(call.key) }
    const sample = { id: deps.newId(), ...place, body, inputTokens, outputTokens, createdAt }
    await deps.withActor(worker, (tx) => insertSample(tx, sample, sessionId))
    return reply
  }
}
