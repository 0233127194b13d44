import compileMessage from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'

const LOCALE_FILE = /\/src\/locales\/[a-z]{2}\/[a-z-]+\.ts$/

/** A catalog with every message compiled: the page then needs only the formatter, not the parser (9 kB). */
export function compileMessages(messages: unknown): unknown {
  if (typeof messages === 'string') return compileMessage(messages)
  if (typeof messages !== 'object' || messages === null) throw new TypeError('a message is a text')
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileMessages(value)]))
}

/** Each file once: the build without groups and the build itself read the same. */
const compiledFiles = new Map<string, Promise<string>>()

async function compileFile(path: string): Promise<string> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(path, { logLevel: 'error' })
  return Object.entries(module)
    .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compileMessages(messages))}`)
    .join('\n')
}

/** Compiles the texts when the web is built. Development keeps them as written. */
export function messagesPlugin(): Plugin {
  return {
    name: 'candor:messages',
    apply: 'build',
    // Before the texts are read as TypeScript: what the plugin returns replaces the file.
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    async load(id) {
      if (!LOCALE_FILE.test(id)) return null
      const compiled = compiledFiles.get(id) ?? compileFile(id)
      compiledFiles.set(id, compiled)
      return compiled
    },
  }
}
