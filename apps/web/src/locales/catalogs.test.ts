import { expect, test } from 'vitest'
import type { Area } from '../shared/i18n/catalog'
import { catalogs } from '../shared/i18n/catalogs'

const areas: Area[] = [
  'common',
  'public',
  'company',
  'candidate',
  'assessment',
  'judgeExam',
  'providers',
  'speechTest',
  'errors',
]

function flat(value: object, prefix = ''): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [key, leaf] of Object.entries(value)) {
    if (typeof leaf === 'string') out[prefix + key] = leaf
    else Object.assign(out, flat(leaf, `${prefix}${key}.`))
  }
  return out
}

/** The text between the brace at `start` and the one that closes it, and where that is. */
function braced(message: string, start: number): { inside: string; end: number } {
  let depth = 0
  for (let at = start; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1
    if (message[at] === '}') depth -= 1
    if (depth === 0) return { inside: message.slice(start + 1, at), end: at }
  }
  throw new Error(`unclosed brace: ${message}`)
}

/** Every top-level pair of braces in a text. */
function allBraced(message: string): string[] {
  const found: string[] = []
  for (let at = message.indexOf('{'); at >= 0; at = message.indexOf('{', at)) {
    const { inside, end } = braced(message, at)
    found.push(inside)
    at = end
  }
  return found
}

/** Variables of an ICU message: `{name}`, `{n, plural, one {once} other {{n} times}}` and what stands in the branches. */
function icuVariables(message: string): string[] {
  return allBraced(message).flatMap((argument) => {
    const name = argument.split(',')[0]?.trim() ?? ''
    return [name, ...allBraced(argument).flatMap(icuVariables)]
  })
}

/** Names of the variables and tags of a message. */
function variables(message: string): string[] {
  const tags = [...message.matchAll(/<(\w+)>/g)].map((hit) => `<${hit[1]}>`)
  return [...new Set([...icuVariables(message), ...tags])].sort()
}

test('the check finds variables and not the words inside a plural', () => {
  expect(variables('{count, plural, one {once} other {{count} of {max}}} <link>x</link> {name}')).toEqual([
    '<link>',
    'count',
    'max',
    'name',
  ])
})

test.each(areas)(
  '%s: Vietnamese has the keys, variables and tags of English, is NFC and says something wherever English does',
  async (area) => {
    const en = flat(await catalogs.en[area]())
    const vi = flat(await catalogs.vi[area]())
    expect(Object.keys(vi).sort()).toEqual(Object.keys(en).sort())
    for (const [key, message] of Object.entries(vi)) {
      expect(variables(message), key).toEqual(variables(en[key] ?? ''))
      expect(message, key).toBe(message.normalize('NFC'))
      // A text may be left empty on purpose, then in both languages.
      expect(message.trim() === '', key).toBe(en[key]?.trim() === '')
    }
  },
)
