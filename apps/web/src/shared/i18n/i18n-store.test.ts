import { expect, test, vi } from 'vitest'
import { beginWith, chooseLanguage, ensureAreas, useI18n } from './i18n-store'

/** Catalogs whose arrival the test decides: every request still waiting, with its name. */
const waiting = vi.hoisted(() => new Set<{ name: string; resolve: (texts: object) => void }>())
vi.mock('./catalogs', () => {
  const areas = (language: string) =>
    new Proxy(
      {},
      {
        get: (_, area) => () =>
          new Promise((resolve) => {
            waiting.add({ name: `${language}.${String(area)}`, resolve })
          }),
      },
    )
  return { catalogs: { en: areas('en'), vi: areas('vi') } }
})

/** Everything asked for so far under this name comes in. */
async function arrive(name: string): Promise<void> {
  const asked = () => [...waiting].filter((request) => request.name === name)
  await vi.waitUntil(() => asked().length > 0, { interval: 5 })
  for (const request of asked()) {
    waiting.delete(request)
    request.resolve({ from: name })
  }
}

const shown = () => {
  const { language, messages } = useI18n.getState()
  return { language, messages }
}

test('the language chosen last wins, though the one before it arrives later', async () => {
  beginWith('en')
  const first = ensureAreas('common')
  await arrive('en.common')
  await first
  const toVietnamese = chooseLanguage('vi')
  const backToEnglish = chooseLanguage('en')
  await arrive('en.common')
  await backToEnglish
  await arrive('vi.common')
  await arrive('en.common')
  await toVietnamese
  expect(shown()).toEqual({ language: 'en', messages: { common: { from: 'en.common' } } })
  expect(document.documentElement.lang).toBe('en')
})

test('an area asked for while the language changes comes in the new language', async () => {
  const change = chooseLanguage('vi')
  const area = ensureAreas('errors')
  await arrive('vi.common')
  await arrive('vi.errors')
  // The change saw that more is wanted by now, and asks again for all of it.
  await arrive('vi.common')
  await arrive('vi.errors')
  await Promise.all([change, area])
  expect(shown()).toEqual({
    language: 'vi',
    messages: { common: { from: 'vi.common' }, errors: { from: 'vi.errors' } },
  })
})

test('a second request for loaded texts loads nothing', async () => {
  const before = useI18n.getState().messages
  await ensureAreas('common')
  expect(useI18n.getState().messages).toBe(before)
  expect(waiting.size).toBe(0)
})
