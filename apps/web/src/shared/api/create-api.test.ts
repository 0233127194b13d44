import { contract, errorCodes } from '@candor/contract'
import { minifyContractRouter } from '@orpc/contract'
import { expect, test } from 'vitest'
import { ApiError } from './api-error'
import { createApi } from './create-api'

interface Sent {
  method: string
  url: string
  key: string | null
  account: string | null
  body: string
  credentials: RequestCredentials | undefined
}

/** The client as the browser has it, with a server that notes what comes and gives one answer. */
function createClient(answer: Response) {
  const sent: Sent[] = []
  const refusals = { accountChanged: 0 }
  const api = createApi({
    contract: JSON.parse(JSON.stringify(minifyContractRouter(contract))),
    errorCodes,
    origin: () => 'http://127.0.0.1:3000',
    fetch: async (input, init) => {
      const request = new Request(input)
      sent.push({
        method: request.method,
        url: request.url,
        key: request.headers.get('idempotency-key'),
        account: request.headers.get('x-candor-account'),
        body: await request.text(),
        credentials: init?.credentials,
      })
      return answer.clone()
    },
    accountHeaders: () => ({ 'x-candor-account': 'mai/sao-mai' }),
    onAccountChanged: () => {
      refusals.accountChanged += 1
    },
  })
  return { api, sent, refusals }
}

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })

test('the minified contract is enough for paths, parameters and queries', async () => {
  const { api, sent } = createClient(json({ id: 'x' }))
  await api.interview.set.get({ id: 'a b' })
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: 'http://127.0.0.1:3000/api/interview/interview/set/a%20b',
    credentials: 'same-origin',
  })
})

test('an idempotency key given with the call travels as a header', async () => {
  const { api, sent } = createClient(json({}, 201))
  await api.identity.auth.preRegister({ email: 'a@example.com' }, { context: { idempotencyKey: 'k1' } })
  expect(sent[0]).toMatchObject({ method: 'POST', key: 'k1', body: '{"email":"a@example.com"}' })
})

test('problem details are thrown as a typed refusal', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Otp resend too soon',
    status: 429,
    code: 'OTP_RESEND_TOO_SOON',
    params: { seconds: 12 },
    requestId: 'r1',
  }
  const { api } = createClient(json(problem, 429, 'application/problem+json'))
  const error = await api.identity.auth.preRegister({ email: 'a@example.com' }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    code: 'OTP_RESEND_TOO_SOON',
    status: 429,
    data: { params: { seconds: 12 }, requestId: 'r1' },
  })
})

test('only requests that change something name the account that the page was drawn for', async () => {
  const { api, sent } = createClient(json({}))
  await api.identity.profile.get()
  await api.identity.auth.signOut()
  expect(sent.map(({ method, account }) => [method, account])).toEqual([
    ['GET', null],
    ['POST', 'mai/sao-mai'],
  ])
})

test('a change that is refused because the account has changed is reported to the page', async () => {
  const { api, refusals } = createClient(json({ code: 'ACCOUNT_CHANGED', status: 409, requestId: 'r1' }, 409))
  await expect(api.identity.auth.signOut()).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  expect(refusals.accountChanged).toBe(1)
})

test("a proxy's page is an error too, not an answer", async () => {
  const { api } = createClient(new Response('<html></html>', { status: 502, headers: { 'content-type': 'text/html' } }))
  const error = await api.content.configuration().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 502 })
})
