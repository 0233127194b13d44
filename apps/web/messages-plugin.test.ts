import format from 'icu-minify/format'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { compileMessages } from './messages-plugin'
import { catalogs } from './src/shared/i18n/catalogs'
import { formats } from './src/shared/i18n/formats'

type Values = Record<string, unknown>
type Compiled = Parameters<typeof format>[0]

/** Every text of a catalog with its key. */
function listTexts(messages: object, prefix = ''): { key: string; text: string }[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [{ key: prefix + key, text: value }]
    return typeof value === 'object' && value !== null ? listTexts(value, `${prefix}${key}.`) : []
  })
}

/** A value for every argument, and a function for every tag. Words inside a plural get a value too, which nothing reads. */
function findValues(text: string, count: number): Values {
  const names = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, count])
  const times = [...text.matchAll(/\{\s*(\w+)\s*,\s*(?:date|time)\b/g)].map(([, name = '']) => [name, new Date(count)])
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, (inside: unknown) => `<${String(inside)}>`])
  return Object.fromEntries([...names, ...times, ...tags])
}

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

interface Translator {
  rich: (name: string, values: Values) => unknown
}

const join = (formatted: unknown): string => [formatted].flat().join('')

const languages = ['en', 'vi'] as const
const areas = Object.keys(catalogs.en) as (keyof typeof catalogs.en)[]

test.each(languages)(
  'every compiled text of %s reads as the written one, with 0, 1 and 1234 of everything',
  async (locale) => {
    let seen = 0
    for (const area of areas) {
      for (const { key, text } of listTexts(await catalogs[locale][area]())) {
        seen += 1
        const compiled = compileMessages(text) as Compiled
        if (!/[{}<>']/.test(text)) {
          expect(compiled, `${area}.${key}`).toBe(text)
          continue
        }
        const t = createTranslator({ locale, messages: { text } as never, timeZone: 'UTC' }) as unknown as Translator
        for (const count of [0, 1, 1234]) {
          const values = findValues(text, count)
          const formatted = format(compiled, locale, values as never, { formats, formatters, timeZone: 'UTC' })
          expect(join(formatted), `${area}.${key}`).toBe(join(t.rich('text', values)))
        }
      }
    }
    expect(seen).toBeGreaterThan(1000)
  },
  60_000,
)

test('a text that is no message is refused when the web is built', () => {
  expect(() => compileMessages({ broken: 'Hello {name' })).toThrow()
  expect(() => compileMessages({ list: 3 })).toThrow('a message is a text')
})
