import { sessionLimits } from '@candor/domain'
import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { errorType } from '../../platform/error-type'
import { discardPractice } from './operations/discard-practice'
import { orderTranscript } from './operations/order-transcript'
import { sweepSessions } from './operations/sweep-sessions'
import { transcribeTake } from './operations/transcribe-take'
import type { SessionPorts } from './ports'
import {
  type DiscardPractice,
  discardPracticeQueue,
  type TranscribeTake,
  transcribeTakeQueue,
  zDiscardPractice,
  zTranscribeTake,
} from './queues'

/** Background work: transcriptions, expired practices, and session deadlines. */
export const createSessionJobs = (deps: Deps, ports: SessionPorts) => {
  const context = { deps, ports }
  const transcribe: JobDefinition<TranscribeTake> = {
    queue: transcribeTakeQueue,
    shape: zTranscribeTake,
    retryLimit: 5,
    retryDelaySeconds: 10,
    run: (data) => transcribeTake(context, data),
  }
  const discard: JobDefinition<DiscardPractice> = {
    queue: discardPracticeQueue,
    shape: zDiscardPractice,
    retryLimit: 8,
    retryDelaySeconds: 30,
    run: (data) => discardPractice(context, data),
  }
  deps.events.on('upload.sealed', (sealed) => {
    orderTranscript(context, sealed).catch((error: unknown) =>
      deps.log.warn({ sessionId: sealed.sessionId, kind: errorType(error) }, 'transcription waits for its fallback'),
    )
  })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  const sweep = async (): Promise<void> => {
    try {
      await sweepSessions(context)
    } catch (error) {
      deps.log.error({ kind: errorType(error) }, 'sessions could not be swept')
    } finally {
      running = null
    }
  }
  const tick = (): void => {
    running ??= sweep()
  }
  return {
    jobs: [transcribe, discard] as const,
    start(): void {
      timer ??= setInterval(tick, sessionLimits.tickMs)
      timer.unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}
