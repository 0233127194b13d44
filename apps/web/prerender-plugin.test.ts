import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildPrerender, listPreloads } from './prerender-plugin'
import { createIntro } from './src/areas/candidate/testing/create-intro'
import type { FirstPageRequest, render as Render } from './src/prerender'

let folder: string
let render: typeof Render

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-prerender-'))
  // As `vite build` does: React for development would be part of it otherwise.
  vi.stubEnv('NODE_ENV', 'production')
  await buildPrerender(folder)
  const module: { render: typeof Render } = await import(pathToFileURL(join(folder, 'prerender.mjs')).href)
  render = module.render
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const intro = createIntro({
  organizationName: 'Sao <Mai>',
  positionName: 'Backend Developer',
  questionCount: 5,
  languages: ['en', 'vi'],
  modes: ['chat', 'text'],
  hasServerTranscription: true,
})
const signIn: FirstPageRequest = { page: 'sign-in', canUsePasskeys: true }

describe('what the server renders', () => {
  test.each([
    [{ page: 'home' }, 'en', 'AI interviews that show their evidence', 'AI Interview'],
    [{ page: 'home' }, 'vi', 'Phỏng vấn bằng AI, điểm nào cũng có bằng chứng', 'AI Interview'],
    [signIn, 'en', 'Sign in with a passkey', 'Sign in · AI Interview'],
    [signIn, 'vi', 'Đăng nhập', 'Đăng nhập · AI Interview'],
    [{ page: 'intro', intro }, 'en', 'Backend Developer', 'Interview with Sao <Mai> · AI Interview'],
    [{ page: 'intro', intro }, 'vi', 'Backend Developer', 'Phỏng vấn với Sao <Mai> · AI Interview'],
    [{ page: 'skeleton' }, 'en', 'Loading', 'AI Interview'],
    [{ page: 'skeleton' }, 'vi', 'Đang tải', 'AI Interview'],
  ] as const)('shows %o in %s with its words and its title, and no style attribute', (...row) => {
    const [request, language, words, title] = row
    const page = render(request, language)
    expect(page.html).toContain(words)
    expect(page.title).toBe(title)
    expect(page.html).not.toMatch(/<[^>]*\sstyle=/)
    expect(page.html).not.toMatch(/<(?:script|style)/)
  })

  test('escapes what a company wrote', () => {
    expect(render({ page: 'intro', intro }, 'en').html).toContain('Sao &lt;Mai&gt;')
  })

  test('has a passkey only where the browser can use one', () => {
    expect(render({ page: 'sign-in', canUsePasskeys: false }, 'en').html).not.toContain('passkey')
  })

  test('brings the small-screen notice with the pages that need a desktop, and with no others', () => {
    expect(render({ page: 'home' }, 'en').html).toContain('data-screen="notice"')
    expect(render(signIn, 'en').html).toContain('data-screen="notice"')
    expect(render({ page: 'intro', intro }, 'en').html).not.toContain('data-screen="notice"')
  })
})

test('a page preloads its own file and texts with what they import, and nothing that the app loads anyway', () => {
  const chunk = (fileName: string, source: string | null, imports: string[] = []) => ({
    fileName,
    facadeModuleId: source === null ? null : `/web${source}`,
    imports,
    isEntry: source === '/index.html',
  })
  const chunks = [
    chunk('app.js', '/index.html', ['vendor.js']),
    chunk('vendor.js', null),
    chunk('shared.js', null, ['vendor.js']),
    chunk('home.js', '/src/areas/public/home/home.page.tsx?tsr-split=component', ['app.js', 'shared.js']),
    ...['common', 'errors', 'public'].map((area) => chunk(`vi-${area}.js`, `/src/locales/vi/${area}.ts`)),
    ...['errors', 'public'].map((area) => chunk(`en-${area}.js`, `/src/locales/en/${area}.ts`)),
  ]
  expect(listPreloads(chunks, 'home', 'en')).toEqual(['en-errors.js', 'en-public.js', 'home.js', 'shared.js'])
  expect(listPreloads(chunks, 'home', 'vi')).toEqual([
    'home.js',
    'shared.js',
    'vi-common.js',
    'vi-errors.js',
    'vi-public.js',
  ])
  expect(() => listPreloads(chunks, 'intro', 'en')).toThrow('pre-interview.page.tsx')
})
