import { expect, test } from 'vitest'
import { pickVoice } from './voices'

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault })

test('only voices of the device are taken, never those that send the words away', () => {
  expect(pickVoice([voice('vi-VN', false)], 'vi')).toBeNull()
  expect(pickVoice([voice('vi-VN', false), voice('vi_VN')], 'vi')).toEqual(voice('vi_VN'))
})

test('the voice speaks the language of the interview, the default one first', () => {
  expect(pickVoice([voice('en-GB'), voice('en-US', true, true), voice('vi-VN')], 'en')).toEqual(
    voice('en-US', true, true),
  )
  expect(pickVoice([voice('en-GB')], 'vi')).toBeNull()
})
