import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createHttpClient, type HttpClient } from '../../../testing/http-client'
import { makeSetOverHttp } from '../../../testing/http-interview'
import { makePng } from '../../../testing/sample-images'
import { signUp } from '../../../testing/sign-up'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'

let server: TestServer
let owner: HttpClient
let stranger: HttpClient
const png = makePng(120, 40)
const body = { image: png.toString('base64') }

beforeAll(async () => {
  server = await startTestServer()
  owner = createHttpClient(server.url)
  stranger = createHttpClient(server.url)
  await signUp(owner, 'owner@example.org', 'Sao Mai')
})
afterAll(() => server.stop())

const zOwn = z.object({ organization: z.object({ id: z.string() }) })
const zLogo = z.object({ logoUrl: z.string() })
const getPath = async (): Promise<string> => {
  const { organization } = zOwn.parse((await owner.get('/api/identity/profile')).body)
  return `/api/identity/organization/${organization.id}/logo`
}

test('a logo is served to a stranger as the picture it is, to be cached forever, and can run nothing', async () => {
  const { logoUrl } = zLogo.parse((await owner.post(await getPath(), body)).body)
  const served = await stranger.request(logoUrl, { method: 'GET' })
  expect(served.status).toBe(200)
  expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  })
})

test('candidates are shown the logo and the color of the set', async () => {
  const { logoUrl } = zLogo.parse((await owner.post(await getPath(), body)).body)
  const linkId = await makeSetOverHttp(owner)
  const getIntro = async () => (await stranger.get(`/api/interview/interview?linkId=${linkId}`)).body
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse((await owner.get('/api/interview/interview/set')).body)
  expect(await getIntro()).toMatchObject({ logoUrl, accent: null })
  await owner.patch(`/api/interview/interview/set/${items[0]?.id}`, { accentColor: '#000080' })
  expect(await getIntro()).toMatchObject({ accent: { light: '#000080' } })
})

test('a logo is changed by no one without the right to, and a malformed address is missing', async () => {
  const path = await getPath()
  expect((await stranger.post(path, body)).status).toBe(401)
  expect((await stranger.request(path, { method: 'DELETE' })).status).toBe(401)
  expect((await stranger.get(`${path}/x`)).status).toBe(404)
})
