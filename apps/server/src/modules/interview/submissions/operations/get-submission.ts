import type { SubmissionAnswer, SubmissionDetail } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { notFound } from '../../../../errors'
import type { MemberCaller } from '../../../../http/caller'
import { presentAnswer, presentDetail } from '../present'
import {
  findCv,
  findNeighbours,
  findSubmission,
  listAnswers,
  listFileNames,
  listScreening,
  listSegments,
} from '../repo'

/** One submission in full; a foreign one is as missing as one that never was. */
export const getSubmission = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<SubmissionDetail> =>
  deps.withActor(actor, async (tx) => {
    const row = await findSubmission(tx, input.id)
    if (row === undefined) throw notFound()
    return presentDetail(row, {
      role: actor.role,
      answers: await listAnswers(tx, row.sessionId),
      segments: await listSegments(tx, row.sessionId),
      screening: await listScreening(tx, row.sessionId),
      fileNames: await listFileNames(tx, row.sessionId),
      cv: await findCv(tx, row.sessionId),
      neighbours: await findNeighbours(tx, row.id),
    })
  })

/** The transcript in order. */
export const getScriptSummary = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ answers: SubmissionAnswer[] }> =>
  deps.withActor(actor, async (tx) => {
    const row = await findSubmission(tx, input.id)
    if (row === undefined) throw notFound()
    const segments = await listSegments(tx, row.sessionId)
    const answers = await listAnswers(tx, row.sessionId)
    return { answers: answers.map((answer) => presentAnswer(answer, { row, segments })) }
  })
