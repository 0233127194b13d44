import type { Deps } from '../../../deps'
import type { SessionPorts } from '../ports'
import type { DiscardPractice } from '../queues'
import * as repo from '../repo/index'

/** Forgets what a practice left: recordings first, then the rows that name them. Repeatable. */
export const discardPractice = async (
  context: { readonly deps: Pick<Deps, 'withActor'>; readonly ports: Pick<SessionPorts, 'store'> },
  job: DiscardPractice,
): Promise<void> => {
  const { deps, ports } = context
  const worker = { kind: 'worker' } as const
  const keys = await deps.withActor(worker, async (tx) => {
    const row = await repo.readSession(tx, job.sessionId)
    if (row === null || !row.isPractice) return null
    const segments = await repo.listSegments(tx, row.id)
    return [...segments.map((segment) => segment.storageKey), ...(await repo.listFileKeys(tx, row.id))]
  })
  if (keys === null) return
  for (const key of keys) await ports.store.delete(key)
  await deps.withActor(worker, async (tx) => {
    await repo.deleteSessionFiles(tx, job.sessionId)
    await repo.deleteSession(tx, job.sessionId)
  })
}
