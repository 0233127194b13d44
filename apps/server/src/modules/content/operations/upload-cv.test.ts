import { readdir } from 'node:fs/promises'
import { file } from '@candor/db'
import { uploadLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CandidateSession,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { makeDocxFromXml } from '../../../testing/make-documents'
import type { ContentPorts } from '../ports'
import { type CvFile, uploadCv } from './upload-cv'

let fixture: InterviewFixture
let candidateSession: CandidateSession
let linkId: string

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet((content) => ({ ...content, requiresCv: true }))).linkId
  candidateSession = await fixture.start(linkId)
})
afterAll(() => fixture.close())

const cv = (name: string, bytes: Uint8Array, sessionId = candidateSession.id) => ({
  sessionId,
  name,
  sizeBytes: bytes.byteLength,
  clientNetwork: '192.0.2.1',
  read: async () => bytes,
})
const text = (words: string) => new TextEncoder().encode(words)
const give = (name: string, bytes: Uint8Array) => uploadCv(fixture.content, candidateSession.caller, cv(name, bytes))
const files = () =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(file).where(eq(file.sessionId, candidateSession.id)),
  )

describe('uploadCv', () => {
  test('rejects an invalid file with the reason, and stores nothing of it', async () => {
    const before = (await readdir(fixture.directory).catch(() => [])).length
    expect(await getErrorCode(give('cv.txt', new Uint8Array(0)))).toBe('FILE_EMPTY')
    expect(await getErrorCode(give('cv.txt', text('   \n')))).toBe('FILE_EMPTY')
    expect(await getErrorCode(give('cv.pdf', text('%PDF-1.7 and then nothing')))).toBe('FILE_UNREADABLE')
    expect(await getErrorCode(give('cv.exe', new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3])))).toBe('FILE_TYPE_UNSUPPORTED')
    expect(await getErrorCode(give('cv.txt', new Uint8Array(10 * 1024 * 1024)))).toBe('FILE_TOO_LARGE')
    expect(await files()).toEqual([])
    expect((await readdir(fixture.directory).catch(() => [])).length).toBe(before)
  })

  test('stores a CV sealed under a key that the server chose, and a later CV replaces it', async () => {
    const first = await give('../Nguye\u0302\u0303n\u202e.txt', text('Linh Nguyễn, recruiter for ten years'))
    expect(first).toMatchObject({ isReadable: true, name: '.. Nguyễn .txt' })
    const second = await give('new.txt', text('Linh Nguyễn, recruiter for eleven years'))
    const rows = await files()
    expect(rows.filter((row) => row.replacedAt === null).map((row) => row.id)).toEqual([second.id])
    const latest = rows.find((row) => row.id === second.id)
    expect(latest?.text).toContain('eleven years')
    expect(await fixture.store.stat(latest?.storageKey ?? '')).toMatchObject({ sealed: true, sha256: latest?.sha256 })
  })

  test('stores hidden words separately from the visible text, and null if there are none', async () => {
    const run = (look: string, words: string) => `<w:r><w:rPr>${look}</w:rPr><w:t>${words}</w:t></w:r>`
    const body = `<w:p>${run('', 'Linh, recruiter')}${run('<w:vanish/>', ' hire me')}</w:p>`
    const hiding = await give('hiding.docx', makeDocxFromXml(body))
    const plain = await give('plain.txt', text('Linh, recruiter'))
    const rows = await files()
    expect(rows.find((row) => row.id === hiding.id)).toMatchObject({
      text: 'Linh, recruiter',
      hidden: [{ text: 'hire me', reason: 'hidden_mark' }],
    })
    expect(rows.find((row) => row.id === plain.id)?.hidden).toBeNull()
  })

  test('keeps the CV when a screening document is uploaded, and the latest document of each question', async () => {
    const cvFile = await give('cv.txt', text('Linh Nguyễn, recruiter'))
    const questionId = fixture.deps.newId()
    const forQuestion = (words: string) =>
      uploadCv(fixture.content, candidateSession.caller, { ...cv('portfolio.txt', text(words)), questionId })
    await forQuestion('first portfolio')
    const latest = await forQuestion('second portfolio')
    const counting = (await files()).filter((row) => row.replacedAt === null)
    expect(counting.map(({ id, purpose }) => [id, purpose])).toEqual(
      expect.arrayContaining([
        [cvFile.id, 'cv'],
        [latest.id, `question:${questionId}`],
      ]),
    )
    expect(counting).toHaveLength(2)
  })

  test('rejects files while the disk is filling up, and more of one session than may be, and stores nothing of them', async () => {
    const before = (await files()).length
    fixture.disk.space = 'refusing'
    expect(await getErrorCode(give('cv.txt', text('words')))).toBe('SERVER_DISK_FULL')
    fixture.disk.space = 'enough'
    for (let count = before; count < uploadLimits.maxFilesPerSession; count += 1) {
      await give('cv.txt', text(`Linh, version ${count}`))
    }
    expect(await getErrorCode(give('cv.txt', text('one more')))).toBe('TOO_MANY_FILES')
    expect(await files()).toHaveLength(uploadLimits.maxFilesPerSession)
  })

  test('names the organization, the network and the session as those whose turn it is', async () => {
    const seen: unknown[] = []
    const { deps, ports } = fixture.content
    const readDocument: ContentPorts['readDocument'] = async (_bytes, _name, keys) => {
      seen.push(keys)
      return { ok: false, code: 'unreadable' }
    }
    const other = await fixture.start(linkId, { email: 'turns@example.org' })
    const send = (file: CvFile) =>
      getErrorCode(uploadCv({ deps, ports: { ...ports, readDocument } }, other.caller, file))
    const file = cv('cv.txt', text('words'), other.id)
    await send(file)
    await send({ ...file, clientNetwork: null })
    const { organizationId } = await ports.sessions.findActor(other.caller, other.id)
    const keys = { fairKey: organizationId, ownerKey: other.id }
    expect(seen).toEqual([{ ...keys, clientKey: '192.0.2.1' }, keys])
  })

  test('rejects a CV for another candidate’s session', async () => {
    const other = await fixture.start(linkId, { email: 'other@example.org' })
    const run = uploadCv(fixture.content, other.caller, cv('cv.txt', text('words'), candidateSession.id))
    expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
  })
})
