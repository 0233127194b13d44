import { upload } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOwnSubmission } from '../operations/get-own-submission'
import { openSubmissions, type Submissions } from '../testing/open-submissions'

const worker = { kind: 'worker' } as const
let fixture: Submissions
beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const readProgress = async (id: string, dataSubjectId: string) => {
  const access = { accessId: fixture.deps.newId(), organizationId: fixture.member.organizationId, dataSubjectId }
  return (await getOwnSubmission(fixture.deps, { candidate: [access] }, { id })).progress
}

test('the progress counts the recordings and transcripts of the current takes, and no earlier take', async () => {
  const { deps } = fixture
  const spoken = { modality: 'spoken', segmentCount: 1 } as const
  const made = await fixture.submit({
    answers: [
      [{ ...spoken, transcriptState: 'ready', videoMs: 1_000 }],
      [
        { ...spoken, transcriptState: 'ready', videoMs: 1_000 },
        { ...spoken, segmentCount: 2, transcriptState: 'pending', videoMs: 1_000 },
      ],
      [{ text: 'Typed.' }],
    ],
  })
  const uploads = await deps.withActor(worker, (tx) =>
    tx.update(upload).set({ sizeBytes: 2_000_000 }).where(eq(upload.sessionId, made.sessionId)).returning(),
  )
  expect(await readProgress(made.id, uploads[0]?.dataSubjectId ?? '')).toEqual({
    recordings: { stored: 2, total: 3, storedBytes: 4_000_000 },
    transcripts: { ready: 1, total: 2 },
    isAssessing: false,
    reading: null,
  })
})
