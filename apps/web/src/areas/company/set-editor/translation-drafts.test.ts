import type { Question } from '@candor/contract'
import { isOriginalChanged } from '@candor/domain'
import { expect, test } from 'vitest'
import { newQuestion } from './set-form'
import { fillDrafts } from './translation-drafts'

const question: Question = { ...newQuestion(), id: 'q1', text: 'Why?', expectedPoints: ['Cause: a / b'] }
const texts = { text: 'Vì sao?', expectedPoints: ['Lý do: c / d'] }
const translation = { ...texts, producedBy: 'vendor/m' }
const draft = { id: 'q1', text: 'Why?', expectedPoints: question.expectedPoints, translation }
const fill = (given: Question, part: Partial<typeof draft> = {}) => fillDrafts([given], 'vi', [{ ...draft, ...part }])

test('empty fields are filled, and known as drafted by their author', () => {
  const { questions, texts: filled } = fill(question)
  expect(questions[0]?.translations?.vi).toEqual({ ...texts, originalHash: expect.any(String) })
  expect(questions[0] && isOriginalChanged({ ...questions[0], text: 'Why so?' }, 'vi')).toBe(true)
  expect([...filled]).toEqual([
    ['q1 vi questionText', { text: 'Vì sao?', producedBy: 'vendor/m' }],
    ['q1 vi expectedPoints', { text: 'Lý do: c / d', producedBy: 'vendor/m' }],
  ])
})

test('a typed text stays, and points fitted to another text are not added to it', () => {
  const typed = { ...question, translations: { vi: { text: 'Tại sao?', expectedPoints: [] } } }
  const { questions, texts: filled } = fill(typed)
  expect(questions[0]?.translations?.vi).toMatchObject({ text: 'Tại sao?', expectedPoints: [] })
  expect(filled.size).toBe(0)
})

test('typed points stay when the text is drafted', () => {
  const typed = { ...question, translations: { vi: { text: ' ', expectedPoints: ['Của tôi'] } } }
  expect(fill(typed).questions[0]?.translations?.vi).toMatchObject({ text: 'Vì sao?', expectedPoints: ['Của tôi'] })
})

test('typed “wrong if” phrases stay when the text is drafted', () => {
  const vi = { text: '', expectedPoints: [], wrongIf: ['vì tôi nói thế'] }
  const typed = { ...question, wrongIf: ['because I say so'], translations: { vi } }
  expect(fill(typed).questions[0]?.translations?.vi).toMatchObject({ ...texts, wrongIf: ['vì tôi nói thế'] })
})

test('points that could not be drafted stay empty', () => {
  const { questions, texts: filled } = fillDrafts([question], 'vi', [
    { ...draft, translation: { ...translation, expectedPoints: null } },
  ])
  expect(questions[0]?.translations?.vi).toMatchObject({ text: 'Vì sao?', expectedPoints: [] })
  expect([...filled.keys()]).toEqual(['q1 vi questionText'])
})

test('a question that was changed while it was translated is left alone', () => {
  for (const part of [{ text: 'Why so?' }, { expectedPoints: ['Cause: a / c'] }]) {
    const changed = { ...question, ...part }
    expect(fill(changed).questions).toEqual([changed])
  }
})
