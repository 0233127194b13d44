import { expect, test } from 'vitest'
import { listUsableModes, modeWithoutWords, openingRetakeMode, preferredMode, retakeModes } from './mode'

const all = ['chat', 'live', 'text', 'no-voice'] as const

test('hands-free is offered if live words are available, and is otherwise not shown', () => {
  expect(listUsableModes(all, true)).toEqual(all)
  expect(listUsableModes(all, false)).toEqual(['chat', 'text', 'no-voice'])
})

test('where nothing turns speech into words, typing is preset and video is the candidate’s choice', () => {
  expect(modeWithoutWords(all, null)).toBe('text')
  expect(modeWithoutWords(all, 'chat')).toBe('chat')
  expect(modeWithoutWords(['live', 'chat', 'no-voice'], null)).toBe('no-voice')
  expect(modeWithoutWords(['chat'], null)).toBe('chat')
})

test('a candidate who chose hands-free where it doesn’t work gets video with a button, or typing if the set has none', () => {
  expect(modeWithoutWords(all, 'live')).toBe('chat')
  expect(modeWithoutWords(['live', 'no-voice'], 'live')).toBe('no-voice')
  expect(modeWithoutWords(all, 'text')).toBe('text')
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
