import type { InterfaceLanguage } from '@candor/contract'
import { expect, test } from 'vitest'
import { decideLanguage, type LanguageFacts } from './decide-language'

const fresh: LanguageFacts = { stored: null, visit: null, asked: null, hasReset: false, remembersVietnamese: false }

/** Starts the app again and again as a browser would, and counts the reloads. */
function visit(
  first: LanguageFacts,
  storageHolds = true,
): { language: InterfaceLanguage; reloads: number; stored: InterfaceLanguage | null } {
  let facts = first
  for (let reloads = 0; reloads < 10; reloads += 1) {
    const decision = decideLanguage(facts)
    if (!decision.resets) return { language: decision.language, reloads, stored: facts.stored }
    facts = { ...facts, hasReset: true, stored: storageHolds ? 'en' : facts.stored }
  }
  throw new Error('reload loop')
}

test('the first visit is English', () => {
  expect(visit(fresh)).toEqual({ language: 'en', reloads: 0, stored: null })
})

test('a stored Vietnamese is reset to English with exactly one reload', () => {
  expect(visit({ ...fresh, stored: 'vi' })).toEqual({ language: 'en', reloads: 1, stored: 'en' })
})

test('storage that drops what is written causes one reload, never a loop', () => {
  expect(visit({ ...fresh, stored: 'vi' }, false)).toEqual({ language: 'en', reloads: 1, stored: 'vi' })
})

test('the operator can keep a stored Vietnamese', () => {
  expect(visit({ ...fresh, stored: 'vi', remembersVietnamese: true })).toEqual({
    language: 'vi',
    reloads: 0,
    stored: 'vi',
  })
})

test('Vietnamese chosen in this visit survives a reload of the page', () => {
  expect(visit({ ...fresh, stored: 'vi', visit: 'vi' })).toMatchObject({ language: 'vi', reloads: 0 })
})

test('the address wins for the visit, over the choice and over the reset', () => {
  expect(decideLanguage({ ...fresh, stored: 'vi', asked: 'vi' })).toEqual({
    language: 'vi',
    visit: 'vi',
    resets: false,
  })
  expect(decideLanguage({ ...fresh, visit: 'vi', asked: 'en' })).toEqual({ language: 'en', visit: 'en', resets: false })
})
