import type { MeteredLanguageModel } from '@candor/ai'
import type { JudgeInterview } from '@candor/assess'
import type { Deps } from '../../../deps'
import { getConfiguration } from './configuration'

/** What the exam's operations need: the model, the judge, and the configuration it would judge with now. */
export interface ExamDeps extends Deps {
  readonly model: MeteredLanguageModel | null
  readonly judgeInterview: JudgeInterview
  readonly today: ReturnType<typeof getConfiguration>
}

export function createExamDeps(
  deps: Deps,
  ports: { readonly model: MeteredLanguageModel | null; readonly judgeInterview: JudgeInterview },
): ExamDeps {
  return { ...deps, ...ports, today: getConfiguration(ports.model) }
}
