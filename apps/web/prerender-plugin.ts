import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { contractPlugin } from './contract-plugin'
import { messagesPlugin } from './messages-plugin'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
/** Below `dist`, where the server finds it. It is not sent to anyone. */
const FOLDER = '.prerender'
const VIETNAMESE_FONT = /geist-vietnamese-wght-normal[^/]*\.woff2$/

const languages = ['en', 'vi'] as const
type Language = (typeof languages)[number]

/** What each rendered page loads besides the app itself, as in tools/page-budgets.json. */
const pages = {
  home: { module: '/src/areas/public/home/home.page.tsx', areas: ['errors', 'public'] },
  'sign-in': { module: '/src/areas/company/sign-in/sign-in.page.tsx', areas: ['errors', 'company', 'account'] },
  intro: {
    module: '/src/areas/candidate/pre-interview/pre-interview.page.tsx',
    areas: ['errors', 'candidate', 'integrity'],
  },
} as const

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'isEntry'>

/** The files of the page that the app asks for as soon as it runs: the browser can fetch them with the app. */
export function listPreloads(chunks: readonly Chunk[], page: keyof typeof pages, language: Language): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const collect = (file: string, found: Set<string>): Set<string> => {
    const chunk = byFile.get(file)
    if (chunk === undefined || found.has(file)) return found
    found.add(file)
    for (const imported of chunk.imports) collect(imported, found)
    return found
  }
  const findFile = (end: string): string => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.split('?')[0]?.endsWith(end))
    if (chunk === undefined) throw new Error(`the build has no file for ${end}`)
    return chunk.fileName
  }
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const withApp = collect(entry, new Set())
  const { module, areas } = pages[page]
  // English words for a crash are part of the app; in Vietnamese they are a file as the others.
  const texts = language === 'en' ? areas : ['common', ...areas]
  const wanted = [module, ...texts.map((area) => `/src/locales/${language}/${area}.ts`)]
  const files = new Set(wanted.flatMap((end) => [...collect(findFile(end), new Set())]))
  return [...files].filter((file) => !withApp.has(file)).sort()
}

/** What a page loads only once it runs is no part of what the server renders. */
const ignoreLaterParts: Plugin = {
  name: 'candor:ignore-later-parts',
  resolveDynamicImport: () => ({ id: 'candor:later-part', external: true }),
}

export async function buildPrerender(outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), contractPlugin(), messagesPlugin(), ignoreLaterParts],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/prerender.tsx',
      target: 'node20.19',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  })
}

/**
 * Builds what the server renders first pages with: their views in one file, and the list of files that each page loads.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'candor:prerender',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('the build has no output folder')
      const outDir = join(dir, FOLDER)
      await buildPrerender(outDir)
      const files = Object.values(bundle)
      const chunks = files.filter((file) => file.type === 'chunk')
      const font = files.find(({ fileName }) => VIETNAMESE_FONT.test(fileName))?.fileName
      if (font === undefined) throw new Error('the build has no Vietnamese font')
      const preloads = languages.map((language) => [
        language,
        {
          fonts: language === 'vi' ? [font] : [],
          scripts: {
            home: listPreloads(chunks, 'home', language),
            'sign-in': listPreloads(chunks, 'sign-in', language),
            intro: listPreloads(chunks, 'intro', language),
          },
        },
      ])
      await writeFile(join(outDir, 'preloads.json'), JSON.stringify(Object.fromEntries(preloads)))
    },
  }
}
