import { randomUUID } from 'node:crypto'
import { type AskJudge, type JudgeInterview, JudgeMalformed, type Judgement, zJudgeAnswer } from '@candor/assess'
import { AppError } from '../errors'
import { WorkerFailure, type WorkerPool } from './create-worker-pool'
import {
  type AskedCall,
  type Beginning,
  type GivenAnswer,
  type JudgeStep,
  type JudgeTask,
  zJudgeStep,
} from './judge-steps'

/** The model's answers to one interview's questions: asked for once each, whatever becomes of the worker. */
class Answers {
  readonly all: GivenAnswer[] = []
  private readonly failures = new Map<string, unknown>()
  private readonly asked = new Set<string>()
  private readonly awaited = new Set<Promise<void>>()
  private taken = 0

  constructor(private readonly ask: AskJudge) {}

  askAll(calls: readonly AskedCall[]): void {
    for (const call of calls) {
      if (this.asked.has(call.key)) continue
      this.asked.add(call.key)
      const answered = this.answer(call).then((answer) => {
        this.all.push(answer)
        this.awaited.delete(answered)
      })
      this.awaited.add(answered)
    }
  }

  private async answer({ key, ...call }: AskedCall): Promise<GivenAnswer> {
    try {
      return { kind: 'reply', key, ...(await this.ask({ ...call, key, schema: zJudgeAnswer })) }
    } catch (error) {
      this.failures.set(key, error)
      return { kind: error instanceof JudgeMalformed ? 'malformed' : 'failed', key }
    }
  }

  /** What came since the last time, at least one. */
  async next(): Promise<GivenAnswer[]> {
    if (this.taken === this.all.length) {
      if (this.awaited.size === 0) throw new Error('the judge neither asks nor ends')
      await Promise.race(this.awaited)
    }
    const news = this.all.slice(this.taken)
    this.taken = this.all.length
    return news
  }

  /** Everything up to now, for a worker that knows nothing of it. */
  again(): GivenAnswer[] {
    this.taken = this.all.length
    return [...this.all]
  }

  failureOf(key: string): unknown {
    return this.failures.get(key) ?? new Error('the judge failed over a question that did not')
  }

  /** Whoever keeps answers shall have kept them before a failure is told. */
  async settle(): Promise<void> {
    await Promise.all(this.awaited)
  }
}

type Step = (task: Pick<JudgeTask, 'beginning' | 'answers'>) => Promise<JudgeStep>

const stepIn =
  (pool: WorkerPool, sitting: string): Step =>
  async (task) => {
    try {
      return zJudgeStep.parse(await pool.run({ kind: 'judge', sitting, ...task } satisfies JudgeTask))
    } catch (error) {
      // Neither is the interview's doing: it may come again.
      const isOurs = error instanceof WorkerFailure && (error.code === 'busy' || error.code === 'closed')
      throw isOurs ? new AppError('UNAVAILABLE') : error
    }
  }

const judgeBy = async (take: Step, beginning: Beginning, answers: Answers): Promise<Judgement> => {
  let step = await take({ beginning, answers: [] })
  for (;;) {
    switch (step.kind) {
      case 'done':
        return step.judgement
      case 'failed':
        throw answers.failureOf(step.key)
      case 'lost':
        step = await take({ beginning, answers: answers.again() })
        break
      case 'asks':
        answers.askAll(step.calls)
        step = await take({ beginning: null, answers: await answers.next() })
    }
  }
}

/** Judges in the pool's worker, step by step; this thread only asks. A worker that ended in between is told all over again. */
export const judgeIn =
  (pool: WorkerPool): JudgeInterview =>
  async (input, { ask, builtin, newId, clockIso }) => {
    const answers = new Answers(ask)
    const beginning: Beginning = { input, builtin: builtin ?? null, id: newId(), createdAt: clockIso() }
    try {
      return await judgeBy(stepIn(pool, randomUUID()), beginning, answers)
    } finally {
      await answers.settle()
    }
  }
