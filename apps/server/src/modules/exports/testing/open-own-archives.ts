import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { answerTake, submission, upload } from '@candor/db'
import { type AppendStore, type BytesTransform, crc32, createAesCtrTransform } from '@candor/media'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { createViewRecorder } from '../../../platform/audit/create-view-recorder'
import { type CandidateSession, openInterviewFixture } from '../../../testing/interview-fixture'
import { listOwnRecordings } from '../../content/downloads/list-own-recordings'
import { createPlaybackCache } from '../../content/playback'
import { readOwnArchive } from '../../submissions/operations/read-own-archive'
import { type OwnArchivePorts, openOwnArchive } from '../operations/open-own-archive'
import { readZip } from './read-zip'

const fixtures = new URL('../../../../../../packages/media/fixtures/', import.meta.url)
const worker = { kind: 'worker' } as const
const zCopy = z.object({ file: z.string().nullable(), problem: z.string().nullable(), copiedBytes: z.number() })
const zData = z.object({
  recordings: z.array(zCopy.extend({ subtitles: z.string().nullable() })),
  files: z.array(zCopy.extend({ name: z.string() })),
})

export const aes: BytesTransform = createAesCtrTransform({
  currentKeyId: 'k1',
  keys: new Map([['k1', Buffer.alloc(32, 7)]]),
})

export const readAll = async (stream: Readable): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

const submit = async (
  { deps }: Awaited<ReturnType<typeof openInterviewFixture>>,
  { id: sessionId, actor, view }: CandidateSession,
): Promise<string> => {
  const [id, at] = [deps.newId(), new Date(deps.clock.nowMs())]
  const { organizationId, dataSubjectId } = actor
  const row = { id, organizationId, dataSubjectId, setId: view.row.setId, sessionId }
  const times = { submittedAt: at, createdAt: at, updatedAt: at }
  await deps.withActor(worker, (tx) =>
    tx.insert(submission).values({ ...row, ...times, code: id, state: 'submitted', isCompleted: true }),
  )
  return id
}

/** A submitted interview whose first answer has two recordings with words, and the archives of it over any store. */
export const openOwnArchives = async () => {
  const fixture = await openInterviewFixture()
  const { deps } = fixture
  const { linkId } = await fixture.makeSet()
  const session = await fixture.begin(linkId, { mode: 'chat' })
  const videos = await Promise.all(
    ['chromium-vp8-opus.webm', 'chromium-vp8-opus-second.webm'].map((name) => readFile(new URL(name, fixtures))),
  )
  for (const [segmentIndex, bytes] of videos.entries()) {
    await fixture.recordSegment(session, bytes, { segmentIndex, startOffsetMs: 7_000 * segmentIndex })
  }
  const words = [
    { text: 'Hello', startMs: 200, endMs: 600 },
    { text: 'again.', startMs: 7_300, endMs: 7_900 },
  ]
  const text = 'Hello again.'
  await deps.withActor(worker, (tx) => tx.update(answerTake).set({ text, words, transcriptState: 'ready' }))
  const id = await submit(fixture, session)
  const uploads = await deps.withActor(worker, (tx) =>
    tx.select().from(upload).where(eq(upload.sessionId, session.id)).orderBy(upload.segmentIndex),
  )
  const open = (store: AppendStore, change: Partial<OwnArchivePorts> = {}): Promise<Readable> => {
    const mediaPorts = { ...fixture.content.ports, store }
    const cache = createPlaybackCache({ deps, ports: mediaPorts })
    const media = { deps, ports: mediaPorts, cache, recordView: createViewRecorder(deps) }
    const ports: OwnArchivePorts = {
      store,
      readOwnArchive: (caller, submissionId) => readOwnArchive(deps, caller, { id: submissionId }),
      listOwnRecordings: (caller, sessionId) => listOwnRecordings(media, caller, sessionId),
      ...change,
    }
    return openOwnArchive({ deps, ports }, session.caller, { id })
  }
  return {
    fixture,
    keys: uploads.map(({ storageKey }) => storageKey),
    videos,
    /** The archive's bytes. */
    open,
    /** The archive's files, what its data says of them, and its page. */
    read: async (store: AppendStore, change: Partial<OwnArchivePorts> = {}) => {
      const files = await readZip(await readAll(await open(store, change)))
      const data = zData.parse(JSON.parse(files.get('interview.json')?.toString() ?? ''))
      return { files, data, page: files.get('index.html')?.toString() ?? '' }
    },
    setDamaged: (key: string, damagedAt: Date | null) =>
      deps.withActor(worker, (tx) => tx.update(upload).set({ damagedAt }).where(eq(upload.storageKey, key))),
    readPorts: {
      readOwnArchive: (caller: Parameters<typeof readOwnArchive>[1], submissionId: string) =>
        readOwnArchive(deps, caller, { id: submissionId }),
    },
  }
}

/** Stores sealed bytes under a key. */
export const storeSealed = async (store: AppendStore, key: string, bytes: Uint8Array): Promise<void> => {
  await store.create(key)
  await store.append({ key, offset: 0, bytes, crc32: crc32(bytes) })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await store.seal({ key, sizeBytes: bytes.byteLength, sha256 })
}
