import type { PageClass } from '@candor/domain'

type Directives = Readonly<Record<string, readonly string[]>>

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** No response may be framed, load plugins, or change its base URL. */
const always: Directives = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** JSON, files, streams and errors: opened as a page, they can run nothing. */
const data = written({ ...always, 'form-action': ["'none'"], sandbox: [] })

const createAssetPolicy = (scripts: readonly string[]): string =>
  written({
    ...always,
    'form-action': ["'none'"],
    'script-src': scripts,
    'connect-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })

/** Scripts, styles, fonts and images of the web app. A worker runs under the policy of its own file. */
const asset = createAssetPolicy(["'self'"])
/** The workers that listen for speech compile WebAssembly. */
const wasmWorker = createAssetPolicy(["'self'", "'wasm-unsafe-eval'"])

const createPageDirectives = (nonce: string): Directives => ({
  ...always,
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
})

/** W-01. The interview's silence, which unlocks sound on phones, is a data address. The address of a worker passes one named policy. */
const policies: Readonly<Record<PageClass, (nonce: string) => Directives>> = {
  plain: (nonce) => ({ ...createPageDirectives(nonce), 'trusted-types': ["'none'"] }),
  submission: (nonce) => ({
    ...createPageDirectives(nonce),
    'worker-src': ["'self'"],
    'trusted-types': ['default'],
  }),
  interview: (nonce) => ({
    ...createPageDirectives(nonce),
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'trusted-types': ['default'],
  }),
}

/** The policy of a page; `nonce` is valid for this response only. */
export const pagePolicy = (pageClass: PageClass, nonce: string): string => written(policies[pageClass](nonce))

const others = { data, asset, wasmWorker } as const

/** The policy of everything but pages. */
export const getContentPolicy = (kind: keyof typeof others): string => others[kind]

/**
 * The viewer of the API reference. It adds its styles as elements without a nonce; nothing but the server itself can be called, and
 * a font or picture of another address is not loaded.
 */
export const viewerPolicy = (nonce: string): string =>
  written({
    ...always,
    'form-action': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
  })
