import { createHttpClient, type HttpClient } from './http-client'

/** A browser that signs in with providers: cookies of the product, and of each provider only for one visit. */
export interface ConnectBrowser {
  readonly client: HttpClient
  /** Where a page of the product redirects to; empty: it does not. */
  visit(path: string): Promise<string>
  /** Goes to the provider and through it; answers the path with which it sends the browser back. */
  passProvider(location: string): Promise<string>
  /** A whole round trip; answers the page it ends on. */
  connect(path: string): Promise<string>
}

const maxRedirects = 10

/** `publicUrl` is where providers send browsers back to; they are taken to `serverUrl`, where the product really is. */
export const openConnectBrowser = (serverUrl: string, publicUrl: string): ConnectBrowser => {
  const client = createHttpClient(serverUrl)
  const visit = async (path: string): Promise<string> => {
    const response = await client.request(path, { method: 'GET' })
    return response.headers.get('location') ?? ''
  }
  const passProvider = async (location: string): Promise<string> => {
    const provider = createHttpClient(location)
    let at = location
    for (let count = 0; count < maxRedirects; count += 1) {
      const response = await provider.request(at, { method: 'GET' })
      const next = response.headers.get('location')
      if (next === null) throw new Error(`the provider stayed at ${at}: ${response.status} ${await response.text()}`)
      const url = new URL(next, at)
      if (url.origin === publicUrl) return `${url.pathname}${url.search}`
      at = url.toString()
    }
    throw new Error('the provider redirects without end')
  }
  return {
    client,
    visit,
    passProvider,
    async connect(path) {
      const location = await visit(path)
      return visit(await passProvider(location))
    },
  }
}
