import { submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { getApplicantByCode } from './get-applicant-by-code'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('getApplicantByCode', () => {
  test('finds the applicant of a submission, and nothing of another organization', async () => {
    const { deps, member, stranger } = fixture
    const made = await fixture.submit({ email: 'coded@example.org' })
    const [row] = await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(submission).where(eq(submission.id, made.id)),
    )
    const code = row?.code ?? ''
    expect(await getApplicantByCode(deps, member, { code })).toMatchObject({
      id: row?.applicantId,
      email: 'coded@example.org',
    })
    await expect(getApplicantByCode(deps, stranger, { code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
