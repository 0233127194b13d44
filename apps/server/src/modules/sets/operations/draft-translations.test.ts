import { createAiSdkLanguageModel, createModelSetAuthor, type SetAuthor } from '@candor/ai'
import { createAuthorAnswer, type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorDeps } from '../testing/author-deps'
import { draftQuestionsFromTitle } from './draft-questions-from-title'
import { draftTranslations } from './draft-translations'

const own = {
  text: 'How would you greet a regular guest of our hotel?',
  expectedPoints: ['Says the name of the guest'],
}
const toVietnamese = { from: 'en', to: 'vi' } as const

describe('draftTranslations', () => {
  test('drafts questions of the built-in author, and nothing for a question that a person wrote', async () => {
    const title = { title: 'Software Developer', language: 'en' as const, count: 12 }
    const { questions } = await draftQuestionsFromTitle(authorDeps, title)
    const { translations } = await draftTranslations(authorDeps, { questions: [own, ...questions], ...toVietnamese })
    expect(translations).toHaveLength(questions.length + 1)
    expect(translations[0]).toBeNull()
    const drafted = translations.filter((translation) => translation !== null)
    expect(drafted.length).toBeGreaterThan(0)
    expect(drafted.every(({ producedBy }) => producedBy === 'builtin')).toBe(true)
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

  describe('with a model', () => {
    let models: FakeLanguageServer
    let author: SetAuthor
    beforeAll(async () => {
      models = await startFakeLanguageServer({ answer: createAuthorAnswer })
      author = createModelSetAuthor({
        model: createAiSdkLanguageModel({
          vendor: 'openai-compatible',
          baseUrl: models.baseUrls['openai-compatible'],
          model: 'm',
          maxAttempts: 1,
        }),
        fallback: authorDeps.author,
        deadlinesMs: { short: 20_000, long: 20_000 },
      })
    })
    afterAll(() => models.close())
    beforeEach(() => models.setModes({ kind: 'ok' }))

    test('drafts what a person wrote too, says who drafted each, and leaves out empty lines', async () => {
      const bank = {
        text: 'Tell me about a piece of work in which you used Kubernetes. What was hard, and how did you solve it?',
        expectedPoints: [],
      }
      const written = { ...own, expectedPoints: ['', ...own.expectedPoints, ' '] }
      const { translations } = await draftTranslations(
        { author },
        { questions: [written, bank, { text: '', expectedPoints: [] }], ...toVietnamese },
      )
      expect(translations).toMatchObject([{ producedBy: 'openai-compatible/m' }, { producedBy: 'builtin' }, null])
      expect(translations[0]?.expectedPoints).toHaveLength(1)
    })

    test('drafts as much as the built-in author when the model fails', async () => {
      models.setModes({ kind: 'status', status: 500 })
      const { translations } = await draftTranslations({ author }, { questions: [own], ...toVietnamese })
      expect(translations).toEqual([null])
    })
  })
})
