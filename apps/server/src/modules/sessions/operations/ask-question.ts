import { candidateQuestionLimits } from '@candor/contract'
import { type AskedAnswer, findApprovedAnswer, isAborted } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'

interface Asked {
  readonly sessionId: string
  readonly text: string
  readonly isToRecruiter: boolean
}

const passOn = async (
  deps: Pick<Deps, 'clock' | 'newId'>,
  tx: repo.Transaction,
  { row, text }: { readonly row: repo.SessionRow; readonly text: string },
): Promise<void> => {
  if ((await repo.countQuestions(tx, row.id)) >= candidateQuestionLimits.perInterview) {
    throw new AppError('QUESTION_LIMIT_REACHED')
  }
  await repo.insertQuestion(tx, row, { id: deps.newId(), text, nowMs: deps.clock.nowMs() })
}

/**
 * A candidate's question about the role or the process. It is answered with a text that the company approved, or passed on to the
 * recruiter. It is no answer: nothing assesses it. A practice has no recruiter to pass it on to.
 */
export const askQuestion = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  actor: repo.CandidateActor,
  { sessionId, text, isToRecruiter }: Asked,
): Promise<{ answer: AskedAnswer | null; isPassedOn: boolean }> =>
  deps.withActor(actor, async (tx) => {
    // Locked, so that questions asked at once don't exceed the limit.
    const row = await repo.lockSession(tx, sessionId)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    if (isAborted(row.state)) throw new AppError('SESSION_ENDED')
    const content = await repo.readVersionContent(tx, row.setVersionId)
    const { language } = row.state
    const answer = content === null || isToRecruiter ? null : findApprovedAnswer(content, { text, language })
    if (answer !== null || row.isPractice) return { answer, isPassedOn: false }
    await passOn(deps, tx, { row, text: text.trim() })
    return { answer: null, isPassedOn: true }
  })
