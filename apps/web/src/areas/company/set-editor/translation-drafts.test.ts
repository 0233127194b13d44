import type { Question } from '@candor/contract'
import { isOriginalChanged } from '@candor/domain'
import { expect, test } from 'vitest'
import { newQuestion } from './set-form'
import { fillDrafts } from './translation-drafts'

const question: Question = { ...newQuestion(), id: 'q1', text: 'Why?', expectedPoints: ['Cause: a / b'] }
const translation = { text: 'Vì sao?', expectedPoints: ['Lý do: c / d'] }
const draft = { id: 'q1', text: 'Why?', translation }
const fill = (given: Question, part: Partial<typeof draft> = {}) => fillDrafts([given], 'vi', [{ ...draft, ...part }])

test('empty fields are filled, and known as drafted', () => {
  const { questions, texts } = fill(question)
  expect(questions[0]?.translations?.vi).toMatchObject(translation)
  expect(questions[0] && isOriginalChanged({ ...questions[0], text: 'Why so?' }, 'vi')).toBe(true)
  expect([...texts]).toEqual([
    ['q1 vi questionText', 'Vì sao?'],
    ['q1 vi expectedPoints', 'Lý do: c / d'],
  ])
})

test('a typed text stays, and points fitted to another text are not added to it', () => {
  const typed = { ...question, translations: { vi: { text: 'Tại sao?', expectedPoints: [] } } }
  const { questions, texts } = fill(typed)
  expect(questions[0]?.translations?.vi).toMatchObject({ text: 'Tại sao?', expectedPoints: [] })
  expect(texts.size).toBe(0)
})

test('typed points stay when the text is drafted', () => {
  const typed = { ...question, translations: { vi: { text: ' ', expectedPoints: ['Của tôi'] } } }
  expect(fill(typed).questions[0]?.translations?.vi).toMatchObject({ text: 'Vì sao?', expectedPoints: ['Của tôi'] })
})

test('points that could not be drafted stay empty', () => {
  const { questions, texts } = fillDrafts([question], 'vi', [
    { ...draft, translation: { text: 'Vì sao?', expectedPoints: null } },
  ])
  expect(questions[0]?.translations?.vi).toMatchObject({ text: 'Vì sao?', expectedPoints: [] })
  expect([...texts.keys()]).toEqual(['q1 vi questionText'])
})

test('a question that was changed while it was translated is left alone', () => {
  const changed = { ...question, text: 'Why so?' }
  expect(fill(changed).questions).toEqual([changed])
})
