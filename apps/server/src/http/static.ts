import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { interviewNoticePath } from '@candor/contract'
import { classifyPage, isPersonalPage } from '@candor/domain'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { AppError } from '../platform/errors'
import { getContentPolicy, pagePolicy } from './content-policy'
import { createFirstPages, type FindFirstPage, type FirstPagePorts } from './first-pages/create-first-pages'
import { loadPrerender } from './first-pages/load-prerender'
import { joinParts, type PagePart } from './first-pages/page-bytes'
import { createPageTemplate, type PageTemplate } from './first-pages/page-template'
import { acceptsEncoding } from './prepared-file'

/** Workers that compile WebAssembly say so in their name (apps/web, shared/speech/detection). A compressed copy has a longer name. */
const isWasmWorker = (path: string): boolean =>
  /[\\/]assets[\\/][a-z]+-wasm-worker-[^\\/]+\.js(?:\.br|\.gz)?$/.test(path)

/** In any capitals: a page below it would look like an answer of the API. */
const apiPath = /^\/api(\/|$)/i

const keptForEver = 'public, max-age=31536000, immutable'

/** Compressed copies are sent in place of their files, never under their own names. */
const compressedCopies = ['**/*.br', '**/*.gz']

/** Files of other projects that never change under one address, most of them with compressed copies. */
const registerVendor = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const root = join(webDir, 'vendor')
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: '/vendor/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: compressedCopies,
    setHeaders: (response) => {
      response.header('content-security-policy', getContentPolicy('asset'))
      response.header('cache-control', keptForEver)
    },
  })
}

export const makeNonce = (): string => randomBytes(18).toString('base64')

type StaticDeps = Pick<Deps, 'env' | 'clock' | 'log'>

const loadFirstPages = async (
  deps: StaticDeps,
  template: PageTemplate,
  ports: FirstPagePorts,
): Promise<FindFirstPage | null> => {
  try {
    const prerender = await loadPrerender(deps.env.webDir)
    return prerender === null ? null : createFirstPages(deps, { prerender, template, ports })
  } catch (error) {
    deps.log.error({ err: error }, 'pages are served without their words: what renders them could not be loaded')
    return null
  }
}

const sendPage = (request: FastifyRequest, reply: FastifyReply, parts: readonly PagePart[]): FastifyReply => {
  const nonce = makeNonce()
  const path = request.url.split('?')[0] ?? '/'
  const isGzip = acceptsEncoding(String(request.headers['accept-encoding'] ?? ''), 'gzip')
  if (isGzip) reply.header('content-encoding', 'gzip')
  if (isPersonalPage(path)) reply.header('x-robots-tag', 'noindex')
  const linkId = /^\/interview\/([\w-]{22})(?:\/|$)/.exec(path)?.[1]
  if (linkId !== undefined)
    reply.header('link', `<${interviewNoticePath}/${linkId}>; rel="describedby"; type="application/json"`)
  return (
    reply
      // Not cached: a stored page would carry a nonce that is no longer fresh, and outlive a sign-out.
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(classifyPage(path), nonce),
        vary: 'accept-encoding',
      })
      .type('text/html; charset=utf-8')
      .send(joinParts(parts, nonce, isGzip ? 'gzip' : 'identity'))
  )
}

const isPage = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? '/'
  return (method === 'GET' || method === 'HEAD') && !apiPath.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
}

/** Where a visit to the home page goes instead: members who review have a start page. Null: it stays. */
const findStartPage = async (
  request: FastifyRequest,
  deps: Pick<StaticDeps, 'log'>,
  ports: FirstPagePorts,
): Promise<string | null> => {
  const [path, ...query] = request.url.split('?')
  if (path !== '/') return null
  try {
    return (await ports.isReviewer(request)) ? ['/company/start', ...query].join('?') : null
  } catch (error) {
    deps.log.error({ err: error }, 'the home page is shown to everyone: who visits it could not be read')
    return null
  }
}

/**
 * The web app: hashed assets are cached forever, every other address gets a page with a fresh nonce, unknown files a plain 404. A page
 * is rendered as far as it can be known; what can't be rendered is the shell, in which the app draws everything.
 */
export const registerStatic = async (app: FastifyInstance, deps: StaticDeps, ports: FirstPagePorts): Promise<void> => {
  const { webDir } = deps.env
  const shellPath = join(webDir, 'index.html')
  if (!existsSync(shellPath)) return
  const template = createPageTemplate(await readFile(shellPath, 'utf8'))
  const findFirstPage = await loadFirstPages(deps, template, ports)
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '.prerender/**', 'vendor/**', ...compressedCopies],
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header('content-security-policy', getContentPolicy(isWasmWorker(path) ? 'wasmWorker' : 'asset'))
      response.header('cache-control', isHashed ? keptForEver : 'no-cache')
    },
  })
  await registerVendor(app, webDir)
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw new AppError('NOT_FOUND')
    const startPage = await findStartPage(request, deps, ports)
    if (startPage !== null) return reply.header('cache-control', 'no-store').redirect(startPage, 302)
    const page = (await findFirstPage?.(request)) ?? template.shell
    return sendPage(request, reply, page)
  })
}
