import { expect, test } from 'vitest'
import { modeOffers, openingRetakeMode, preferredMode, retakeModes, withoutLive } from './mode'

const all = ['chat', 'live', 'text', 'no-voice'] as const

test('hands-free is offered if live words are available, and is otherwise disabled with the reason', () => {
  expect(modeOffers(all, true).every(({ obstacle }) => obstacle === null)).toBe(true)
  const without = modeOffers(all, false)
  expect(without.map(({ mode }) => mode)).toEqual(all)
  expect(without.filter(({ obstacle }) => obstacle !== null)).toEqual([{ mode: 'live', obstacle: 'words' }])
})

test('a candidate who can’t use hands-free gets push-to-finish voice, or typing if the set has no voice mode', () => {
  expect(withoutLive(all, 'live')).toBe('chat')
  expect(withoutLive(['live', 'no-voice'], 'live')).toBe('no-voice')
  expect(withoutLive(all, 'text')).toBe('text')
})

test('a retake uses push-to-finish voice instead of hands-free', () => {
  expect(retakeModes(all)).toEqual(['chat', 'text', 'no-voice'])
  expect(retakeModes(['live', 'text'])).toEqual(['chat', 'text'])
})

test('the requested mode is used if the set offers it', () => {
  expect(preferredMode(all, 'live')).toBe('live')
  expect(preferredMode(['text'], 'live')).toBe('text')
  expect(preferredMode(all, null)).toBe('chat')
})

test('a retake opens in speech for a spoken answer and in typing for a typed one, whatever was used last', () => {
  expect(openingRetakeMode(all, 'text', 'spoken')).toBe('chat')
  expect(openingRetakeMode(all, 'live', 'spoken')).toBe('chat')
  expect(openingRetakeMode(all, 'chat', 'typed')).toBe('text')
  expect(openingRetakeMode(all, 'no-voice', 'typed')).toBe('no-voice')
  expect(openingRetakeMode(all, 'text', null)).toBe('text')
  expect(openingRetakeMode(['text'], 'text', 'spoken')).toBe('text')
})
