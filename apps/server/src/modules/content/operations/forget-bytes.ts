import { BytesUnavailableError } from '@candor/media'
import type { Deps } from '../../../deps'
import type { ContentPorts } from '../ports'
import type { ForgetBytes } from '../queues'

interface ForgetContext {
  readonly deps: Pick<Deps, 'storeId'>
  readonly ports: { readonly store: Pick<ContentPorts['store'], 'delete'> }
  /** Deletes this process's joined videos of an organization. */
  readonly eraseDerived?: (organizationId: string) => Promise<void>
}

/** nothing that was erased stays on any disk. Each store deletes only its own bytes. Repeatable. */
export const forgetBytes = async ({ deps, ports, eraseDerived }: ForgetContext, job: ForgetBytes): Promise<void> => {
  if (job.storeId !== deps.storeId) throw new BytesUnavailableError('These bytes lie on the disk of another process')
  for (const key of job.keys) await ports.store.delete(key)
  if (job.derivedOf !== undefined) await eraseDerived?.(job.derivedOf)
}
