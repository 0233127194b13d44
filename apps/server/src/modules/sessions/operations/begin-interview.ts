import type { InterviewMode, SetContent } from '@candor/contract'
import { hasBegun, isOwnPace, keepAccommodation } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import { requireAttemptOfSession } from '../attempts'
import { findSpaceRefusal } from '../find-space-refusal'
import { planSession, requireOfferedLanguage } from '../plan'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'
import { listUnanswered } from '../screening'

export interface BeginContext extends CommandContext {
  readonly ports: CommandContext['ports'] & Pick<SessionPorts, 'readDiskSpace' | 'hasOrganizationQuota'>
}

const requireScreening = async (tx: repo.Transaction, row: repo.SessionRow, content: SetContent): Promise<void> => {
  const answers = await repo.listScreeningAnswers(tx, row.id)
  const missing = listUnanswered(content, answers)
  if (missing.length > 0) {
    throw new AppError('SCREENING_REQUIRED', { fields: Object.fromEntries(missing.map((id) => [id, 'required'])) })
  }
  if (content.requiresCv && (await repo.readCv(tx, row.id)) === null) {
    throw new AppError('SCREENING_REQUIRED', { fields: { cv: 'required' } })
  }
}

/** The set's version is frozen now, and what it says now is what will be asked. */
const freezePlan = async (
  context: BeginContext,
  tx: repo.Transaction,
  details: { readonly row: repo.SessionRow; readonly mode: InterviewMode; readonly nowMs: number },
): Promise<repo.SessionRow> => {
  const { row, mode, nowMs } = details
  if (hasBegun(row.state) || row.isPractice) return row
  await repo.freezeVersion(tx, row.setVersionId, nowMs)
  const content = await repo.readVersionContent(tx, row.setVersionId)
  if (content === null) throw new AppError('SESSION_NOT_FOUND')
  const { language, isPractice, isRehearsal, lastSeq } = row.state
  requireOfferedLanguage(content, language)
  await requireScreening(tx, row, content)
  const choice = {
    language,
    isPractice,
    isRehearsal,
    isAiAllowed: await repo.hasConsent(tx, { sessionId: row.id, purpose: 'ai' }),
    isRecordingAllowed: await repo.hasConsent(tx, { sessionId: row.id, purpose: 'recording' }),
    isOwnPace: isOwnPace(row.state),
    mode: content.modes.includes(mode) ? mode : row.state.mode,
  }
  const planned = keepAccommodation(planSession(content, choice, context.deps.newId), row.state)
  return { ...row, state: { ...planned, lastSeq } }
}

/** Starts the clock and asks the first question. Changes nothing in an interview that has begun. */
export const beginInterview = async (
  context: BeginContext,
  actor: repo.CandidateActor,
  input: { readonly sessionId: string; readonly mode: InterviewMode },
): Promise<SessionView> => {
  const refused = await findSpaceRefusal(context.ports, actor.organizationId)
  if (refused !== null) {
    const row = await context.deps.withActor(actor, (tx) => repo.readSession(tx, input.sessionId))
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    if (!hasBegun(row.state)) throw new AppError(refused)
  }
  // An interview that was prepared before another one used up the last attempt can't begin.
  await requireAttemptOfSession(context.deps, actor, {
    id: input.sessionId,
    isConcerned: (state) => !hasBegun(state),
  })
  return runCommand(context, actor, {
    sessionId: input.sessionId,
    prepare: (tx, row, nowMs) => freezePlan(context, tx, { row, mode: input.mode, nowMs }),
    event: (nowMs) => ({ type: 'begun', mode: input.mode, nowMs }),
  })
}
