import { type Interviewee, type IntervieweeState, pageSize } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { presentInterviewee } from '../present-interviewee'
import { createReminderQuery } from '../reminder-query'
import { countDueReminders, countInterviewees, countWaitingMails, selectIntervieweePage } from '../repo/interviewees'
import { findSet } from '../repo/sets'
import { findUnfinishedPeople } from '../repo/unfinished-interviews'

export interface IntervieweeListInput {
  readonly setId: string
  readonly page: number
  readonly keyword?: string | undefined
  readonly state?: IntervieweeState | undefined
}

/** The invited people of a set with their states and personal links. */
export const listInterviewees = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'keyedHash' | 'publicUrl'>,
  actor: MemberCaller,
  input: IntervieweeListInput,
): Promise<{
  items: Interviewee[]
  page: number
  pageSize: number
  total: number
  dueReminders: number
  waitingMails: number
}> =>
  deps.withActor(actor, async (tx) => {
    const { setId, page, keyword, state } = input
    const set = await findSet(tx, setId)
    if (set === undefined) throw notFound()
    const nowMs = deps.clock.nowMs()
    const now = new Date(nowMs)
    const filter = { setId, keyword, state, now, limit: pageSize, offset: (page - 1) * pageSize }
    const rows = await selectIntervieweePage(tx, filter)
    const subjectIds = rows.flatMap(({ dataSubjectId }) => dataSubjectId ?? [])
    const unfinished = await findUnfinishedPeople(tx, setId, subjectIds)
    return {
      items: rows.map((row) => presentInterviewee(deps, row, { linkId: set.linkId, nowMs, unfinished })),
      page,
      pageSize,
      total: await countInterviewees(tx, filter),
      dueReminders: await countDueReminders(tx, createReminderQuery(setId, nowMs)),
      waitingMails: await countWaitingMails(tx, setId),
    }
  })
