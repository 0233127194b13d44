import { type JudgeCall, JudgeMalformed, type JudgeReply, judgeInterview } from '@candor/assess'
import { LRUCache } from 'lru-cache'
import type { GivenAnswer, JudgeQuestion, JudgeStart, JudgeStep, JudgeTask } from './judge-steps'

/** The worker's judge runs between their steps. Far more than run at once: the server does not say which it has given up. */
const runs = new LRUCache<string, JudgeRun>({ max: 64 })

class AnswerFailed extends Error {
  constructor(readonly key: string) {
    super('no answer')
  }
}
class AnswerMalformed extends JudgeMalformed {
  constructor(readonly key: string) {
    super('an answer that can’t be used')
  }
}

/** One interview that is judged, from one answer of the model to the next. */
class JudgeRun {
  readonly #answers = new Map<string, GivenAnswer>()
  readonly #pending = new Map<string, (answer: GivenAnswer) => void>()
  #newQuestions: JudgeQuestion[] = []
  #resolveStep: (step: JudgeStep) => void = () => undefined
  #rejectStep: (error: unknown) => void = () => undefined

  constructor(answers: readonly GivenAnswer[]) {
    for (const answer of answers) this.#answers.set(answer.key, answer)
  }

  /** Runs up to the first question without an answer, or to the end. */
  start({ input, builtin, id, createdAt, samples, passedDims }: JudgeStart): Promise<JudgeStep> {
    const step = this.#nextStep()
    judgeInterview(input, {
      newId: () => id,
      clockIso: () => createdAt,
      samples,
      ask: (call) => this.#ask(call),
      onWaiting: (keys) => this.#wait(keys),
      ...(builtin === null ? {} : { builtin }),
      ...(passedDims === null ? {} : { passedDims }),
    }).then(
      (judgement) => this.#resolveStep({ kind: 'done', judgement }),
      (error: unknown) => this.#fail(error),
    )
    return step
  }

  /** Hands these answers in and runs until further ones are needed. */
  resume(answers: readonly GivenAnswer[]): Promise<JudgeStep> {
    const step = this.#nextStep()
    const isWaitedFor = answers.some(({ key }) => this.#pending.has(key))
    for (const answer of answers) {
      this.#answers.set(answer.key, answer)
      this.#pending.get(answer.key)?.(answer)
      this.#pending.delete(answer.key)
    }
    if (!isWaitedFor) this.#wait([...this.#pending.keys()])
    return step
  }

  #nextStep(): Promise<JudgeStep> {
    return new Promise((resolve, reject) => {
      this.#resolveStep = resolve
      this.#rejectStep = reject
    })
  }

  #ask<T>({ schema, ...question }: JudgeCall<T>): Promise<JudgeReply<T>> {
    return new Promise((resolve, reject) => {
      const settle = (answer: GivenAnswer): void => {
        if (answer.kind === 'failed') reject(new AnswerFailed(answer.key))
        else if (answer.kind === 'malformed') reject(new AnswerMalformed(answer.key))
        else resolve({ ...answer, value: schema.parse(answer.value) })
      }
      const known = this.#answers.get(question.key)
      if (known !== undefined) return settle(known)
      this.#pending.set(question.key, settle)
      this.#newQuestions.push(question)
    })
  }

  /** The judge needs one of these answers. If one has already arrived, the judge has yet to read it and continues. */
  #wait(keys: readonly string[]): void {
    if (keys.some((key) => this.#answers.has(key))) return
    this.#resolveStep({ kind: 'waiting', questions: this.#newQuestions, keys: [...keys] })
    this.#newQuestions = []
  }

  #fail(error: unknown): void {
    const isAnswerError = error instanceof AnswerFailed || error instanceof AnswerMalformed
    if (isAnswerError) this.#resolveStep({ kind: 'failed', key: error.key })
    else this.#rejectStep(error)
  }
}

/** One step of one run: from the answers given to the next questions, or to the end. */
export async function takeJudgeStep({ runId, start, answers }: JudgeTask): Promise<JudgeStep> {
  const run = start === null ? runs.get(runId) : new JudgeRun(answers)
  if (run === undefined) return { kind: 'unknown-run' }
  runs.set(runId, run)
  const step = await (start === null ? run.resume(answers) : run.start(start))
  if (step.kind !== 'waiting') runs.delete(runId)
  return step
}
