import type { ScreeningQuestion, SetContent } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'
import { faultsOf } from '../screening'

interface GivenAnswers {
  readonly id: string
  readonly answers: Readonly<Record<string, string | readonly string[]>>
  readonly cvFileId: string | null
}

const valuesOf = (given: string | readonly string[]): readonly string[] =>
  (typeof given === 'string' ? [given] : given).filter((value) => value !== '')

const loadContent = async (tx: repo.Transaction, row: repo.SessionRow): Promise<SetContent> => {
  const content = await repo.readVersionContent(tx, row.setVersionId)
  if (content === null) throw new AppError('SESSION_NOT_FOUND')
  return row.isPractice ? { ...content, screeningQuestions: [], requiresCv: false } : content
}

/** A CV that is named must be the one this session has; where the set asks for one, one must be there. */
const isCvMissing = (content: SetContent, cv: repo.SessionFile | null, cvFileId: string | null): boolean =>
  cvFileId === null ? content.requiresCv && cv === null : cv?.id !== cvFileId

const faultsIn = async (
  tx: repo.Transaction,
  row: repo.SessionRow,
  given: { readonly answers: readonly repo.ScreeningValues[]; readonly cvFileId: string | null },
): Promise<Readonly<Record<string, string>>> => {
  const content = await loadContent(tx, row)
  const faults = faultsOf(content, given.answers, await repo.listFileIds(tx, row.id))
  const cv = await repo.readCv(tx, row.id)
  return isCvMissing(content, cv, given.cvFileId) ? { ...faults, cvFileId: 'required' } : faults
}

/** Stores the screening answers as a whole; after the interview has begun they stay as they were. */
export const answerScreening = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  actor: repo.CandidateActor,
  input: GivenAnswers,
): Promise<void> => {
  const answers = Object.entries(input.answers).map(([questionId, given]) => ({ questionId, values: valuesOf(given) }))
  await deps.withActor(actor, async (tx) => {
    const row = await repo.lockSession(tx, input.id)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    if (hasBegun(row.state)) throw new AppError('SESSION_ALREADY_STARTED')
    const fields = await faultsIn(tx, row, { answers, cvFileId: input.cvFileId })
    if (Object.keys(fields).length > 0) throw new AppError('SCREENING_INVALID', { fields })
    const kept = answers.filter((answer) => answer.values.length > 0)
    await repo.replaceScreeningAnswers(tx, row, { answers: kept, newId: deps.newId, nowMs: deps.clock.nowMs() })
  })
}

export interface Screening {
  readonly questions: readonly ScreeningQuestion[]
  readonly requiresCv: boolean
  readonly cv: { readonly id: string; readonly name: string } | null
  readonly answers: readonly repo.ScreeningValues[]
}

export const getScreening = async (
  deps: Pick<Deps, 'withActor'>,
  actor: repo.CandidateActor,
  sessionId: string,
): Promise<Screening> =>
  deps.withActor(actor, async (tx) => {
    const row = await repo.readSession(tx, sessionId)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    const content = await loadContent(tx, row)
    const cv = await repo.readCv(tx, row.id)
    return {
      questions: content.screeningQuestions,
      requiresCv: content.requiresCv,
      cv: cv === null ? null : { id: cv.id, name: cv.name },
      answers: await repo.listScreeningAnswers(tx, row.id),
    }
  })
