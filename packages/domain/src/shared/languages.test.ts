import { interfaceLanguages, interviewLanguages } from '@candor/contract'
import { expect, test } from 'vitest'
import {
  findInterfaceLanguage,
  findInterfaceLanguageOfTag,
  findInterviewLanguage,
  toInterfaceLanguage,
  toInterviewLanguage,
} from './languages'

test('shows every interview language in a language of the interface', () => {
  for (const language of interviewLanguages) expect(interfaceLanguages).toContain(toInterfaceLanguage(language))
})

test('offers readers of the interface an interview in their own language', () => {
  expect(interfaceLanguages.map(toInterviewLanguage)).toEqual(['en', 'vi'])
})

test('finds known languages only', () => {
  expect(findInterviewLanguage('vi')).toBe('vi')
  expect(findInterviewLanguage('xx')).toBeNull()
  expect(findInterfaceLanguage('en')).toBe('en')
  expect(findInterfaceLanguage(null)).toBeNull()
})

test.each([
  ['vi', 'vi'],
  ['vi-VN', 'vi'],
  ['VI_vn', 'vi'],
  ['en-US', 'en'],
  ['xx', null],
  ['', null],
])('reads the language tag "%s" as %s', (tag, language) => {
  expect(findInterfaceLanguageOfTag(tag)).toBe(language)
})
