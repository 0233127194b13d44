import type { AssessmentState, ExportState } from '@candor/contract'

/** Whether an export still waits for its file or is being written. */
export const isExportUnfinished = (state: ExportState): boolean => {
  switch (state) {
    case 'queued':
    case 'running':
      return true
    case 'ready':
    case 'failed':
    case 'expired':
      return false
  }
}

/** The states in which `isExportUnfinished` holds, for queries. */
export const unfinishedExportStates = ['queued', 'running'] as const satisfies readonly ExportState[]

/** The state as it is shown: a file whose time is over is expired, also before it is deleted. */
export const getShownExportState = (
  { state, expiresAtMs }: { readonly state: ExportState; readonly expiresAtMs: number | null },
  nowMs: number,
): ExportState => (state === 'ready' && expiresAtMs !== null && expiresAtMs <= nowMs ? 'expired' : state)

export const isExportReady = (state: ExportState): boolean => state === 'ready'

/** Results of the demo interview are no results of a person: no list, count or export of submissions has them. */
export const isSampleResult = (state: AssessmentState): boolean => state === 'mock'
