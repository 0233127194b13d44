import { describe, expect, test } from 'vitest'
import { authorDeps, jobDescription, otherText } from '../testing/author-deps'
import { draftRequirements } from './draft-requirements'

describe('draftRequirements', () => {
  test('lists what a description asks for, each with an id of its own and a weight from 1 to 5', async () => {
    const { requirements } = await draftRequirements(authorDeps, { description: jobDescription, language: 'en' })
    expect(requirements.map(({ name }) => name)).toContain('Knowledge of inventory management and SAP')
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
    expect(requirements.every(({ weight }) => weight >= 1 && weight <= 5)).toBe(true)
  })

  test('rejects a text that is no job description', async () => {
    const run = draftRequirements(authorDeps, { description: otherText, language: 'en' })
    await expect(run).rejects.toMatchObject({ code: 'NOT_A_JOB_DESCRIPTION' })
  })
})
