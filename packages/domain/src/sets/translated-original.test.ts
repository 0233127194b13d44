import type { Question, SetContent } from '@candor/contract'
import { expect, test } from 'vitest'
import { localizeContent } from './set-languages'
import { confirmTranslation, hashOriginal, isOriginalChanged, stampOriginal } from './translated-original'

const question: Question = {
  id: '0198c0de-0000-7000-8000-000000000001',
  text: 'Why?',
  kind: 'opinion',
  requirementId: null,
  expectedPoints: ['Cause: one / two'],
  criteria: [],
  minCharacters: null,
}
const vietnamese = { text: 'Vì sao?', expectedPoints: ['Lý do: một / hai'] }
const translated = stampOriginal(question, 'vi', vietnamese)
const changed: Question = { ...translated, text: 'Why so?' }

test('a new translation is one of the original as it is', () => {
  expect(isOriginalChanged(translated, 'vi')).toBe(false)
  expect(translated.translations?.vi).toEqual({ ...vietnamese, originalHash: hashOriginal(question) })
})

test('a translation is flagged when the text or a point of the original changes, and not when either is changed back', () => {
  expect(isOriginalChanged(changed, 'vi')).toBe(true)
  expect(isOriginalChanged({ ...translated, expectedPoints: ['Cause: one / three'] }, 'vi')).toBe(true)
  expect(isOriginalChanged({ ...changed, text: 'Why?' }, 'vi')).toBe(false)
})

test('a translation is flagged when a “wrong if” phrase of the original changes', () => {
  const original: Question = { ...question, wrongIf: ['restart it first'] }
  const first = stampOriginal(original, 'vi', { ...vietnamese, wrongIf: ['khởi động lại trước'] })
  expect(first.translations?.vi?.wrongIf).toEqual(['khởi động lại trước'])
  expect(isOriginalChanged(first, 'vi')).toBe(false)
  expect(isOriginalChanged({ ...first, wrongIf: ['restart it first', ' '] }, 'vi')).toBe(false)
  expect(isOriginalChanged({ ...first, wrongIf: ['pull the plug'] }, 'vi')).toBe(true)
  expect(isOriginalChanged({ ...first, wrongIf: [] }, 'vi')).toBe(true)
})

test('a question without phrases has the hash that it had before phrases could be written', () => {
  expect(hashOriginal(question)).toBe('905f0cec')
  expect(hashOriginal({ ...question, wrongIf: [] })).toBe('905f0cec')
  const moved = { text: 'Why?', expectedPoints: [], wrongIf: ['Cause: one / two'] }
  expect(hashOriginal(moved)).not.toBe('905f0cec')
})

test('empty lines and spaces around a line change nothing', () => {
  expect(isOriginalChanged({ ...translated, text: ' Why? ', expectedPoints: ['', 'Cause: one / two '] }, 'vi')).toBe(
    false,
  )
})

test('a flagged translation stays flagged while it is edited, until it is confirmed', () => {
  const edited = stampOriginal(changed, 'vi', { ...vietnamese, text: 'Vì sao vậy?' })
  expect(isOriginalChanged(edited, 'vi')).toBe(true)
  const confirmed = confirmTranslation(edited, 'vi')
  expect(isOriginalChanged(confirmed, 'vi')).toBe(false)
  expect(confirmed.translations?.vi?.text).toBe('Vì sao vậy?')
})

test('a translation from before the hash was stored is not flagged', () => {
  const old: Question = { ...changed, translations: { vi: vietnamese } }
  expect(isOriginalChanged(old, 'vi')).toBe(false)
  expect(isOriginalChanged(stampOriginal(old, 'vi', vietnamese), 'vi')).toBe(false)
})

test('an empty translation is not flagged, and none is confirmed into being', () => {
  const emptied = stampOriginal(question, 'vi', { text: '', expectedPoints: [] })
  expect(isOriginalChanged({ ...emptied, text: 'Other?' }, 'vi')).toBe(false)
  expect(confirmTranslation(question, 'vi')).toBe(question)
})

test('the hash is no part of a question that is asked in the other language', () => {
  const content = { languages: ['en', 'vi'], questions: [translated], screeningQuestions: [] } as unknown as SetContent
  const [localized] = localizeContent(content, 'vi').questions
  expect(localized).toEqual({ ...translated, ...vietnamese })
})
