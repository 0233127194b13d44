import type { Readable } from 'node:stream'
import { toInterfaceLanguage } from '@candor/domain'
import { type AppendStore, BytesUnavailableError } from '@candor/media'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import type { OwnRecording } from '../../content'
import type { OwnArchive } from '../../submissions'
import { type ArchiveCopy, copyIntoArchive } from '../copy-into-archive'
import { writeOwnPage } from '../own-archive-page'
import { type OwnArchivePlan, planOwnArchive, writeOwnJson } from '../own-archive-plan'
import { createZipArchive, type ZipArchive } from '../providers/zip-archive'
import { ownArchiveTexts } from '../texts/own-archive'

export interface OwnArchivePorts {
  readonly store: Pick<AppendStore, 'read'>
  /** Throws NOT_FOUND for what is not the candidate's. */
  readonly readOwnArchive: (caller: Pick<Caller, 'candidate'>, id: string) => Promise<OwnArchive>
  readonly listOwnRecordings: (caller: Pick<Caller, 'candidate'>, sessionId: string) => Promise<readonly OwnRecording[]>
}

/** A file that was sent, as a recording is: its bytes may be out of reach. */
const openSent =
  ({ store }: Pick<OwnArchivePorts, 'store'>, key: string) =>
  async (): Promise<Readable> => {
    const bytes = await store.read(key)
    if (bytes === null) throw new BytesUnavailableError('a file of an archive is not stored')
    return bytes
  }

/** The page and the data come last, because they name what could not be copied. */
const addAll = async (
  ports: Pick<OwnArchivePorts, 'store'>,
  archive: ZipArchive,
  { plan, nowMs }: { readonly plan: OwnArchivePlan; readonly nowMs: number },
): Promise<void> => {
  const { readme } = ownArchiveTexts[toInterfaceLanguage(plan.data.own.language)]
  const copies = new Map<string, ArchiveCopy>()
  await archive.addText('README.txt', readme.replaceAll('\n', '\r\n'))
  for (const { file, sizeBytes, storageKey } of plan.files) {
    copies.set(file, await copyIntoArchive(archive, file, { sizeBytes, open: openSent(ports, storageKey) }))
  }
  for (const { file, source, subtitles } of plan.recordings) {
    const isReadable = typeof source !== 'string'
    copies.set(file, isReadable ? await copyIntoArchive(archive, file, source) : { problem: source, copiedBytes: 0 })
    if (subtitles !== null) await archive.addText(subtitles.file, subtitles.text)
  }
  await archive.addText('interview.json', writeOwnJson(plan, { copies, createdAt: toInstant(nowMs) }))
  await archive.addText('index.html', writeOwnPage(plan, copies))
  archive.end()
}

/**
 * Everything of a candidate's own interview as one archive, written while it is sent: no recording is in memory as a whole. A file that is
 * damaged or out of reach is named in the archive. Any other error ends the response early, so that a browser does not save half an archive
 * as a whole one.
 */
export const openOwnArchive = async (
  { deps, ports }: { readonly deps: Pick<Deps, 'clock'>; readonly ports: OwnArchivePorts },
  caller: Pick<Caller, 'candidate'>,
  { id }: { readonly id: string },
): Promise<Readable> => {
  const data = await ports.readOwnArchive(caller, id)
  const plan = planOwnArchive(data, await ports.listOwnRecordings(caller, data.own.sessionId))
  const nowMs = deps.clock.nowMs()
  const archive = createZipArchive(nowMs)
  // The reader may leave: then the files that are open are closed.
  archive.bytes.once('close', () => archive.abort(new Error('the archive was not read to its end')))
  addAll(ports, archive, { plan, nowMs }).catch((error: unknown) =>
    archive.abort(error instanceof Error ? error : new Error(String(error))),
  )
  return archive.bytes
}
