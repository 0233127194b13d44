import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InterfaceLanguage, InterviewIntro } from '@candor/contract'
import { z } from 'zod'

/** What a page's view needs to know (apps/web/src/prerender.tsx). */
export type RenderRequest =
  | { readonly page: 'home' }
  | { readonly page: 'sign-in'; readonly canUsePasskeys: boolean }
  | { readonly page: 'intro'; readonly intro: InterviewIntro }
  | { readonly page: 'skeleton' }

const zRendered = z.object({ html: z.string(), title: z.string(), description: z.string() })
type Render = (request: RenderRequest, language: InterfaceLanguage) => unknown
const zModule = z.object({ render: z.custom<Render>((value) => typeof value === 'function') })
const zFiles = z.array(z.string().regex(/^assets\/[\w.-]+$/))
const zPreloads = z.record(z.string(), z.object({ fonts: zFiles, scripts: z.record(z.string(), zFiles) }))

export interface Prerender {
  render(request: RenderRequest, language: InterfaceLanguage): z.infer<typeof zRendered>
  listFiles(
    page: RenderRequest['page'],
    language: InterfaceLanguage,
  ): { readonly scripts: readonly string[]; readonly fonts: readonly string[] }
}

/** What the web's build made to render pages with; null: a build without it, as in tests. */
export const loadPrerender = async (webDir: string): Promise<Prerender | null> => {
  const folder = join(webDir, '.prerender')
  const file = join(folder, 'prerender.mjs')
  if (!existsSync(file)) return null
  const { render } = zModule.parse({ ...(await import(pathToFileURL(file).href)) })
  const preloads = zPreloads.parse(JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8')))
  return {
    render: (request, language) => zRendered.parse(render(request, language)),
    listFiles(page, language) {
      const { fonts = [], scripts = {} } = preloads[language] ?? {}
      return { fonts, scripts: scripts[page] ?? [] }
    },
  }
}
