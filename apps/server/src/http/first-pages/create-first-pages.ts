import { createHash } from 'node:crypto'
import { type InterfaceLanguage, type InterviewIntro, interfaceLanguages } from '@candor/contract'
import { firstPageLimits } from '@candor/domain'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps'
import { type ChosenPage, chooseLanguage, choosePage } from './choose-page'
import { createIntroReader } from './find-intro'
import type { Prerender, RenderRequest } from './load-prerender'
import type { PagePart } from './page-bytes'
import type { PageTemplate } from './page-template'

/** What first pages ask of the modules. */
export interface FirstPagePorts {
  /** The browser holds access to interviews, whether it is good or not. */
  hasInterviews(request: FastifyRequest): boolean
  /** What a link shows to a browser without interviews; null: it opens nothing for them. */
  findIntro(linkId: string): Promise<InterviewIntro | null>
  /** The browser's session is of a member who reviews: their visits begin at the start page. */
  isReviewer(request: FastifyRequest): Promise<boolean>
}

interface FirstPageParts {
  readonly prerender: Prerender
  readonly template: PageTemplate
  readonly ports: FirstPagePorts
}

const skeleton = { page: 'skeleton' } as const
/** The same for everybody: rendered when the server starts. */
const fixedPages: readonly RenderRequest[] = [
  { page: 'home' },
  { page: 'sign-in', canUsePasskeys: true },
  { page: 'sign-in', canUsePasskeys: false },
  skeleton,
]

const createKey = (request: RenderRequest, language: InterfaceLanguage): string =>
  createHash('sha256')
    .update(JSON.stringify([language, request]))
    .digest('base64url')

/** Rendering takes at most this share of the thread's time: what comes sooner is not rendered. */
const createRenderGate = ({ clock }: Pick<Deps, 'clock'>) => {
  let nextAtMs = 0
  return {
    isOpen: (): boolean => clock.nowMs() >= nextAtMs,
    close: (startedAtMs: number): void => {
      const nowMs = clock.nowMs()
      nextAtMs = nowMs + (nowMs - startedAtMs) / firstPageLimits.renderShare
    },
  }
}

/** The whole page for a request, rendered with its words; null: it could not be rendered, and the reason is in the log. */
export type FindFirstPage = (request: FastifyRequest) => Promise<readonly PagePart[] | null>

/** Renders each page once per language and content, and keeps those that were asked for last. */
export const createFirstPages = (
  deps: Pick<Deps, 'clock' | 'log'>,
  { prerender, template, ports }: FirstPageParts,
): FindFirstPage => {
  const fixed = new Map<string, readonly PagePart[]>()
  const intros = new LRUCache<string, readonly PagePart[]>({ max: firstPageLimits.maxRendered })
  const gate = createRenderGate(deps)
  const readIntro = createIntroReader(deps, ports.findIntro)

  const render = (request: RenderRequest, language: InterfaceLanguage): readonly PagePart[] | null => {
    try {
      const content = {
        ...prerender.render(request, language),
        ...prerender.listFiles(request.page, language),
        language,
        accent: request.page === 'intro' ? request.intro.accent : null,
      }
      return template.fill({ ...content, data: request.page === 'intro' ? { intro: request.intro } : null })
    } catch (error) {
      deps.log.error({ err: error, page: request.page, language }, 'a page could not be rendered')
      return null
    }
  }
  const getFixed = (request: RenderRequest, language: InterfaceLanguage): readonly PagePart[] | null =>
    fixed.get(createKey(request, language)) ?? null

  const getIntro = async (linkId: string, language: InterfaceLanguage): Promise<readonly PagePart[] | null> => {
    const intro = await readIntro(linkId)
    if (intro === null) return getFixed(skeleton, language)
    const request = { page: 'intro', intro } as const
    const key = createKey(request, language)
    const known = intros.get(key)
    if (known !== undefined) return known
    if (!gate.isOpen()) return getFixed(skeleton, language)
    const startedAtMs = deps.clock.nowMs()
    const page = render(request, language)
    gate.close(startedAtMs)
    if (page !== null) intros.set(key, page)
    return page
  }

  for (const language of interfaceLanguages)
    for (const request of fixedPages) {
      const page = render(request, language)
      if (page !== null) fixed.set(createKey(request, language), page)
    }

  return (request) => {
    const { path, search } = readTarget(request)
    const chosen: ChosenPage = choosePage({
      path,
      search,
      hostname: request.hostname,
      hasInterviews: ports.hasInterviews(request),
    })
    const language = chooseLanguage(search, request.cookies)
    if (chosen.page === 'intro') return getIntro(chosen.linkId, language)
    return Promise.resolve(getFixed(chosen, language))
  }
}

const readTarget = ({ url }: FastifyRequest): { readonly path: string; readonly search: URLSearchParams } => {
  const [path = '/', ...query] = url.split('?')
  return { path, search: new URLSearchParams(query.join('?')) }
}
