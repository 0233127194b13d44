import { expect, test } from 'vitest'
import { readPersonaVoices } from './persona-voices'

test('gives each named persona its voice and the others none', () => {
  expect(readPersonaVoices(' linh=nova, an = shimmer ,')).toEqual({ linh: 'nova', an: 'shimmer' })
  expect(readPersonaVoices(undefined)).toEqual({})
})

test.each(['linh', 'linh=', 'somebody=nova', 'linh=a=b', '=nova'])(
  'refuses to start with the setting "%s"',
  (setting) => {
    expect(() => readPersonaVoices(setting)).toThrow('TTS_VOICES')
  },
)
