import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { forgetBytes } from './operations/forget-bytes'
import { sealAbandonedUpload } from './operations/seal-abandoned-upload'
import type { ContentPorts } from './ports'
import {
  type ForgetBytes,
  forgetBytesQueue,
  type SealAbandonedUpload,
  sealAbandonedUploadQueue,
  zForgetBytes,
  zSealAbandonedUpload,
} from './queues'

/** The second deletion of erased bytes, and the end of uploads whose browser never returned. */
export const createContentJobs = (context: {
  readonly deps: Deps
  readonly ports: ContentPorts
  readonly eraseDerived: (organizationId: string) => Promise<void>
}) => {
  const forget: JobDefinition<ForgetBytes> = {
    queue: forgetBytesQueue,
    shape: zForgetBytes,
    retryLimit: 20,
    retryDelaySeconds: 60,
    run: (data) => forgetBytes(context, data),
  }
  const sealAbandoned: JobDefinition<SealAbandonedUpload> = {
    queue: sealAbandonedUploadQueue,
    shape: zSealAbandonedUpload,
    retryLimit: 8,
    retryDelaySeconds: 60,
    run: (data) => sealAbandonedUpload(context, data),
  }
  return [forget, sealAbandoned] as const
}
