import type { MeteredLanguageModel } from '@candor/ai'
import { examVersion, promptVersion, rubricVersion } from '@candor/assess'

/** What a model passes the exam with: any other model, prompt, rubric or exam is another matter. */
export interface Configuration {
  /** `<adapter id>/<model>` */
  readonly model: string
  readonly examVersion: string
  readonly promptVersion: string
  readonly rubricVersion: string
}

/** What would sit the exam today; null: the operator has configured no model. */
export const getConfiguration = (model: Pick<MeteredLanguageModel, 'id' | 'model'> | null): Configuration | null =>
  model === null ? null : { model: `${model.id}/${model.model}`, examVersion, promptVersion, rubricVersion }

export const isSameConfiguration = (a: Configuration, b: Configuration): boolean =>
  a.model === b.model &&
  a.examVersion === b.examVersion &&
  a.promptVersion === b.promptVersion &&
  a.rubricVersion === b.rubricVersion
