import { randomUUID } from 'node:crypto'
import {
  type AskJudge,
  type JudgeInterview,
  JudgeMalformed,
  type Judgement,
  type JudgeReply,
  judgeSchemas,
} from '@candor/assess'
import { AppError } from '../errors'
import { WorkerFailure, type WorkerPool } from './create-worker-pool'
import {
  type GivenAnswer,
  type GivenReply,
  type JudgeQuestion,
  type JudgeStart,
  type JudgeStep,
  type JudgeTask,
  zJudgeStep,
} from './judge-steps'

/** The model's answers to one interview's questions. Each question is asked once, whatever becomes of the worker. */
class JudgeAnswers {
  readonly #all: GivenAnswer[] = []
  readonly #failures = new Map<string, unknown>()
  readonly #inFlight = new Map<string, Promise<void>>()
  #deliveredCount = 0

  constructor(private readonly ask: AskJudge) {}

  askAll(questions: readonly JudgeQuestion[]): void {
    for (const question of questions) if (!this.#isAsked(question.key)) this.#send(question)
  }

  /** What came since the last time, at least one. The worker names what it waits for. */
  async next(keys: readonly string[]): Promise<GivenAnswer[]> {
    if (!keys.every((key) => this.#isAsked(key))) throw new Error('the judge waits for what it has not asked')
    if (this.#deliveredCount === this.#all.length) {
      if (this.#inFlight.size === 0) throw new Error('the judge waits for answers that it has')
      await Promise.race(this.#inFlight.values())
    }
    const news = this.#all.slice(this.#deliveredCount)
    this.#deliveredCount = this.#all.length
    return news
  }

  /** Every answer up to now, for a worker that does not know the run. */
  replay(): GivenAnswer[] {
    this.#deliveredCount = this.#all.length
    return [...this.#all]
  }

  getFailure(key: string): unknown {
    return this.#failures.get(key) ?? new Error('the judge failed over a question that did not')
  }

  /** Callers that store answers must have stored them before they hear of a failure. */
  async settle(): Promise<void> {
    await Promise.all(this.#inFlight.values())
  }

  #isAsked(key: string): boolean {
    return this.#inFlight.has(key) || this.#all.some((answer) => answer.key === key)
  }

  #send(question: JudgeQuestion): void {
    const { key } = question
    const answered = this.#request(question).then((answer) => {
      this.#all.push(answer)
      this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, answered)
  }

  #ask(question: JudgeQuestion): Promise<JudgeReply<GivenReply['value']>> {
    return question.stage === 'reading'
      ? this.ask({ ...question, schema: judgeSchemas.reading })
      : this.ask({ ...question, schema: judgeSchemas[question.stage] })
  }

  async #request(question: JudgeQuestion): Promise<GivenAnswer> {
    const { key } = question
    try {
      return { kind: 'reply', key, ...(await this.#ask(question)) }
    } catch (error) {
      this.#failures.set(key, error)
      return { kind: error instanceof JudgeMalformed ? 'malformed' : 'failed', key }
    }
  }
}

type TakeStep = (task: Pick<JudgeTask, 'start' | 'answers'>) => Promise<JudgeStep>

function createStepTaker(pool: WorkerPool): TakeStep {
  const runId = randomUUID()
  return async (task) => {
    try {
      return zJudgeStep.parse(await pool.run({ kind: 'judge', runId, ...task } satisfies JudgeTask))
    } catch (error) {
      // A full queue or a stopping server says nothing about the interview: the caller may try again.
      const isOurs = error instanceof WorkerFailure && (error.code === 'busy' || error.code === 'closed')
      throw isOurs ? new AppError('UNAVAILABLE') : error
    }
  }
}

async function runJudge(takeStep: TakeStep, start: JudgeStart, answers: JudgeAnswers): Promise<Judgement> {
  let step = await takeStep({ start, answers: [] })
  for (;;) {
    switch (step.kind) {
      case 'done':
        return step.judgement
      case 'failed':
        throw answers.getFailure(step.key)
      case 'unknown-run':
        step = await takeStep({ start, answers: answers.replay() })
        break
      case 'waiting':
        answers.askAll(step.questions)
        step = await takeStep({ start: null, answers: await answers.next(step.keys) })
    }
  }
}

/**
 * Judges in the pool's worker, step by step; this thread only calls the model. If the worker dies, the next one replays the stored
 * answers, so no model call is repeated.
 */
export function createRemoteJudge(pool: WorkerPool): JudgeInterview {
  return async (input, { ask, builtin, newId, clockIso, samples = 3, passedDims = null }) => {
    const answers = new JudgeAnswers(ask)
    const start: JudgeStart = {
      input,
      builtin: builtin ?? null,
      id: newId(),
      createdAt: clockIso(),
      samples,
      passedDims: passedDims === null ? null : [...passedDims],
    }
    try {
      return await runJudge(createStepTaker(pool), start, answers)
    } finally {
      await answers.settle()
    }
  }
}
