import type { SetContent } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'
import { listScreeningFaults, readScreeningContent } from '../screening'

interface GivenAnswers {
  readonly id: string
  readonly answers: Readonly<Record<string, string | readonly string[]>>
  readonly cvFileId: string | null
}

const listValues = (given: string | readonly string[]): readonly string[] =>
  (typeof given === 'string' ? [given] : given).filter((value) => value !== '')

/** A named CV must be this session's. A set that requires a CV needs one. */
const isCvMissing = (content: SetContent, cv: repo.SessionFile | null, cvFileId: string | null): boolean =>
  cvFileId === null ? content.requiresCv && cv === null : cv?.id !== cvFileId

const findFaults = async (
  tx: repo.Transaction,
  row: repo.SessionRow,
  given: { readonly answers: readonly repo.ScreeningValues[]; readonly cvFileId: string | null },
): Promise<Readonly<Record<string, string>>> => {
  const content = await readScreeningContent(tx, row)
  const faults = listScreeningFaults(content, given.answers, await repo.listFileIds(tx, row.id))
  const cv = await repo.readCv(tx, row.id)
  return isCvMissing(content, cv, given.cvFileId) ? { ...faults, cvFileId: 'required' } : faults
}

/** Replaces all screening answers. After the interview has begun they can't change. */
export const answerScreening = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  actor: repo.CandidateActor,
  input: GivenAnswers,
): Promise<void> => {
  const answers = Object.entries(input.answers).map(([questionId, given]) => ({
    questionId,
    values: listValues(given),
  }))
  await deps.withActor(actor, async (tx) => {
    const row = await repo.lockSession(tx, input.id)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    if (hasBegun(row.state)) throw new AppError('SESSION_ALREADY_STARTED')
    const fields = await findFaults(tx, row, { answers, cvFileId: input.cvFileId })
    if (Object.keys(fields).length > 0) throw new AppError('SCREENING_INVALID', { fields })
    const nonEmpty = answers.filter((answer) => answer.values.length > 0)
    await repo.replaceScreeningAnswers(tx, row, { answers: nonEmpty, newId: deps.newId, nowMs: deps.clock.nowMs() })
  })
}
