import { describe, expect, test } from 'vitest'
import { authorDeps, jobDescription, otherText } from '../testing/author-deps'
import { draftSet } from './draft-set'

describe('draftSet', () => {
  test('drafts title, requirements and questions from one description', async () => {
    const draft = await draftSet(authorDeps, { description: jobDescription, language: 'en', count: 3 })
    expect(draft).toMatchObject({ title: 'Warehouse Manager', producedBy: 'builtin', leftOut: [] })
    expect(draft.questions).toHaveLength(3)
    const ids = draft.requirements.map(({ id }) => id)
    expect(draft.questions.every(({ requirementId }) => requirementId === null || ids.includes(requirementId))).toBe(
      true,
    )
  })

  test('quotes the lines about protected traits that it left out', async () => {
    const line = 'Only male candidates under 30'
    const draft = await draftSet(authorDeps, { description: `${jobDescription}\n- ${line}`, language: 'en', count: 1 })
    expect(draft.leftOut.join(' ')).toContain(line)
    expect(JSON.stringify(draft.requirements)).not.toContain('male')
  })

  test('rejects a text that is no job description', async () => {
    const run = draftSet(authorDeps, { description: otherText, language: 'en', count: 3 })
    await expect(run).rejects.toMatchObject({ code: 'NOT_A_JOB_DESCRIPTION' })
  })
})
