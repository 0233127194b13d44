import { describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftInstruction } from './draft-instruction'

describe('draftInstruction', () => {
  test('tells the candidate how to answer, in the language of the interview', async () => {
    const question = 'Tell me about a time when you disagreed with your manager.'
    const english = await draftInstruction(authorDeps, { question, language: 'en' })
    const vietnamese = await draftInstruction(authorDeps, { question, language: 'vi' })
    expect(english.instruction).not.toBe('')
    expect(english.producedBy).toBe('builtin')
    expect(vietnamese.instruction).not.toBe(english.instruction)
  })
})
