import { plannedExamCalls } from '@candor/assess'
import type { Exam } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { presentExam } from '../judge-exam/present-exam'
import { judgeExamQueue } from '../judge-exam/queue'
import { findExamRow, insertExam, listExamRows } from '../repo/judge-exam'
import type { PolicyDeps } from './assessment-policy'

type OrderDeps = PolicyDeps & Pick<Deps, 'newId' | 'jobs'>

export const listExams = (deps: PolicyDeps, actor: MemberCaller): Promise<{ items: Exam[] }> =>
  deps.withActor(actor, async (tx) => ({
    items: (await listExamRows(tx, actor.organizationId)).map(presentExam),
  }))

export const getExam = (deps: PolicyDeps, actor: MemberCaller, { id }: { id: string }): Promise<Exam> =>
  deps.withActor(actor, async (tx) => {
    const row = await findExamRow(tx, id)
    if (row === undefined) throw notFound()
    return presentExam(row)
  })

/** Lets the configured model sit the exam, in the background. */
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
    await deps.jobs.send(tx, { queue: judgeExamQueue, data: { examId: id } })
    return presentExam(row)
  })
