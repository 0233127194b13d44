import type { Accent } from '@candor/contract'
import { type PagePart, preparePart, prepareParts } from './page-bytes'

/** What the server puts into the shell. */
export interface PageContent {
  readonly language: string
  readonly title: string
  readonly description: string
  /** Rendered markup. */
  readonly html: string
  /** What the page needs to know at once, as JSON; null: nothing. */
  readonly data: unknown
  /** The color of the buttons; null: the product's own. */
  readonly accent: Accent | null
  /** Addresses of the scripts and fonts of the page, which the browser would otherwise learn of late. */
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** The placeholder of nonces in the built shell (apps/web/head-plugin.ts). */
export const noncePlaceholder = 'candor-nonce'

/** Where a page differs from the shell, in the order of the shell. */
const slots =
  /(?<language>(?<=<html lang=")[a-z]+(?="))|(?<title>(?<=<title>)[^<]*(?=<\/title>))|(?<description>(?<=<meta name="description" content=")[^"]*(?="))|(?<links>(?=<\/head>))|(?<body>(?=<div id="root">))/g
const slotNames = ['language', 'title', 'description', 'links', 'body'] as const
type SlotName = (typeof slotNames)[number]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** JSON that can't end its script element. */
const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The app sets the same and removes this (apps/web/src/areas/candidate/use-accent.ts). */
const writeAccent = ({ accent }: PageContent): string =>
  accent === null
    ? ''
    : `<style id="first-page-accent" nonce="${noncePlaceholder}">:root{--accent-light:${accent.light};--accent-dark:${accent.dark};--accent-shade:14%}</style>`

const writeLinks = ({ scripts, fonts }: PageContent): string =>
  [
    ...fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${noncePlaceholder}">`),
  ].join('')

const writeBody = ({ html, data }: PageContent): string =>
  data === null ? html : `${html}<script type="application/json" id="first-page-data">${escapeJson(data)}</script>`

/** Only our own links have a nonce: the placeholder in words of a company stays what it is. */
const fillSlot: Readonly<Record<SlotName, (content: PageContent) => readonly PagePart[]>> = {
  language: ({ language }) => [preparePart(language)],
  title: ({ title }) => [preparePart(escapeText(title))],
  description: ({ description }) => [preparePart(escapeText(description))],
  links: (content) => prepareParts(`${writeAccent(content)}${writeLinks(content)}`, noncePlaceholder),
  body: (content) => [preparePart(writeBody(content))],
}

export interface PageTemplate {
  /** The shell without anything rendered. */
  readonly shell: readonly PagePart[]
  fill(content: PageContent): readonly PagePart[]
}

const findSlots = (shell: string): { readonly name: SlotName; readonly from: number; readonly to: number }[] =>
  [...shell.matchAll(slots)].flatMap((match) => {
    const name = slotNames.find((slot) => match.groups?.[slot] !== undefined)
    return name === undefined ? [] : [{ name, from: match.index, to: match.index + match[0].length }]
  })

/** Reads the built shell once: what all pages share is compressed once. */
export const createPageTemplate = (html: string): PageTemplate => {
  const found = findSlots(html)
  const names = found.map(({ name }) => name).join()
  const shell = prepareParts(html, noncePlaceholder)
  const shared = [...found.map(({ from }) => from), html.length].map((end, index) =>
    prepareParts(html.slice(found[index - 1]?.to ?? 0, end), noncePlaceholder),
  )
  return {
    shell,
    fill(content) {
      if (names !== slotNames.join()) throw new Error(`the shell has the places ${names}`)
      return shared.flatMap((parts, index) => {
        const slot = found[index]
        return slot === undefined ? parts : [...parts, ...fillSlot[slot.name](content)]
      })
    },
  }
}
