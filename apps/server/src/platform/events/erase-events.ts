import type { InterviewEraser } from '../interview-erasure'
import { deleteEvents } from './repo/events'

/** An event that waits to be delivered finds no interview, so it goes with it. */
export const eventEraser = {
  eraseRows: async (tx, { submissionId, sessionId }) => {
    await deleteEvents(tx, [submissionId, sessionId])
    return {}
  },
  eraseUnsubmittedRows: (tx, { sessionId }) => deleteEvents(tx, [sessionId]),
} satisfies InterviewEraser
