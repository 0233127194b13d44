import { type JudgeCall, JudgeMalformed, type Judgement, type JudgeReply, judgeInterview } from '@candor/assess'
import type { AskedCall, Beginning, GivenAnswer, JudgeStep, JudgeTask } from './judge-steps'

/** The worker's end of judging: interviews that are being judged, between their steps. */
const sittings = new Map<string, Sitting>()
/** Far more than are judged at once; what the server has given up is forgotten so. */
const mostSittings = 64

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

type Ending = { readonly judgement: Judgement } | { readonly error: unknown }

class Sitting {
  private readonly known = new Map<string, GivenAnswer>()
  private readonly waiting = new Map<string, (answer: GivenAnswer) => void>()
  private readonly fresh: AskedCall[] = []
  private ending: Ending | null = null

  constructor({ input, builtin, id, createdAt }: Beginning, answers: readonly GivenAnswer[]) {
    for (const answer of answers) this.known.set(answer.key, answer)
    const deps = { newId: () => id, clockIso: () => createdAt, ...(builtin === null ? {} : { builtin }) }
    judgeInterview(input, { ...deps, ask: (call) => this.ask(call) }).then(
      (judgement) => {
        this.ending = { judgement }
      },
      (error: unknown) => {
        this.ending = { error }
      },
    )
  }

  private ask<T>(call: JudgeCall<T>): Promise<JudgeReply<T>> {
    const { schema, ...asked } = call
    return new Promise((resolve, reject) => {
      const take = (answer: GivenAnswer): void => {
        if (answer.kind === 'failed') reject(new AnswerFailed(answer.key))
        else if (answer.kind === 'malformed') reject(new AnswerMalformed(answer.key))
        else resolve({ ...answer, value: schema.parse(answer.value) })
      }
      const known = this.known.get(call.key)
      if (known !== undefined) take(known)
      else {
        this.waiting.set(call.key, take)
        this.fresh.push(asked)
      }
    })
  }

  /** Goes on with these answers until only further ones can help. */
  async goOn(answers: readonly GivenAnswer[]): Promise<JudgeStep> {
    for (const answer of answers) {
      this.waiting.get(answer.key)?.(answer)
      this.waiting.delete(answer.key)
    }
    // The judge waits for nothing but answers: once promises are through, it has asked all that it can.
    await new Promise((resolve) => setImmediate(resolve))
    if (this.ending === null) return { kind: 'asks', calls: this.fresh.splice(0) }
    if ('judgement' in this.ending) return { kind: 'done', judgement: this.ending.judgement }
    const { error } = this.ending
    if (error instanceof AnswerFailed || error instanceof AnswerMalformed) return { kind: 'failed', key: error.key }
    throw error
  }
}

const begin = (name: string, sitting: Sitting): Sitting => {
  const [oldest] = sittings.keys()
  if (sittings.size >= mostSittings && oldest !== undefined) sittings.delete(oldest)
  sittings.set(name, sitting)
  return sitting
}

/** One step of one judgement: from the answers given to the next questions, or to the end. */
export const takeJudgeStep = async ({ sitting: name, beginning, answers }: JudgeTask): Promise<JudgeStep> => {
  const sitting = beginning === null ? sittings.get(name) : begin(name, new Sitting(beginning, answers))
  if (sitting === undefined) return { kind: 'lost' }
  const step = await sitting.goOn(beginning === null ? answers : [])
  if (step.kind !== 'asks') sittings.delete(name)
  return step
}
