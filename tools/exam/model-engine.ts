import { type GenerateInput, type GenerateResult, type LanguageModel, ModelError } from '@candor/ai'
import { isUnusableReply } from '@candor/domain'
import {
  type AskJudge,
  type ExamEngine,
  ExamStopped,
  JudgeMalformed,
  judgeInterview,
  readFigures,
  type SampleCount,
} from '../../packages/assess/src/exam/validity'

export interface ModelRun {
  readonly model: Pick<LanguageModel, 'generate'>
  readonly samples: SampleCount
  /** The exam ends at this number of calls. */
  readonly maxCalls: number
  readonly onCall: (usage: ModelUsage) => void
}

export interface ModelUsage {
  readonly interviews: number
  /** Answers to prompts that were asked before: no call was needed for them. */
  readonly reused: number
  /** Interviews for which the model gave no answer that can be used. */
  readonly unusable: number
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
}

const deadlineMs = 600_000
const maxAttempts = 2

/**
 * The judge over a model, as an engine of the exam. Calls with the same prompt are asked once: where only words change that the
 * judge masks, or one answer of several, the rest is known.
 */
export class ModelEngine {
  usage: ModelUsage = { interviews: 0, reused: 0, unusable: 0, calls: 0, inputTokens: 0, outputTokens: 0 }
  private readonly answers = new Map<string, unknown>()

  constructor(private readonly run: ModelRun) {}

  readonly judge: ExamEngine = async (input) => {
    this.usage = { ...this.usage, interviews: this.usage.interviews + 1 }
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      try {
        const { assessment } = await judgeInterview(input, {
          ask: this.ask,
          samples: this.run.samples,
          newId: () => 'exam',
          clockIso: () => new Date(0).toISOString(),
        })
        return readFigures(assessment)
      } catch (error) {
        if (!(error instanceof JudgeMalformed)) throw error
      }
    }
    this.usage = { ...this.usage, unusable: this.usage.unusable + 1 }
    return { overall: null, content: null, levels: {}, quotes: [], suspects: [] }
  }

  private readonly ask: AskJudge = async (call) => {
    const known = this.answers.get(call.key)
    if (known !== undefined) {
      this.usage = { ...this.usage, reused: this.usage.reused + 1 }
      return { value: call.schema.parse(known), inputTokens: 0, outputTokens: 0, producedBy: 'exam' }
    }
    if (this.usage.calls >= this.run.maxCalls) throw new ExamStopped(`${this.run.maxCalls} calls were made`)
    const { system, prompt, schema, maxOutputTokens, temperature } = call
    const reply = await this.generate({ system, prompt, schema, maxOutputTokens, temperature, deadlineMs })
    this.answers.set(call.key, reply.value)
    return { value: reply.value, ...reply.usage, producedBy: reply.producedBy }
  }

  private async generate<T>(input: GenerateInput<T>): Promise<GenerateResult<T>> {
    try {
      const reply = await this.run.model.generate(input)
      this.count(reply.usage)
      return reply
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      if (error.usage !== null) this.count(error.usage)
      if (isUnusableReply(error.code)) throw new JudgeMalformed('no answer that can be used')
      throw new ExamStopped(`the model does not answer: ${error.message}`)
    }
  }

  private count({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): void {
    const { usage } = this
    this.usage = {
      ...usage,
      calls: usage.calls + 1,
      inputTokens: usage.inputTokens + inputTokens,
      outputTokens: usage.outputTokens + outputTokens,
    }
    this.run.onCall(this.usage)
  }
}
