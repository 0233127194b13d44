import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const LATIN_FONT = /geist-latin-wght-normal[^/]*\.woff2$/
const BEFORE_PAINT = '<script src="/before-paint.js"></script>'
const COMMENT_LINE = /^\s*\/\/.*\n/gm

/** The server puts a fresh nonce in its place on every answer (apps/server/src/http/static.ts). */
export const NONCE_PLACEHOLDER = 'candor-nonce'

/** Puts a script and a style sheet into the page that would each cost a request before the first paint. */
export function inlineStyles(html: string, readSheet: (file: string) => string): string {
  const files = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href)
  const styles = files.map((href) => {
    const css = readSheet(href.slice(1))
    if (/<\/style/i.test(css)) throw new Error(`${href} would end its style element`)
    return `\n    <style nonce="${NONCE_PLACEHOLDER}">${css.trim()}</style>`
  })
  // Not fetched, because it is disabled. The bundler looks for it before it loads a part of the page, and would fetch it again.
  const known = files.map((href) => `\n    <link rel="stylesheet" href="${href}" disabled>`)
  return html
    .replace(STYLESHEET, '')
    .replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />${styles.join('')}`)
    .replace('\n  </body>', () => `${known.join('')}\n  </body>`)
}

/** Puts before-paint.js into the page. The content security policy allows it by its nonce. */
export function inlineBeforePaint(html: string, script: string): string {
  if (!html.includes(BEFORE_PAINT)) throw new Error('index.html has no before-paint.js')
  if (/<\/script/i.test(script)) throw new Error('before-paint.js would end its script element')
  return html.replace(BEFORE_PAINT, () => `<script>\n${script.replace(COMMENT_LINE, '').trim()}\n</script>`)
}

/** The head of the page: what is needed for the first paint is in it, and the Latin font is preloaded. */
export function headPlugin(): Plugin[] {
  return [
    {
      name: 'candor:before-paint',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html) =>
          inlineBeforePaint(html, await readFile(new URL('before-paint.js', import.meta.url), 'utf8')),
      },
    },
    {
      name: 'candor:head',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => {
          const readSheet = (file: string): string => {
            const sheet = bundle[file]
            if (sheet?.type !== 'asset') throw new Error(`the build has no style sheet ${file}`)
            return String(sheet.source)
          }
          const font = Object.keys(bundle).find((name) => LATIN_FONT.test(name))
          if (font === undefined) throw new Error('the build has no Latin font')
          const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
          return inlineStyles(html, readSheet).replace('</title>', `</title>\n    ${preload}`)
        },
      },
    },
  ]
}
