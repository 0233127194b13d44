import { describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftRequirementsFromTitle } from './draft-requirements-from-title'

describe('draftRequirementsFromTitle', () => {
  test('lists what is usual for a title, in the language that is asked for', async () => {
    const english = await draftRequirementsFromTitle(authorDeps, { title: 'Accountant', language: 'en' })
    const vietnamese = await draftRequirementsFromTitle(authorDeps, { title: 'Accountant', language: 'vi' })
    expect(english.requirements.length).toBeGreaterThan(2)
    expect(vietnamese.requirements.length).toBeGreaterThan(2)
    expect(vietnamese.requirements.map(({ name }) => name)).not.toEqual(english.requirements.map(({ name }) => name))
  })

  test('rejects a title that it does not know', async () => {
    const run = draftRequirementsFromTitle(authorDeps, { title: 'Xyzzy', language: 'en' })
    await expect(run).rejects.toMatchObject({ code: 'UNKNOWN_JOB_TITLE' })
  })
})
