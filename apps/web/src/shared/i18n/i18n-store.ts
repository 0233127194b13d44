import type { InterfaceLanguage } from '@candor/contract'
import { create } from 'zustand'
import type { Area } from './catalog'
import { catalogs } from './catalogs'
import { saveLanguage } from './start-language'

interface I18nState {
  language: InterfaceLanguage
  messages: Record<string, unknown>
}

export const useI18n = create<I18nState>()(() => ({ language: 'en', messages: {} }))

const wanted = new Set<Area>()
let target: InterfaceLanguage = 'en'

/** Loads what is wanted in the target language; begins again where either changed while loading, so the last wish wins. */
async function apply(): Promise<void> {
  for (;;) {
    const language = target
    const areas = [...wanted]
    const entries = await Promise.all(areas.map(async (area) => [area, await catalogs[language][area]()] as const))
    if (language !== target || areas.length !== wanted.size) continue
    document.documentElement.lang = language
    useI18n.setState({ language, messages: Object.fromEntries(entries) })
    return
  }
}

/** Call in a route's loader: the texts of these areas are there when the page is drawn. */
export async function ensureAreas(...areas: Area[]): Promise<void> {
  const { messages } = useI18n.getState()
  for (const area of areas) wanted.add(area)
  if (areas.some((area) => !(area in messages))) await apply()
}

/** The language of the first drawing, before anything is loaded. */
export function beginWith(language: InterfaceLanguage): void {
  target = language
  useI18n.setState({ language })
}

/** The reader's choice, from the switch: changes every text in place and keeps the choice. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  target = language
  saveLanguage(language)
  await apply()
}
