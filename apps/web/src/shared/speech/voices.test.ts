import { expect, test } from 'vitest'
import { pickVoice } from './voices'

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault })

test('only voices of the device are used, never remote ones', () => {
  expect(pickVoice([voice('vi-VN', false)], 'vi')).toBeNull()
  expect(pickVoice([voice('vi-VN', false), voice('vi_VN')], 'vi')).toEqual(voice('vi_VN'))
})

test('the voice matches the interview language, with the default voice first', () => {
  expect(pickVoice([voice('en-GB'), voice('en-US', true, true), voice('vi-VN')], 'en')).toEqual(
    voice('en-US', true, true),
  )
  expect(pickVoice([voice('en-GB')], 'vi')).toBeNull()
})

test('prefers a voice of the sub-language to the default of the language, and takes another where there is none', () => {
  const voices = [voice('en-US', true, true), voice('en_GB')]
  expect(pickVoice(voices, 'en', 'en-GB')).toEqual(voice('en_GB'))
  expect(pickVoice(voices, 'en', 'en-IN')).toEqual(voice('en-US', true, true))
})
