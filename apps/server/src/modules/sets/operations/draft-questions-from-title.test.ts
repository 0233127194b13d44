import { describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftQuestionsFromTitle } from './draft-questions-from-title'

describe('draftQuestionsFromTitle', () => {
  test('drafts as many questions as asked for, without a requirement', async () => {
    const input = { title: 'Accountant', language: 'en', count: 3 } as const
    const { questions } = await draftQuestionsFromTitle(authorDeps, input)
    expect(questions.map(({ requirementId }) => requirementId)).toEqual([null, null, null])
    expect(new Set(questions.map(({ text }) => text)).size).toBe(3)
  })
})
