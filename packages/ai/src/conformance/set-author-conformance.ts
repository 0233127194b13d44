import { detectLanguage, lintExpectedPoints } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import type { AuthorLanguage, AuthorResult, SetAuthor, TranslatedQuestion } from '../ports/set-author'
import { COMPETENCIES } from '../providers/builtin/set-author/bank/competencies'
import { fitPoints } from '../providers/builtin/set-author/points/fit-points'

const JOB: Readonly<Record<AuthorLanguage, string>> = {
  en: `# Warehouse Manager
We are looking for a warehouse manager for our site in Leeds.
What you'll bring
- 3+ years of experience leading a warehouse team
- Knowledge of inventory management and SAP
- Attention to detail and calm under pressure`,
  vi: `Tuyển dụng Quản lý kho
Yêu cầu
- Ít nhất 3 năm kinh nghiệm quản lý kho
- Thành thạo SAP và Excel
- Cẩn thận, chịu được áp lực công việc`,
}
const NO_JOB = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.'

/** Questions of the bank with their points, as the author drafts them. */
const listBankQuestions = (language: AuthorLanguage) =>
  COMPETENCIES.flatMap(({ questions }) => questions).map(({ text, points }) => ({
    text: text[language],
    expectedPoints: fitPoints(points[language], text[language], language),
  }))

const otherLanguage = { en: 'vi', vi: 'en' } as const

function expectWholeTranslation(
  result: AuthorResult<TranslatedQuestion> | undefined,
  { count, language }: { readonly count: number; readonly language: AuthorLanguage },
): void {
  if (result?.ok !== true) throw new Error('Not translated')
  const { text, expectedPoints } = result.value
  expect(detectLanguage(text)).toBe(language)
  expect(expectedPoints).toHaveLength(count)
  expect(lintExpectedPoints(expectedPoints ?? [], { question: text, language })).toEqual([])
  expect(result.producedBy).not.toBe('')
}

/** Every author of sets passes this, whatever makes its words. */
export function describeSetAuthor(name: string, author: SetAuthor): void {
  describe.each(['en', 'vi'] as const)(`${name} as a set author in %s`, (language) => {
    const context = { language, seed: 'set-1' }

    it('names the job and who says so', async () => {
      const title = await author.guessTitle({ ...context, description: JOB[language] })
      expect(title.ok && title.value.title).toBeTruthy()
      expect(title.producedBy).not.toBe('')
    })

    it('gives requirements with weights from 1 to 5, each once', async () => {
      const found = await author.extractRequirements({ ...context, description: JOB[language] })
      if (!found.ok) throw new Error(found.code)
      const { requirements } = found.value
      expect(requirements.length).toBeGreaterThan(2)
      expect(requirements.every(({ weight }) => Number.isInteger(weight) && weight >= 1 && weight <= 5)).toBe(true)
      expect(new Set(requirements.map((entry) => entry.name.toLowerCase())).size).toBe(requirements.length)
    })

    it('drafts up to as many questions as asked for, each once and about a requirement, with points and five anchors', async () => {
      const drafted = await author.draftQuestionsFromDescription({ ...context, description: JOB[language], count: 6 })
      if (!drafted.ok) throw new Error(drafted.code)
      const { questions, requirements } = drafted.value
      expect(questions.length).toBeGreaterThanOrEqual(4)
      expect(questions.length).toBeLessThanOrEqual(6)
      expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
      const names = new Set(requirements.map(({ name }) => name))
      for (const question of questions) {
        expect(question.text).not.toMatch(/\{\w+\}/)
        expect(names).toContain(question.requirementName)
        expect(question.expectedPoints.length).toBeGreaterThan(0)
        expect(question.answerSeconds).toBeGreaterThanOrEqual(30)
        for (const { anchors } of question.criteria) expect(new Set(anchors).size).toBe(5)
      }
    })

    it('never drafts again what is already in the set', async () => {
      const input = { ...context, description: JOB[language], count: 4 }
      const first = await author.draftQuestionsFromDescription(input)
      if (!first.ok) throw new Error(first.code)
      const except = first.value.questions.map(({ text }) => text)
      const second = await author.draftQuestionsFromDescription({ ...input, exclude: except })
      if (!second.ok) throw new Error(second.code)
      expect(second.value.questions.filter(({ text }) => except.includes(text))).toEqual([])
    })

    it('translates the questions of the bank whole, each in its place, and refuses what says nothing', async () => {
      const to = otherLanguage[language]
      const bank = listBankQuestions(language).slice(0, 3)
      const questions = [...bank, { text: '???', expectedPoints: [] }]
      const results = await author.translateQuestions({ questions, from: language, to })
      expect(results.map((result) => result.ok || result.code)).toEqual([true, true, true, 'nothing_recognized'])
      for (const [place, { expectedPoints }] of bank.entries())
        expectWholeTranslation(results[place], { count: expectedPoints.length, language: to })
    })

    it('refuses a text that describes no job, instead of a set that fits everything', async () => {
      for (const description of [NO_JOB, 'hello', '😀😀😀', '', '\u0000\u0000']) {
        const input = { ...context, description, count: 5 }
        expect(await author.draftQuestionsFromDescription(input)).toMatchObject({
          ok: false,
          code: 'not_a_job_description',
        })
        expect(await author.extractRequirements(input)).toMatchObject({ ok: false, code: 'not_a_job_description' })
      }
    })
  })
}
