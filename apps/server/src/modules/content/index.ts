import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import { createViewRecorder } from '../../platform/audit/create-view-recorder'
import type { InterviewEraser } from '../../platform/interview-erasure'
import { createDownloads } from './downloads'
import { forgetStored } from './forget-stored'
import type { StoredBytes } from './group-by-store'
import { createContentJobs } from './jobs'
import { createAppendAuthentication } from './leases/authenticate-append'
import { eraseInterview } from './operations/erase-interview'
import { eraseJoinedVideos } from './operations/erase-joined-videos'
import { eraseOrganization } from './operations/erase-organization'
import { reportFreeSpace } from './operations/report-free-space'
import { createMediaHandler, createPlaybackCache, createScrubber } from './playback'
import type { ContentPorts } from './ports'
import { requireErasedBytes } from './require-erased-bytes'
import { createContentRoutes } from './routes'
import { dropSuperseded } from './stores/operations/drop-superseded'
import { recoverUploads } from './stores/operations/recover-uploads'
import { createPeerBytesHandler } from './stores/serve-peer-bytes'
import { createTier } from './tier/create-tier'
import { createUploadHandlers } from './upload-handlers'

export { createUploadPorts } from './create-upload-ports'
export { createDiskGauge } from './disk-gauge'
export type { OwnRecording, RecordingProblem } from './downloads/list-own-recordings'
export { signSharedRecording } from './downloads/sign-shared-recording'
export type { StoredBytes } from './group-by-store'
export type { RecordedFile } from './playback'
export type { ContentPorts } from './ports'
export { hasOrganizationQuota } from './storage-quota'

type Transaction = Parameters<Parameters<Deps['withActor']>[1]>[0]

type RawName = 'begin' | 'offset' | 'append' | 'cancel' | 'media' | 'peerBytes' | 'answerVideo' | 'fullVideo' | 'signed'

/** Recordings and files: resumable uploads, playback by ranges, the CV. */
export const createContent = (deps: Deps, options: { readonly ports: ContentPorts; readonly os: Implementer }) => {
  const { ports, os } = options
  const context = { deps, ports }
  const { localStore, objects } = ports
  const tier = objects === null ? null : createTier({ deps, localStore, objects })
  const scrubber = createScrubber(context)
  const media = { ...context, cache: createPlaybackCache(context), recordView: createViewRecorder(deps) }
  const downloads = createDownloads({ ...context, media }, os)
  const appends = createAppendAuthentication(context)
  const raw: Readonly<Record<RawName, RawHandler>> = {
    ...createUploadHandlers({ ...context, getLease: appends.getLease }),
    ...downloads.raw,
    peerBytes: createPeerBytesHandler(context),
    media: createMediaHandler(media),
  }
  return {
    jobs: createContentJobs({ ...context, eraseDerived: downloads.eraseOrganization }),
    api: {
      authenticateAppend: appends.authenticate,
      ...downloads.api,
      forgetStored: (tx: Transaction, rows: readonly StoredBytes[]) => forgetStored(deps, tx, rows),
      async eraseOrganization(organizationId: string): Promise<void> {
        await downloads.eraseOrganization(organizationId)
        await eraseOrganization(context, organizationId)
      },
      eraser: {
        eraseBytes: (interview, record) => eraseInterview(context, interview, record),
        eraseRows: requireErasedBytes,
        async eraseUnsubmittedRows(tx, interview) {
          await requireErasedBytes(tx, interview)
        },
        finish: (organizationId) =>
          eraseJoinedVideos({ deps, eraseDerived: downloads.eraseOrganization }, organizationId),
      } satisfies InterviewEraser,
    },
    routes: {
      file: downloads.routes,
      ...createContentRoutes(context, os),
    },
    raw,
    /** Runs once at the start, after the store's own recovery: completes interrupted work. `url`: this process's address for others. */
    async start(url: string): Promise<void> {
      await recoverUploads(context)
      await downloads.start()
      await ports.stores.start(url)
      await ports.leaseWatch.start()
      tier?.start()
      scrubber.start()
      await reportFreeSpace(deps, ports.readDiskSpace)
    },
    /** Called every hour. */
    async sweep(): Promise<void> {
      await dropSuperseded(context)
      await downloads.sweep()
      await reportFreeSpace(deps, ports.readDiskSpace)
    },
    async stop(): Promise<void> {
      await scrubber.stop()
      await tier?.stop()
      await ports.leaseWatch.stop()
      await ports.stores.stop()
    },
  }
}
