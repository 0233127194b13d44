import type { DomainEvent } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { z } from 'zod'
import type { Jobs } from '../../jobs/jobs'
import type { Clock } from '../clock'
import { insertEvent, lockSubject } from './repo/events'

export const deliverEventsQueue = 'deliver-events'
export const zDeliverEvents = z.object({ subjectId: z.uuid() })
export type DeliverEvents = z.infer<typeof zDeliverEvents>

/** Records what happened in the transaction that caused it: event and change are committed together or not at all. */
export type RecordEvent = (tx: Transaction, event: DomainEvent) => Promise<void>

export function createRecordEvent(deps: {
  readonly jobs: Jobs
  readonly clock: Clock
  readonly newId: () => string
}): RecordEvent {
  return async (tx, event) => {
    const { organizationId, dataSubjectId, subjectId, type, payload } = event
    await lockSubject(tx, subjectId)
    const createdAt = new Date(deps.clock.nowMs())
    await insertEvent(tx, { id: deps.newId(), organizationId, dataSubjectId, subjectId, type, payload, createdAt })
    await deps.jobs.send(tx, { queue: deliverEventsQueue, data: { subjectId } satisfies DeliverEvents })
  }
}
