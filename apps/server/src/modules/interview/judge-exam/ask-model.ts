import { type MeteredLanguageModel, ModelError } from '@candor/ai'
import { type AskJudge, type JudgeCall, JudgeMalformed, type JudgeReply } from '@candor/assess'
import type { Deps } from '../../../deps'
import { findSample, insertSample } from './repo-judge-exam'

/** The time of one run is over: the exam goes on in the next one. */
export class SliceOver extends Error {}

export interface AskOptions {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>
  readonly model: MeteredLanguageModel
  readonly exam: { readonly id: string; readonly organizationId: string; readonly model: string }
  /** No call is begun after it, epoch milliseconds. */
  readonly endsAtMs: number
}

const deadlineMs = 120_000
const worker = { kind: 'worker' } as const

/** Answers that are none of the asked shape, or that the model refuses, are its own fault and no outage. */
const isItsOwn = (error: unknown): boolean =>
  error instanceof ModelError && (error.code === 'bad_response' || error.code === 'refused')

/** Asks the model that sits an exam. What it has answered once is not asked again, whatever came in between. */
export const createAsk = ({ deps, model, exam, endsAtMs }: AskOptions): AskJudge => {
  const { organizationId } = exam
  const keep = <T>(call: JudgeCall<T>, reply: JudgeReply<T>) =>
    deps.withActor(worker, (tx) =>
      insertSample(tx, {
        id: deps.newId(),
        organizationId,
        examId: exam.id,
        key: call.key,
        body: reply.value,
        inputTokens: reply.inputTokens,
        outputTokens: reply.outputTokens,
        at: new Date(deps.clock.nowMs()),
      }),
    )
  const generate = async <T>({ system, prompt, schema, maxOutputTokens }: JudgeCall<T>): Promise<JudgeReply<T>> => {
    const use = { organizationId, sessionId: null, purpose: 'exam' }
    const { value, usage, producedBy } = await model.generate({
      system,
      prompt,
      schema,
      maxOutputTokens,
      deadlineMs,
      use,
    })
    return { value, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, producedBy }
  }
  return async (call) => {
    const kept = await deps.withActor(worker, (tx) =>
      findSample(tx, { organizationId, examId: exam.id, key: call.key }),
    )
    if (kept !== undefined) return { ...kept, value: call.schema.parse(kept.body), producedBy: exam.model }
    if (deps.clock.nowMs() >= endsAtMs) throw new SliceOver()
    try {
      const reply = await generate(call)
      await keep(call, reply)
      return reply
    } catch (error) {
      if (isItsOwn(error)) throw new JudgeMalformed('the model gave no answer that can be used')
      throw error
    }
  }
}
