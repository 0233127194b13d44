import type { MeteredLanguageModel } from '@candor/ai'
import { examVersion, promptVersion, rubricVersion } from '@candor/assess'

/** The configuration that an exam is valid for: another model, prompt, rubric or exam requires a new exam. */
export interface Configuration {
  /** `<adapter id>/<model>` */
  readonly model: string
  readonly examVersion: string
  readonly promptVersion: string
  readonly rubricVersion: string
}

/** The configuration that would take the exam now; null: the operator has configured no model. */
export const getConfiguration = (model: Pick<MeteredLanguageModel, 'id' | 'model'> | null): Configuration | null =>
  model === null ? null : { model: `${model.id}/${model.model}`, examVersion, promptVersion, rubricVersion }

export const isSameConfiguration = (a: Configuration, b: Configuration): boolean =>
  a.model === b.model &&
  a.examVersion === b.examVersion &&
  a.promptVersion === b.promptVersion &&
  a.rubricVersion === b.rubricVersion
