import { describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftQuestionsFromTitle } from './draft-questions-from-title'

describe('draftQuestionsFromTitle', () => {
  test('drafts as many questions as asked for, each about a usual duty or tool that it returns', async () => {
    const input = { title: 'Accountant', language: 'en', count: 3 } as const
    const { questions, requirements } = await draftQuestionsFromTitle(authorDeps, input)
    const ids = requirements.map(({ id }) => id)
    expect(questions).toHaveLength(3)
    for (const { requirementId } of questions) expect(ids).toContain(requirementId)
    expect(new Set(questions.map(({ text }) => text)).size).toBe(3)
  })

  test('rejects a title that it does not know with its own code', async () => {
    const run = draftQuestionsFromTitle(authorDeps, { title: 'Xyzzy', language: 'en', count: 3 })
    await expect(run).rejects.toMatchObject({ code: 'UNKNOWN_JOB_TITLE' })
  })
})
