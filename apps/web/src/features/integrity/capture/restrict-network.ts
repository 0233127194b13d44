/** Every other API that a worker's script can reach the network with. The worker's CSP covers `import()`. */
export const otherNetworkApis = [
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'Worker',
  'FontFace',
  'caches',
] as const

type Fetch = (address: string | URL | Request, options?: RequestInit) => Promise<Response>

interface Scope {
  fetch: Fetch
}

const getAddress = (address: string | URL | Request): string =>
  typeof address === 'string' ? address : address instanceof URL ? address.href : address.url

/** From here on, scripts of this scope can only read files below `base`. This can't be undone. */
export function restrictNetwork(scope: Scope & object, base: string): void {
  const read = scope.fetch.bind(scope)
  const fix = (name: string, value: unknown) =>
    Object.defineProperty(scope, name, { value, writable: false, configurable: false })
  fix('fetch', ((address, options) => {
    const { href } = new URL(getAddress(address), base)
    if (!href.startsWith(base)) return Promise.reject(new TypeError('Not one of our own files'))
    return read(href, { ...options, method: 'GET', body: null, credentials: 'omit', redirect: 'error' })
  }) satisfies Fetch)
  for (const way of otherNetworkApis) fix(way, undefined)
}
