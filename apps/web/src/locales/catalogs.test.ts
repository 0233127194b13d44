import { expect, test } from 'vitest'
import type { Area } from '../shared/i18n/catalog'
import { catalogs } from '../shared/i18n/catalogs'

const areas: Area[] = ['common', 'public', 'company', 'candidate', 'assessment', 'errors']

function flat(value: object, prefix = ''): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [key, leaf] of Object.entries(value)) {
    if (typeof leaf === 'string') out[prefix + key] = leaf
    else Object.assign(out, flat(leaf, `${prefix}${key}.`))
  }
  return out
}

/** Names of the variables and tags of a message. */
function variables(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map((hit) => hit[1] ?? hit[2] ?? '')
  return [...new Set(names)].sort()
}

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
