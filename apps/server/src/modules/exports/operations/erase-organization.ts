import type { Deps } from '../../../deps'
import type { ExportPorts } from '../ports'
import { deleteExports, listOfOrganization, listStoredBytes } from '../repo/exports'

/** Deletes the exports of a deleted organization with their files. Repeatable. */
export const eraseOrganization = (
  {
    deps,
    ports,
  }: {
    readonly deps: Pick<Deps, 'withActor'>
    readonly ports: { readonly content: Pick<ExportPorts['content'], 'forgetStored'> }
  },
  organizationId: string,
): Promise<void> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const rows = await listOfOrganization(tx, organizationId)
    await ports.content.forgetStored(tx, listStoredBytes(rows))
    await deleteExports(
      tx,
      rows.map(({ id }) => id),
    )
  })
