import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import type { JobDefinition } from '../../jobs/jobs'
import { eraseOrganizationFiles } from './operations/erase-organization-files'
import {
  type SealAbandonedUpload,
  sealAbandonedUpload,
  sealAbandonedUploadQueue,
  zSealAbandonedUpload,
} from './operations/seal-abandoned-upload'
import { recoverUploads } from './operations/seal-upload'
import { uploadCv } from './operations/upload-cv'
import type { ContentPorts } from './ports'
import { createRecordingCache } from './recording-cache'
import { createMediaHandler } from './serve-media'
import { createUploadHandlers } from './upload-handlers'

export { freeDiskShare } from './free-disk-share'
export type { ContentPorts } from './ports'

type RawName = 'begin' | 'offset' | 'append' | 'cancel' | 'media'

/** Recordings and files: resumable uploads, playback by ranges, the CV. */
export const createContent = (deps: Deps, options: { readonly ports: ContentPorts; readonly os: Implementer }) => {
  const { ports, os } = options
  const context = { deps, ports }
  const raw: Readonly<Record<RawName, RawHandler>> = {
    ...createUploadHandlers(context),
    media: createMediaHandler({ ...context, cache: createRecordingCache(ports.store) }),
  }
  const sealAbandoned: JobDefinition<SealAbandonedUpload> = {
    queue: sealAbandonedUploadQueue,
    shape: zSealAbandonedUpload,
    retryLimit: 8,
    retryDelaySeconds: 60,
    run: (data) => sealAbandonedUpload(context, data),
  }
  return {
    jobs: [sealAbandoned] as const,
    api: { eraseOrganization: (organizationId: string) => eraseOrganizationFiles(context, organizationId) },
    routes: {
      uploadCv: os.content.uploadCv.handler(({ input, context: { caller } }) =>
        uploadCv(context, caller, {
          sessionId: input.sessionId,
          questionId: input.questionId,
          name: input.file.name,
          sizeBytes: input.file.size,
          read: async () => new Uint8Array(await input.file.arrayBuffer()),
        }),
      ),
    },
    raw,
    /** Run once at start, after the store's own recovery: what a stop left half done is made whole. */
    recover: () => recoverUploads(context),
  }
}
