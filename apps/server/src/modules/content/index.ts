import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import type { JobDefinition } from '../../jobs/jobs'
import { createDownloads } from './downloads'
import { freeDiskShare } from './free-disk-share'
import { eraseOrganizationFiles } from './operations/erase-organization-files'
import { type ForgetBytes, forgetBytes, forgetBytesQueue, zForgetBytes } from './operations/forget-bytes'
import {
  type SealAbandonedUpload,
  sealAbandonedUpload,
  sealAbandonedUploadQueue,
  zSealAbandonedUpload,
} from './operations/seal-abandoned-upload'
import { uploadCv } from './operations/upload-cv'
import { createMediaHandler, createPlaybackCache, createScrubber } from './playback'
import type { ContentPorts } from './ports'
import { reportFreeSpace } from './report-free-space'
import { dropSuperseded, recoverUploads } from './stores/recover-store'
import { createPeerBytesHandler } from './stores/serve-peer-bytes'
import { createTier } from './tier/create-tier'
import { createUploadHandlers } from './upload-handlers'

export { createUploadPorts } from './create-upload-ports'
export { freeDiskShare } from './free-disk-share'
export type { ContentPorts } from './ports'
export { hasOrganizationQuota } from './storage-quota'

type RawName = 'begin' | 'offset' | 'append' | 'cancel' | 'media' | 'peerBytes' | 'answerVideo' | 'fullVideo' | 'signed'

/** Recordings and files: resumable uploads, playback by ranges, the CV. */
export const createContent = (deps: Deps, options: { readonly ports: ContentPorts; readonly os: Implementer }) => {
  const { ports, os } = options
  const context = { deps, ports }
  const { localStore, objects } = ports
  const tier = objects === null ? null : createTier({ deps, localStore, objects })
  const scrubber = createScrubber(context)
  const readFreeShare = () => freeDiskShare(deps.env.dataDir)
  const media = { ...context, cache: createPlaybackCache(context) }
  const downloads = createDownloads({ ...context, media }, os)
  const raw: Readonly<Record<RawName, RawHandler>> = {
    ...createUploadHandlers(context),
    ...downloads.raw,
    peerBytes: createPeerBytesHandler(context),
    media: createMediaHandler(media),
  }
  const forgotten: JobDefinition<ForgetBytes> = {
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
  return {
    jobs: [forgotten, sealAbandoned] as const,
    api: {
      async eraseOrganization(organizationId: string): Promise<void> {
        await downloads.eraseOrganization(organizationId)
        await eraseOrganizationFiles(context, organizationId)
      },
    },
    routes: {
      file: downloads.routes,
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
    /** Run once at start, after the store's own recovery: what a stop left half done is made whole. `url`: for the other processes. */
    async start(url: string): Promise<void> {
      await recoverUploads(context)
      await downloads.start()
      await ports.stores.start(url)
      tier?.start()
      scrubber.start()
      await reportFreeSpace(deps, readFreeShare)
    },
    /** Called every hour. */
    async sweep(): Promise<void> {
      await dropSuperseded(context)
      await downloads.sweep()
      await reportFreeSpace(deps, readFreeShare)
    },
    async stop(): Promise<void> {
      await scrubber.stop()
      await tier?.stop()
      await ports.stores.stop()
    },
  }
}
