import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { sendRaw } from '../testing/send-raw'
import { signUp } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let server: TestServer
let member: HttpClient

beforeAll(async () => {
  server = await startTestServer()
  member = createHttpClient(server.url)
  await signUp(member, 'mai@example.org')
})
afterAll(() => server.stop())

const boundary = 'unstorable-boundary'
/** The first half of a surrogate pair in the bytes that UTF-8 would have for it. */
const loneSurrogate = Buffer.from([0xed, 0xa0, 0xbd])
const nul = Buffer.from([0])

/** A form with one part whose disposition ends with these parameters. */
const makeForm = (...disposition: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    [
      `--${boundary}\r\ncontent-disposition: form-data; `,
      ...disposition,
      `\r\n\r\nWe hire a recruiter.\r\n--${boundary}--\r\n`,
    ].map((part) => Buffer.from(part)),
  )

const sendForm = async (form: Buffer): Promise<{ status: number; body: string }> => {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const body = new Uint8Array(form)
  const response = await member.request('/api/company/job-description', { method: 'POST', headers, body })
  return { status: response.status, body: await response.text() }
}

describe('a form', () => {
  // The refusals below differ from this one in a single detail.
  test('with a file is read', async () => {
    expect((await sendForm(makeForm('name="file"; filename="position.txt"'))).status).toBe(201)
  })

  test.each([
    ['NUL in the name of a file', makeForm('name="file"; filename="position', nul, '.txt"')],
    ['NUL in the name of its field', makeForm('name="fi', nul, 'le"; filename="position.txt"')],
    ['half of a surrogate pair in the name of its field', makeForm('name="fi', loneSurrogate, 'le"; filename="a.txt"')],
    ['a field that names a prototype', makeForm('name="__proto__[file]"; filename="position.txt"')],
    ['a field of 2,000 levels', makeForm(`name="file${'[a]'.repeat(2_000)}"; filename="position.txt"`)],
    ['a field without a name', makeForm('filename="position.txt"')],
    ['no end', makeForm('name="file"; filename="position.txt"').subarray(0, -8)],
    ['nothing in it', Buffer.alloc(0)],
  ])('is refused as a bad request if it has %s', async (_, form) => {
    const { status, body } = await sendForm(form)
    expect([400, 422], `${status} ${body}`).toContain(status)
  })

  test('with half of a surrogate pair in the name of a file reads the replacement character instead', async () => {
    const { status } = await sendForm(makeForm('name="file"; filename="position', loneSurrogate, '.txt"'))
    expect(status).toBe(201)
  })
})

test('a JSON body with the same name twice is refused with 400, and nothing is written', async () => {
  const headers = { 'content-type': 'application/json' }
  const update = (body: string) =>
    member.request('/api/identity/profile/change-information', { method: 'POST', headers, body })
  const before = (await member.get('/api/identity/profile')).body
  const response = await update('{"firstName":"Mai","firstName":"Lan","lastName":"Le"}')
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'DUPLICATE_FIELD' })])
  expect((await member.get('/api/identity/profile')).body).toEqual(before)
})

const cookieNames = ['candor_session', 'candor_candidate', 'candor_challenge', 'candor_known']
const cookieValues = ['%00', 'a%00b.c', '%ED%A0%BD', '%', `${'a'.repeat(32)}%00`, loneSurrogate.toString('latin1'), '"']

describe('cookies with text that can’t be stored', () => {
  test.each([
    { method: 'GET', path: '/api/identity/profile', expected: 401 },
    { method: 'GET', path: '/api/interview/interview/set', expected: 401 },
    { method: 'POST', path: '/api/identity/auth/local', input: { password: 'not-the-password' }, expected: 422 },
    { method: 'POST', path: '/api/identity/auth/pre-register', input: { locale: 'en' }, expected: 201 },
    { method: 'POST', path: '/api/identity/auth/sign-out', input: {}, expected: 204 },
  ])('are ignored by $method $path', async ({ method, path, input, expected }) => {
    for (const [index, value] of cookieValues.entries()) {
      const cookie = cookieNames.map((name) => `${name}=${value}`).join('; ')
      const headers = { cookie, 'content-type': 'application/json' }
      // An address of its own for each: otherwise the limits per address would refuse.
      const email = `target-${index}@example.org`
      const body = input === undefined ? {} : { body: JSON.stringify({ ...input, email }) }
      const response = await fetch(new URL(path, server.url), { method, headers, ...body })
      expect(response.status, `${JSON.stringify(value)}: ${await response.text()}`).toBe(expected)
    }
  })

  test('are refused with 400 if they hold NUL unencoded', async () => {
    const head = `GET /api/identity/profile HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`
    expect((await sendRaw(server.url, `${head}cookie: candor_session=a\0b\r\n\r\n`)).status).toBe(400)
  })
})
