import type { Requirement } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftQuestions } from './draft-questions'

const requirement: Requirement = { id: 'sap', name: 'SAP', kind: 'tool', weight: 4, isMustHave: true }

describe('draftQuestions', () => {
  test('drafts as many questions as asked for and ties them to the requirement they came from', async () => {
    const input = { requirements: [requirement], title: null, language: 'en', count: 2 } as const
    const { questions } = await draftQuestions(authorDeps, input)
    expect(questions).toHaveLength(2)
    expect(questions.map(({ requirementId }) => requirementId)).toContain('sap')
  })

  test('drafts at most twelve questions', async () => {
    const input = { requirements: [requirement], title: null, language: 'en', count: 40 } as const
    expect((await draftQuestions(authorDeps, input)).questions.length).toBeLessThanOrEqual(12)
  })
})
