import type { Exam } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { presentExam } from '../judge-exam/present'
import { findExamRow } from '../repo/judge-exam'

/** One exam of the organization with the results of its parts. */
export const getExam = (deps: Pick<Deps, 'withActor'>, actor: MemberCaller, { id }: { id: string }): Promise<Exam> =>
  deps.withActor(actor, async (tx) => {
    const row = await findExamRow(tx, id)
    if (row === undefined) throw notFound()
    return presentExam(row)
  })
