const ADDRESS = '/api/notification/unsubscribe'

/** The outcome: done, an invalid link, or no reliable answer. */
export type Outcome = 'done' | 'broken' | 'failed'

/** Sends the same form as a mail program's one-click unsubscribe (RFC 8058). */
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
