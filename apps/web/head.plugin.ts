import type { Plugin } from 'vite'

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g

/** Puts the stylesheet first in the head (behind the module preloads it would wait a second on a slow line) and preloads the latin font. */
export function headPlugin(): Plugin {
  return {
    name: 'candor:head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const sheets = html.match(STYLESHEET) ?? []
        const font = Object.keys(bundle ?? {}).find((name) => /geist-latin-wght-normal[^/]*\.woff2$/.test(name))
        const preload = font ? `\n    <link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : ''
        return html
          .replace(STYLESHEET, '')
          .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />${sheets.join('')}${preload}`)
      },
    },
  }
}
