import { describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftQuestionsFromTitle } from './draft-questions-from-title'
import { draftTranslations } from './draft-translations'

const own = { text: 'How would you greet a regular guest of our hotel?', expectedPoints: ['Says the name: Mr / Ms'] }

describe('draftTranslations', () => {
  test('drafts questions of the built-in author, and nothing for a question that a person wrote', async () => {
    const title = { title: 'Software Developer', language: 'en' as const, count: 12 }
    const { questions } = await draftQuestionsFromTitle(authorDeps, title)
    const { translations, producedBy } = await draftTranslations(authorDeps, {
      questions: [own, ...questions],
      from: 'en',
      to: 'vi',
    })
    expect(producedBy).toBe('builtin')
    expect(translations).toHaveLength(questions.length + 1)
    expect(translations[0]).toBeNull()
    const drafted = translations.filter((translation) => translation !== null)
    expect(drafted.length).toBeGreaterThan(0)
    const index = translations.findIndex((translation) => translation !== null)
    const back = await draftTranslations(authorDeps, {
      questions: drafted
        .slice(0, 1)
        .map(({ text, expectedPoints }) => ({ text, expectedPoints: expectedPoints ?? [] })),
      from: 'vi',
      to: 'en',
    })
    expect(back.translations[0]?.text).toBe(questions[index - 1]?.text)
  })
})
