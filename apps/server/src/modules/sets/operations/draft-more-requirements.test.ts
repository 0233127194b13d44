import type { Requirement } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { authorDeps, jobDescription } from '../testing/author-deps'
import { draftMoreRequirements } from './draft-more-requirements'

const requirement: Requirement = { id: 'sap', name: 'SAP', kind: 'tool', weight: 4, isMustHave: true }

describe('draftMoreRequirements', () => {
  test('suggests up to five requirements, none of which is already chosen', async () => {
    const input = { description: jobDescription, language: 'en', requirements: [requirement] } as const
    const { requirements } = await draftMoreRequirements(authorDeps, input)
    const names = requirements.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.length).toBeLessThanOrEqual(5)
    expect(names).not.toContain('SAP')
  })

  test('rejects a description from which nothing is recognized', async () => {
    const run = draftMoreRequirements(authorDeps, { description: '', language: 'en', requirements: [requirement] })
    await expect(run).rejects.toMatchObject({ code: 'NOTHING_RECOGNIZED' })
  })
})
