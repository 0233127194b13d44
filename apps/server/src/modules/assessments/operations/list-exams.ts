import type { Exam } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentExam } from '../judge-exam/present'
import { listExamRows } from '../repo/judge-exam'

/** The latest exams of the organization, newest first. */
export const listExams = (deps: Pick<Deps, 'withActor'>, actor: MemberCaller): Promise<{ items: Exam[] }> =>
  deps.withActor(actor, async (tx) => ({
    items: (await listExamRows(tx, actor.organizationId)).map(presentExam),
  }))
