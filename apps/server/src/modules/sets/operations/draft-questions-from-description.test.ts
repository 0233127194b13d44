import { describe, expect, test } from 'vitest'
import { authorDeps, jobDescription, otherText } from '../testing/author-deps'
import { draftQuestionsFromDescription } from './draft-questions-from-description'

describe('draftQuestionsFromDescription', () => {
  test('drafts as many different questions as asked for, and the same ones for the same description', async () => {
    const input = { description: jobDescription, language: 'en', count: 4 } as const
    const texts = async () => (await draftQuestionsFromDescription(authorDeps, input)).questions.map(({ text }) => text)
    const first = await texts()
    expect(new Set(first).size).toBe(4)
    expect(await texts()).toEqual(first)
  })

  test('gives every question the id of a requirement that it returns', async () => {
    const input = { description: jobDescription, language: 'en', count: 6 } as const
    const { questions, requirements } = await draftQuestionsFromDescription(authorDeps, input)
    const ids = new Set(requirements.map(({ id }) => id))
    expect(questions.every(({ requirementId }) => requirementId !== null && ids.has(requirementId))).toBe(true)
  })

  test('rejects a text that is no job description', async () => {
    const run = draftQuestionsFromDescription(authorDeps, { description: otherText, language: 'en', count: 4 })
    await expect(run).rejects.toMatchObject({ code: 'NOT_A_JOB_DESCRIPTION' })
  })
})
