import type { BackgroundFacts, SetContent } from '@candor/contract'
import { getFilePurpose, hasBegun, readStoredAnswer } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'
import { isAnswered, listScreeningFaults, readScreeningContent } from '../screening'

interface GivenAnswers {
  readonly id: string
  readonly answers: Readonly<Record<string, string | readonly string[] | BackgroundFacts>>
  readonly cvFileId: string | null
}

const toValues = (given: string | readonly string[] | BackgroundFacts): Omit<repo.ScreeningValues, 'questionId'> => {
  const { values, facts } = readStoredAnswer(typeof given === 'string' ? [given] : given)
  return { values: values.filter((value) => value !== ''), ...(facts === null ? {} : { facts }) }
}

/** A named CV must be this session's. A set that requires a CV needs one. */
const isCvMissing = (content: SetContent, files: readonly repo.SessionFile[], cvFileId: string | null): boolean =>
  cvFileId === null
    ? content.requiresCv
    : !files.some(({ id, purpose }) => id === cvFileId && purpose === getFilePurpose(null))

const findFaults = async (
  tx: repo.Transaction,
  row: repo.SessionRow,
  given: { readonly answers: readonly repo.ScreeningValues[]; readonly cvFileId: string | null },
): Promise<Readonly<Record<string, string>>> => {
  const content = await readScreeningContent(tx, row)
  const files = await repo.listFiles(tx, row.id)
  const faults = listScreeningFaults(content, given.answers, files)
  return isCvMissing(content, files, given.cvFileId) ? { ...faults, cvFileId: 'required' } : faults
}

/** Replaces all screening answers, and removes the CV where none is named. After the interview has begun they can't change. */
export const answerScreening = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  actor: repo.CandidateActor,
  input: GivenAnswers,
): Promise<void> => {
  const answers = Object.entries(input.answers).map(([questionId, given]) => ({
    questionId,
    ...toValues(given),
  }))
  await deps.withActor(actor, async (tx) => {
    const row = await repo.lockSession(tx, input.id)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    if (hasBegun(row.state)) throw new AppError('SESSION_ALREADY_STARTED')
    const fields = await findFaults(tx, row, { answers, cvFileId: input.cvFileId })
    if (Object.keys(fields).length > 0) throw new AppError('SCREENING_INVALID', { fields })
    const nowMs = deps.clock.nowMs()
    if (input.cvFileId === null) await repo.removeCv(tx, row.id, nowMs)
    const nonEmpty = answers.filter(isAnswered)
    await repo.replaceScreeningAnswers(tx, row, { answers: nonEmpty, newId: deps.newId, nowMs })
  })
}
