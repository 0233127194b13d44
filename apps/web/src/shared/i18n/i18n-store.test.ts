import { expect, test } from 'vitest'
import { messages as enCommon } from '../../locales/en/common'
import { messages as viCommon } from '../../locales/vi/common'
import { messages as viErrors } from '../../locales/vi/errors'
import { beginWith, chooseLanguage, ensureAreas, useI18n } from './i18n-store'

test('the last language chosen wins, for every area that was asked for meanwhile', async () => {
  beginWith('en')
  await ensureAreas('common')
  expect(useI18n.getState().messages).toEqual({ common: enCommon })
  await Promise.all([chooseLanguage('vi'), chooseLanguage('en'), chooseLanguage('vi'), ensureAreas('errors')])
  expect(useI18n.getState()).toEqual({ language: 'vi', messages: { common: viCommon, errors: viErrors } })
  expect(document.documentElement.lang).toBe('vi')
})

test('asking again for what is there loads nothing anew', async () => {
  const before = useI18n.getState().messages
  await ensureAreas('common')
  expect(useI18n.getState().messages).toBe(before)
})
