import { firstPageLimits } from '@candor/domain'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestClock } from '../../testing/test-deps'
import { createFirstPages } from './create-first-pages'
import type { Prerender } from './load-prerender'
import { joinParts } from './page-bytes'
import { createPageTemplate } from './page-template'
import { sampleIntro } from './testing/sample-intro'

const template = createPageTemplate(
  '<html lang="en"><head><title></title><meta name="description" content=""></head><div id="root"></div>',
)
const clock = createTestClock()
let lines: string[]
beforeEach(() => {
  lines = []
  clock.advance(60_000)
})

/** Renders the page's name in its language. Each rendering takes a time. */
const open = (renderMs = 0, failsAt?: string) => {
  const render = vi.fn<Prerender['render']>((request, language) => {
    clock.advance(renderMs)
    if (request.page === failsAt) throw new Error('a view failed')
    return { html: `<p>${request.page} ${language}</p>`, title: 'T', description: 'D' }
  })
  const find = createFirstPages(
    { clock, log: pino({}, { write: (line: string) => lines.push(line) }) },
    {
      prerender: { render, listFiles: (page) => ({ scripts: [`assets/${page}.js`], fonts: [] }) },
      template,
      ports: {
        hasInterviews: () => false,
        findIntro: async (linkId) => ({ ...sampleIntro, linkId }),
        isReviewer: async () => false,
      },
    },
  )
  const get = async (url: string, cookies = {}) => {
    const parts = await find({ url, cookies, hostname: 'candor.example' } as FastifyRequest)
    return parts === null ? null : joinParts(parts, 'N', 'identity').toString()
  }
  return { render, get }
}
const link = (letter: string): string => `/interview/${letter.repeat(22)}`

describe('first pages', () => {
  test('are rendered in the language of the visit, with their files', async () => {
    const { get } = open()
    expect(await get('/')).toContain('<p>home en</p>')
    expect(await get('/', { candor_language: 'vi' })).toMatch(/<html lang="vi">.*home\.js.*<p>home vi<\/p>/)
    expect(await get('/company/sign-in')).toContain('<p>sign-in en</p>')
    expect(await get('/nothing/here')).toContain('<p>skeleton en</p>')
  })

  test('are rendered once for each language and content', async () => {
    const { render, get } = open()
    const startCount = render.mock.calls.length
    for (let visit = 0; visit < 5; visit += 1) {
      await get('/')
      expect(await get(link('a'))).toMatch(/<p>intro en<\/p>.*"linkId":"a{22}"/)
    }
    expect(render.mock.calls.length).toBe(startCount + 1)
    await get(`${link('a')}?selected_lang=vi`)
    expect(render.mock.calls.length).toBe(startCount + 2)
  })

  test('take a tenth of the time at most: what comes sooner gets a skeleton', async () => {
    const { get } = open(20)
    expect(await get(link('a'))).toContain('intro')
    expect(await get(link('b'))).toContain('skeleton')
    expect(await get(link('a'))).toContain('intro')
    clock.advance(20 / firstPageLimits.renderShare)
    expect(await get(link('b'))).toContain('intro')
  })

  test('are null if they cannot be rendered, and the log says which and why', async () => {
    const { get } = open(0, 'intro')
    expect(await get(link('a'))).toBeNull()
    expect(lines.join()).toMatch(/a view failed.*"page":"intro","language":"en"/)
    const { get: getHome } = open(0, 'home')
    expect(await getHome('/')).toBeNull()
    expect(await getHome('/company/sign-in')).toContain('sign-in')
  })
})
