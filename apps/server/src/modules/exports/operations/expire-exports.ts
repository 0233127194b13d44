import type { Deps } from '../../../deps'
import type { ExportPorts } from '../ports'
import { listStoredBytes, lockPast, markWithoutFile } from '../repo/exports'

const atOnce = 100

/** Deletes the files whose time is over. Any number of processes may do this at once; repeatable. */
export const expireExports = async ({
  deps,
  ports,
}: {
  readonly deps: Pick<Deps, 'withActor' | 'clock'>
  readonly ports: { readonly content: Pick<ExportPorts['content'], 'forgetStored'> }
}): Promise<void> => {
  for (;;) {
    const count = await deps.withActor({ kind: 'worker' }, async (tx) => {
      const rows = await lockPast(tx, { now: new Date(deps.clock.nowMs()), limit: atOnce })
      await ports.content.forgetStored(tx, listStoredBytes(rows))
      await markWithoutFile(
        tx,
        rows.map(({ id }) => id),
        { state: 'expired' },
      )
      return rows.length
    })
    if (count < atOnce) return
  }
}
