import { zSetDraft } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { authorDeps, jobDescription, otherText } from '../testing/author-deps'
import { draftSet } from './draft-set'

describe('draftSet', () => {
  test('drafts title, requirements and questions from one description', async () => {
    const draft = await draftSet(authorDeps, { description: jobDescription, language: 'en', count: 3 })
    expect(draft).toMatchObject({ title: 'Warehouse Manager', producedBy: 'builtin', leftOut: [] })
    expect(draft.questions).toHaveLength(3)
    const ids = draft.requirements.map(({ id }) => id)
    expect(draft.questions.every(({ requirementId }) => requirementId !== null && ids.includes(requirementId))).toBe(
      true,
    )
  })

  test('returns the lines that no question asks about, in a draft that a set can hold', async () => {
    const line = 'Ensure that all goods are where they were promised to be'
    const description = `${jobDescription}\nDuties\n- Plan the shifts\n- ${line}`
    const draft = await draftSet(authorDeps, { description, language: 'en', count: 1 })
    expect(zSetDraft.parse(draft)).toEqual(draft)
    expect(draft.questions).toHaveLength(1)
    expect(draft.notCovered.map(({ text }) => text)).toContain(line)
  })

  test('quotes the lines about protected traits that it left out', async () => {
    const line = 'Only male candidates under 30'
    const draft = await draftSet(authorDeps, { description: `${jobDescription}\n- ${line}`, language: 'en', count: 1 })
    expect(draft.leftOut.join(' ')).toContain(line)
    expect(JSON.stringify(draft.requirements)).not.toContain('male')
  })

  test('is of one author whole: what another author has begun, the fallback author writes again', async () => {
    const input = { description: jobDescription, language: 'en', count: 3 } as const
    const { author: builtin } = authorDeps
    const sign = <T extends object>(result: T): T => ({ ...result, producedBy: 'vendor/model' })
    const extractRequirements: typeof builtin.extractRequirements = async (given) =>
      sign(await builtin.extractRequirements(given))
    const draftQuestions: typeof builtin.draftQuestions = async (given) => sign(await builtin.draftQuestions(given))
    const guessTitle: typeof builtin.guessTitle = async (given) => sign(await builtin.guessTitle(given))
    const draftBy = async (part: Partial<typeof builtin>) =>
      (await draftSet({ ...authorDeps, author: { ...builtin, ...part } }, input)).producedBy
    expect(await draftBy({ extractRequirements, draftQuestions, guessTitle })).toBe('vendor/model')
    expect(await draftBy({ extractRequirements, draftQuestions })).toBe('builtin')
    expect(await draftBy({ extractRequirements, guessTitle })).toBe('builtin')
  })

  test('rejects a text that is no job description', async () => {
    const run = draftSet(authorDeps, { description: otherText, language: 'en', count: 3 })
    await expect(run).rejects.toMatchObject({ code: 'NOT_A_JOB_DESCRIPTION' })
  })
})
