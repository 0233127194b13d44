import type { SubmissionState } from '@candor/contract'
import { submissionStates } from '@candor/contract'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'

const isSubmissionState = (state: string): state is SubmissionState => submissionStates.some((known) => known === state)

export interface Evaluation {
  readonly state: SubmissionState
  readonly submissionId: string | null
}

/** How far the evaluation of a session is; 'collecting' before its submission. */
export const getEvaluation = async (
  deps: Pick<Deps, 'withActor'>,
  actor: repo.CandidateActor,
  sessionId: string,
): Promise<Evaluation> =>
  deps.withActor(actor, async (tx) => {
    if (!(await repo.hasSession(tx, sessionId))) throw new AppError('SESSION_NOT_FOUND')
    const found = await repo.readSubmission(tx, sessionId)
    return {
      state: found !== null && isSubmissionState(found.state) ? found.state : 'collecting',
      submissionId: found?.id ?? null,
    }
  })
