import { z } from 'zod'
import type { Deps } from '../../../deps'
import type { JobDefinition } from '../../../jobs/jobs'
import type { ErasureLog } from '../../../platform/erasure-log'
import { eraseOrganization } from './operations/erase-organization'
import type { OrganizationPorts } from './ports'
import { eraseOrganizationQueue } from './queues'

const zEraseOrganization = z.object({ organizationId: z.uuid() })

/** Erases a deleted organization; retried, because files may be unavailable for a while. */
export const createOrganizationJobs = (
  deps: Deps,
  options: { readonly ports: OrganizationPorts; readonly erasureLog: ErasureLog },
) => {
  const { ports, erasureLog } = options
  const erase: JobDefinition<z.infer<typeof zEraseOrganization>> = {
    queue: eraseOrganizationQueue,
    shape: zEraseOrganization,
    retryLimit: 20,
    retryDelaySeconds: 30,
    run: (data) => eraseOrganization({ ...deps, erasers: ports.erasers, erasureLog }, data),
  }
  return [erase]
}
