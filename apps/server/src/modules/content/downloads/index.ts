import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { storeLimits } from '@candor/domain'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { Implementer } from '../../../http/implement'
import type { RawHandler } from '../../../http/register-raw'
import { getCaller } from '../../../http/request-caller'
import { notFound } from '../../../platform/errors'
import { createMediaTransform } from '../../../platform/ports/media-key'
import { freeDiskShare } from '../free-disk-share'
import type { MediaContext } from '../playback'
import type { ContentPorts } from '../ports'
import { createDerivedFiles } from './derived-files'
import { createJoinedVideos } from './joined-videos'
import { listOwnRecordings } from './list-own-recordings'
import { listRelatedFiles } from './operations/list-related-files'
import { signFile } from './operations/sign-file'
import { serveSigned } from './serve-signed'
import { openVideo, serveVideo } from './serve-video'
import { getCurrentCaller } from './signer'

export interface DownloadsContext {
  readonly deps: Deps
  readonly ports: ContentPorts
  readonly media: MediaContext
}

const maxDerivedBytes = 8 * 1024 ** 3
const maxDerivedAgeMs = 24 * 60 * 60_000

const zAnswer = z.object({ id: z.string(), answerId: z.string() })
const zSubmission = z.object({ id: z.string() })

type RawName = 'answerVideo' | 'fullVideo' | 'signed'

/** Downloads: whole videos, signed addresses and lists of files. */
export const createDownloads = ({ deps, ports, media }: DownloadsContext, os: Implementer) => {
  const files = createDerivedFiles({
    directory: join(deps.env.dataDir, 'derived'),
    // Joined videos are encrypted with the same key as the recordings they are made of.
    transform: createMediaTransform(deps.env.MEDIA_KEY),
    maxBytes: maxDerivedBytes,
    maxAgeMs: maxDerivedAgeMs,
    nowMs: deps.clock.nowMs,
    newNonce: () => randomBytes(12),
  })
  const videos = createJoinedVideos({
    store: ports.store,
    files,
    joinRecordings: ports.joinRecordings,
    freeDiskShare: () => freeDiskShare(deps.env.dataDir),
    leastFreeShare: storeLimits.alertBelowShare,
  })
  const context = { deps, media, videos }
  const raw: Readonly<Record<RawName, RawHandler>> = {
    answerVideo: (request, reply) => {
      const params = zAnswer.safeParse(request.params)
      if (!params.success) throw notFound()
      const wanted = { submissionId: params.data.id, answerId: params.data.answerId }
      return serveVideo(context, { caller: getCaller(request), wanted }, { request, reply })
    },
    fullVideo: (request, reply) => {
      const params = zSubmission.safeParse(request.params)
      if (!params.success) throw notFound()
      const wanted = { submissionId: params.data.id, answerId: null }
      return serveVideo(context, { caller: getCaller(request), wanted }, { request, reply })
    },
    signed: (request, reply) => serveSigned(context, { request, reply }),
  }
  return {
    raw,
    routes: {
      sign: os.content.file.sign.handler(({ input, context: { caller } }) => signFile(deps, caller, input)),
      related: os.content.file.related.handler(({ input, context: { caller } }) =>
        listRelatedFiles(deps, caller, input),
      ),
    },
    api: {
      /** A video as the caller may download it. */
      openVideo: (caller: Caller, wanted: { readonly submissionId: string; readonly answerId: string }) =>
        openVideo(context, { caller, wanted }),
      /** The candidate's own recordings of a session, earlier takes too. */
      listOwnRecordings: (caller: Pick<Caller, 'candidate'>, sessionId: string) =>
        listOwnRecordings(media, caller, sessionId),
      /** A member with their rights of this moment. Throws NOT_FOUND for a person who is none. */
      getCurrentCaller: (person: { readonly userId: string; readonly organizationId: string }) =>
        getCurrentCaller(deps, { kind: 'member', ...person }),
    },
    eraseOrganization: files.erase,
    start: files.recover,
    sweep: files.sweep,
  }
}
