import type { Deps } from '../../deps'
import type { InterviewEraser } from '../../platform/interview-erasure'
import { deleteInterviewRows } from './repo/erase'

export const createSessionEraser = (deps: Pick<Deps, 'clock'>) =>
  ({
    eraseRows: (tx, interview) => deleteInterviewRows(tx, interview, new Date(deps.clock.nowMs())),
    async eraseUnsubmittedRows(tx, interview) {
      await deleteInterviewRows(tx, interview, new Date(deps.clock.nowMs()))
    },
  }) satisfies InterviewEraser
