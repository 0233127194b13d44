import { plannedExamCalls } from '@candor/assess'
import type { Exam } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { presentExam } from '../judge-exam/present'
import type { PolicyDeps } from '../judge-exam/read-assessment-policy'
import { judgeExamQueue } from '../queues'
import { findExamRow, insertExam } from '../repo/judge-exam'

type OrderDeps = PolicyDeps & Pick<Deps, 'newId' | 'jobs'>

/** Has the configured model take the exam, in the background. */
export const orderExam = (deps: OrderDeps, actor: MemberCaller): Promise<Exam> =>
  deps.withActor(actor, async (tx) => {
    if (deps.today === null) throw new AppError('MODEL_NOT_CONFIGURED')
    const id = deps.newId()
    const isAlone = await insertExam(tx, {
      ...deps.today,
      id,
      organizationId: actor.organizationId,
      requestedBy: actor.userId,
      at: new Date(deps.clock.nowMs()),
      total: plannedExamCalls,
    })
    const row = isAlone ? await findExamRow(tx, id) : undefined
    if (row === undefined) throw new AppError('JUDGE_EXAM_RUNNING')
    await deps.audit.record(tx, { type: 'judge_exam.ordered', actor, subject: null })
    await deps.jobs.send(tx, { queue: judgeExamQueue, data: { examId: id } })
    return presentExam(row)
  })
