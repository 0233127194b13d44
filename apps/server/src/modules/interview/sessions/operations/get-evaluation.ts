import type { SubmissionState } from '@candor/contract'
import { submissionStates } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../errors'
import * as repo from '../repo/index'

const isSubmissionState = (state: string): state is SubmissionState => submissionStates.some((known) => known === state)

/** How far the evaluation of a session is; 'collecting' before its submission. */
export const getEvaluation = async (
  deps: Pick<Deps, 'withActor'>,
  actor: repo.CandidateActor,
  sessionId: string,
): Promise<SubmissionState> =>
  deps.withActor(actor, async (tx) => {
    if (!(await repo.hasSession(tx, sessionId))) throw new AppError('SESSION_NOT_FOUND')
    const state = await repo.readSubmissionState(tx, sessionId)
    return state !== null && isSubmissionState(state) ? state : 'collecting'
  })
