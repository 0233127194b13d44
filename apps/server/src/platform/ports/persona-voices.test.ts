import { expect, test } from 'vitest'
import { readPersonaVoices } from './persona-voices'

test('each persona named has its voice, the others have none of their own', () => {
  expect(readPersonaVoices(' linh=nova, an = shimmer ,')).toEqual({ linh: 'nova', an: 'shimmer' })
  expect(readPersonaVoices(undefined)).toEqual({})
})

test.each(['linh', 'linh=', 'somebody=nova', 'linh=a=b', '=nova'])('"%s" keeps the server from starting', (setting) => {
  expect(() => readPersonaVoices(setting)).toThrow('TTS_VOICES')
})
