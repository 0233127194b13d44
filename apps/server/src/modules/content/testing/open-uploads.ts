import { createHash, randomBytes } from 'node:crypto'
import { upload } from '@candor/db'
import { crc32 } from '@candor/media'
import { eq } from 'drizzle-orm'
import { type CandidateSession, openInterviewFixture } from '../../../testing/interview-fixture'
import { appendUpload } from '../operations/append-upload'
import { beginUpload } from '../operations/begin-upload'

type BeginInput = Parameters<typeof beginUpload>[2]

/** The bytes that are uploaded; no test that uses them plays them. */
export const bytes = randomBytes(2_000)
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** Two candidates in interviews, whose recordings are uploaded by calling the operations. */
export const openUploads = async () => {
  const fixture = await openInterviewFixture()
  const { linkId } = await fixture.makeSet()
  const mine = await fixture.begin(linkId, { mode: 'chat' })
  const other = await fixture.begin(linkId, { mode: 'chat', email: 'other@example.org' })
  const createInput = (session: CandidateSession, change: Partial<BeginInput> = {}): BeginInput => ({
    sessionId: session.id,
    answerId: session.view.row.state.answers[0]?.answerId ?? '',
    take: 1,
    segmentIndex: 0,
    mime: 'video/webm',
    startOffsetMs: 0,
    writerId: session.id,
    heldFromBytes: 0,
    ...change,
  })
  let segmentIndex = 0
  const begin = async (session = mine): Promise<string> => {
    segmentIndex += 1
    const input = createInput(session, { segmentIndex })
    return (await beginUpload(fixture.content, session.caller, input)).uploadId
  }
  /** Appends bytes from an offset on; with the last bytes it seals. */
  const append = (uploadId: string, range: { from?: number; to?: number } = {}, caller = mine.caller) => {
    const { from = 0, to = bytes.byteLength } = range
    const part = bytes.subarray(from, to)
    const isComplete = to === bytes.byteLength
    const headers = { offsetBytes: from, isComplete, crc32: crc32(part), sha256: isComplete ? sha256 : null }
    return appendUpload(fixture.content, caller, { uploadId, headers, bytes: part })
  }
  return {
    fixture,
    mine,
    other,
    createInput,
    begin,
    append,
    async seal(session = mine): Promise<string> {
      const uploadId = await begin(session)
      await append(uploadId, {}, session.caller)
      return uploadId
    },
    async getRow(id: string) {
      const rows = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
        tx.select().from(upload).where(eq(upload.id, id)),
      )
      const [row] = rows
      if (row === undefined) throw new Error('no such upload')
      return row
    },
  }
}
export type Uploads = Awaited<ReturnType<typeof openUploads>>
