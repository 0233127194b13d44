import { describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftRequirementsFromQuestion } from './draft-requirements-from-question'

describe('draftRequirementsFromQuestion', () => {
  test('names the tool that a question asks about', async () => {
    const question = 'How have you used SAP to manage the stock of a warehouse?'
    const { requirements } = await draftRequirementsFromQuestion(authorDeps, { question, language: 'en' })
    expect(requirements.map(({ name }) => name)).toContain('SAP')
  })

  test('rejects a question in which nothing is recognized', async () => {
    const run = draftRequirementsFromQuestion(authorDeps, { question: 'Xyzzy?', language: 'en' })
    await expect(run).rejects.toMatchObject({ code: 'NOTHING_RECOGNIZED' })
  })
})
