import { describe, expect, test } from 'vitest'
import { authorDeps, jobDescription, otherText } from '../testing/author-deps'
import { draftTitle } from './draft-title'

describe('draftTitle', () => {
  test('names the position that a description is about', async () => {
    const draft = await draftTitle(authorDeps, { description: jobDescription, language: 'en' })
    expect(draft).toEqual({ title: 'Warehouse Manager', producedBy: 'builtin' })
  })

  test('rejects a text that is no job description', async () => {
    const run = draftTitle(authorDeps, { description: otherText, language: 'en' })
    await expect(run).rejects.toMatchObject({ code: 'NOT_A_JOB_DESCRIPTION' })
  })
})
