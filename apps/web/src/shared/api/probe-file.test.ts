import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { probeFile } from './probe-file'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (response: Response) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(response))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const refusal = async (): Promise<unknown> => probeFile('/video').catch((error: unknown) => error)

test('only the first byte is requested, and an available file causes no error', async () => {
  const fetch = answer(new Response('x', { status: 206 }))
  await probeFile('/video')
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Range: 'bytes=0-0' })
})

test('a refusal comes with its code', async () => {
  answer(Response.json({ code: 'RECORDINGS_DIFFER' }, { status: 409 }))
  const error = await refusal()
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'RECORDINGS_DIFFER', status: 409 })
})

test('a proxy’s page instead of problem details is reported by its status', async () => {
  answer(new Response('<html>', { status: 503 }))
  expect(await refusal()).toMatchObject({ code: 'UNAVAILABLE' })
  answer(Response.json({ code: 'MADE_UP' }, { status: 404 }))
  expect(await refusal()).toMatchObject({ code: 'NOT_FOUND' })
})
