import type { MeteredLanguageModel } from '@candor/ai'
import type { Deps } from '../deps'
import type { createAssessments } from '../modules/assessments'

/** What candidates may know of the AI of this installation. */
export const createAiFacts = (
  { env }: Pick<Deps, 'env'>,
  { api }: Pick<ReturnType<typeof createAssessments>, 'api'>,
  languageModel: Pick<MeteredLanguageModel, 'model'> | null,
) => ({
  findAssessedBy: api.findAssessedBy,
  interviewerModel: languageModel?.model ?? null,
  supportEmail: env.SUPPORT_EMAIL ?? null,
})
