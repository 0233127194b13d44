import { createAuthorAnswer, type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import { createPool } from '@candor/db'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../../testing/http-client'
import { signUp } from '../../testing/sign-up'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { jobDescription as description, otherText } from './testing/author-deps'

let models: FakeLanguageServer
let server: TestServer
let client: HttpClient
let books: ReturnType<typeof createPool>
beforeAll(async () => {
  models = await startFakeLanguageServer({ answer: createAuthorAnswer })
  server = await startTestServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: models.baseUrls['openai-compatible'],
    LLM_MODEL: 'm',
    LLM_INPUT_USD_PER_MTOK: '2',
    LLM_OUTPUT_USD_PER_MTOK: '10',
  })
  books = createPool(server.database.migratorUrl)
  client = createHttpClient(server.url)
  await signUp(client, 'owner@example.org')
})
afterAll(async () => {
  await books.end()
  await server.stop()
  await models.close()
})
beforeEach(() => models.setModes({ kind: 'ok' }))

const language = 'en'
const title = 'Warehouse Manager'
const question = 'How do you plan the shifts of your team?'
const requirement = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Stock control',
  kind: 'skill',
  weight: 4,
  isMustHave: true,
}
const requests: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['generate/quick-set', { description, language, count: 3 }],
  ['generate/description-to-title', { description, language }],
  ['generate/description-to-requirement', { description, language }],
  ['generate/requirement-to-question', { requirement, language, count: 3 }],
  ['generate/more-requirements', { description, requirements: [requirement], language }],
  ['generate/question-to-requirement', { question, language }],
  ['generate/job-title-to-requirement', { title, language }],
  ['generate/job-title-to-questions', { title, language, count: 3 }],
  ['generate/generate-questions-by-requirements', { requirements: [requirement], language, count: 3 }],
  ['generate/description-to-questions', { description, language, count: 3 }],
  ['question/generate-instruction-question', { question, language }],
]
const draft = (path: string, body: Readonly<Record<string, unknown>>) => client.post(`/api/interview/${path}`, body)

describe('drafts with a configured model', () => {
  it.each(requests)('come from the model, with its id: %s', async (path, body) => {
    expect(await draft(path, body)).toMatchObject({ status: 200, body: { producedBy: 'openai-compatible/m' } })
  })

  it('are on the account of the organization', async () => {
    const read = async () =>
      await books.query(
        "SELECT count(*)::int, count(DISTINCT organization_id)::int AS organizations, min(cost_micro_usd)::int AS cost FROM provider_use WHERE purpose = 'author' AND provider = 'openai-compatible/m' AND session_id IS NULL AND outcome = 'ok'",
      )
    // One call each; three for the whole set, two where requirements are written first.
    await expect
      .poll(async () => (await read()).rows, { timeout: 30_000, interval: 200 })
      .toEqual([{ count: requests.length + 4, organizations: 1, cost: 540 }])
  })

  const translate = (texts: readonly string[], to = 'vi') =>
    draft('generate/translate-questions', {
      questions: texts.map((text) => ({ text, expectedPoints: [] })),
      from: language,
      to,
    })
  const readUses = async (outcome: string) =>
    (
      await books.query<{ count: number; cost: number | null }>(
        "SELECT count(*)::int, sum(cost_micro_usd)::int AS cost FROM provider_use WHERE purpose = 'author' AND session_id IS NULL AND organization_id IS NOT NULL AND outcome = $1",
        [outcome],
      )
    ).rows[0]

  it('of translations say who wrote each, and are on the account of the organization', async () => {
    const before = await readUses('ok')
    expect(await translate([question, '???'])).toMatchObject({
      status: 200,
      body: { translations: [{ producedBy: 'openai-compatible/m', expectedPoints: [] }, null] },
    })
    await expect
      .poll(() => readUses('ok'), { timeout: 30_000, interval: 200 })
      .toEqual({ count: (before?.count ?? 0) + 1, cost: (before?.cost ?? 0) + 540 })
    models.setModes({ kind: 'status', status: 500 })
    expect(await translate([question])).toMatchObject({ status: 200, body: { translations: [null] } })
    await expect.poll(async () => (await readUses('unavailable'))?.count, { timeout: 30_000, interval: 200 }).toBe(1)
  })

  it('of translations into the same language are refused, and name the field', async () => {
    const before = models.calls.length
    expect(await translate([question], language)).toMatchObject({
      status: 422,
      body: { fields: { to: 'same_language' } },
    })
    expect(models.calls.length).toBe(before)
  })

  it('refuse nonsense without asking the model', async () => {
    const before = models.calls.length
    expect(await draft('generate/quick-set', { description: otherText, language, count: 3 })).toMatchObject({
      body: { code: 'NOT_A_JOB_DESCRIPTION' },
    })
    expect(models.calls.length).toBe(before)
  })

  it('are of one author whole: a set whose questions fail is the built-in author’s', async () => {
    models.setModes({ kind: 'ok' }, { kind: 'ok' }, { kind: 'says', text: '{"questions":[]}' })
    const { body } = await draft('generate/quick-set', { description, language, count: 3 })
    expect(body).toMatchObject({ producedBy: 'builtin' })
    expect(JSON.stringify(body)).not.toContain('in which you needed this')
  })

  it('come from the built-in author while the vendor is down', async () => {
    models.setModes({ kind: 'status', status: 500 })
    for (const [path, body] of requests) {
      const answer = await draft(path, body)
      expect(answer).toMatchObject({ status: 200, body: { producedBy: 'builtin' } })
    }
  })
})
