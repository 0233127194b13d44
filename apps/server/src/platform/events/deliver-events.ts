import {
  type DomainEventOf,
  type DomainEventPayloads,
  type DomainEventType,
  domainEventPayloads,
} from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { type DeliverEvents, deliverEventsQueue, zDeliverEvents } from './record-event'
import { listOverdueSubjects, lockNextEvent, markDelivered } from './repo/events'

/**
 * Reacts to one event. What it writes with `tx` is committed together with the delivery, so it happens once; anything else
 * may happen again after a crash and must be repeatable.
 */
export type EventHandler<T extends DomainEventType> = (tx: Transaction, event: DomainEventOf<T>) => Promise<void>

/** The handlers of one module. */
export type EventHandlers = { readonly [T in DomainEventType]?: EventHandler<T> }

type DeliveryDeps = Pick<Deps, 'withActor' | 'clock' | 'jobs'>

const worker = { kind: 'worker' } as const
const overdueAfterMs = 5 * 60_000

type EventRow = NonNullable<Awaited<ReturnType<typeof lockNextEvent>>>

/** A mapped type, so that the compiler connects each event's type with its payload. */
const parsers: { readonly [T in DomainEventType]: { parse(payload: unknown): DomainEventPayloads[T] } } =
  domainEventPayloads

async function handleEvent<T extends DomainEventType>(
  tx: Transaction,
  row: EventRow & { readonly type: T },
  modules: readonly EventHandlers[],
): Promise<void> {
  const { type, organizationId, dataSubjectId, subjectId } = row
  const payload = parsers[type].parse(row.payload)
  for (const handlers of modules)
    await handlers[type]?.(tx, { type, organizationId, dataSubjectId, subjectId, payload })
}

/** Delivers the subject's next event; false: there is none. */
function deliverNext(deps: DeliveryDeps, modules: readonly EventHandlers[], subjectId: string): Promise<boolean> {
  return deps.withActor(worker, async (tx) => {
    const row = await lockNextEvent(tx, subjectId)
    if (row === undefined) return false
    await handleEvent(tx, row, modules)
    await markDelivered(tx, row.id, new Date(deps.clock.nowMs()))
    return true
  })
}

/** Delivers all events of a subject, in order. An event whose handler fails holds up the later ones of its subject only. */
export async function deliverEvents(
  deps: DeliveryDeps,
  modules: readonly EventHandlers[],
  { subjectId }: DeliverEvents,
): Promise<void> {
  while (await deliverNext(deps, modules, subjectId));
}

/** Orders the delivery of what is overdue once more. */
export function sweepEvents(deps: DeliveryDeps): Promise<void> {
  const nowMs = deps.clock.nowMs()
  return deps.withActor(worker, async (tx) => {
    for (const subjectId of await listOverdueSubjects(tx, new Date(nowMs - overdueAfterMs))) {
      await deps.jobs.send(tx, { queue: deliverEventsQueue, data: { subjectId } satisfies DeliverEvents })
    }
  })
}

export function createEventDelivery(deps: Deps, modules: readonly EventHandlers[]) {
  const job: JobDefinition<DeliverEvents> = {
    queue: deliverEventsQueue,
    shape: zDeliverEvents,
    retryLimit: 10,
    retryDelaySeconds: 2,
    run: (data) => deliverEvents(deps, modules, data),
  }
  return { job, sweep: () => sweepEvents(deps) }
}
