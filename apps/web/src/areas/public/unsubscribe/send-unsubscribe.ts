const ADDRESS = '/api/notification/unsubscribe'

/** What became of it: done, a link that is none, or no answer that can be relied on. */
export type Outcome = 'done' | 'broken' | 'failed'

/** The same form that a mail program posts with its one click (RFC 8058). */
export async function sendUnsubscribe(token: string, fetch: typeof globalThis.fetch): Promise<Outcome> {
  try {
    const response = await fetch(`${ADDRESS}?${new URLSearchParams({ token })}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      credentials: 'same-origin',
    })
    if (response.ok) return 'done'
    return response.status === 422 ? 'broken' : 'failed'
  } catch {
    return 'failed'
  }
}
