import { expect, test } from 'vitest'
import { sendUnsubscribe } from './send-unsubscribe'

/** A server that records requests and answers with this status. */
const createFakeServer = (status: number) => {
  const sent: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(`http://127.0.0.1:3000${String(input)}`, init))
    return new Response(null, { status })
  }
  return { sent, fetch }
}

test('the page sends the same form as the one-click button of a mail program', async () => {
  const { sent, fetch } = createFakeServer(204)
  expect(await sendUnsubscribe('a+b', fetch)).toBe('done')
  expect(sent[0]?.method).toBe('POST')
  expect(sent[0]?.url).toBe('http://127.0.0.1:3000/api/notification/unsubscribe?token=a%2Bb')
  expect(await sent[0]?.text()).toBe('List-Unsubscribe=One-Click')
})

test('an invalid link is distinguished from a server that did not answer', async () => {
  expect(await sendUnsubscribe('x', createFakeServer(422).fetch)).toBe('broken')
  expect(await sendUnsubscribe('x', createFakeServer(503).fetch)).toBe('failed')
  expect(await sendUnsubscribe('x', () => Promise.reject(new TypeError('offline')))).toBe('failed')
})
