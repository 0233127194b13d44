import type { CvRequest, ScreeningQuestion } from '@candor/contract'
import { getCvRequest } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'
import { readScreeningContent } from '../screening'

export interface Screening {
  readonly questions: readonly ScreeningQuestion[]
  readonly cvRequest: CvRequest
  readonly isCvEvaluated: boolean
  readonly cv: { readonly id: string; readonly name: string } | null
  readonly answers: readonly repo.ScreeningValues[]
}

/** The screening questions of a session, with the answers and the CV given so far. */
export const getScreening = async (
  deps: Pick<Deps, 'withActor'>,
  actor: repo.CandidateActor,
  sessionId: string,
): Promise<Screening> =>
  deps.withActor(actor, async (tx) => {
    const row = await repo.readSession(tx, sessionId)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    const content = await readScreeningContent(tx, row)
    const cvRequest = getCvRequest(content)
    const cv = await repo.readCv(tx, row.id)
    return {
      questions: content.screeningQuestions,
      cvRequest,
      isCvEvaluated: cvRequest !== 'none' && (await repo.hasConsent(tx, { sessionId: row.id, purpose: 'ai' })),
      cv: cv === null ? null : { id: cv.id, name: cv.name },
      answers: await repo.listScreeningAnswers(tx, row.id),
    }
  })
