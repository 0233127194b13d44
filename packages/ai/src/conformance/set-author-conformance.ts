import { describe, expect, it } from 'vitest'
import type { AuthorLanguage, SetAuthor } from '../ports/set-author'

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
      expect(found.value.length).toBeGreaterThan(2)
      expect(found.value.every(({ weight }) => Number.isInteger(weight) && weight >= 1 && weight <= 5)).toBe(true)
      expect(new Set(found.value.map((entry) => entry.name.toLowerCase())).size).toBe(found.value.length)
    })

    it('drafts as many questions as asked for, each once, with points and five anchors', async () => {
      const input = { ...context, description: JOB[language], count: 6, seniority: null }
      const drafted = await author.draftQuestionsFromDescription(input)
      if (!drafted.ok) throw new Error(drafted.code)
      expect(drafted.value).toHaveLength(6)
      expect(new Set(drafted.value.map(({ text }) => text)).size).toBe(6)
      expect(new Set(drafted.value.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
      for (const question of drafted.value) {
        expect(question.text).not.toMatch(/\{\w+\}/)
        expect(question.expectedPoints.length).toBeGreaterThan(0)
        expect(question.answerSeconds).toBeGreaterThanOrEqual(30)
        for (const { anchors } of question.criteria) expect(new Set(anchors).size).toBe(5)
      }
    })

    it('never drafts again what is already in the set', async () => {
      const input = { ...context, description: JOB[language], count: 4, seniority: null }
      const first = await author.draftQuestionsFromDescription(input)
      if (!first.ok) throw new Error(first.code)
      const except = first.value.map(({ text }) => text)
      const second = await author.draftQuestionsFromDescription({ ...input, exclude: except })
      if (!second.ok) throw new Error(second.code)
      expect(second.value.filter(({ text }) => except.includes(text))).toEqual([])
    })

    it('refuses a text that describes no job, instead of a set that fits everything', async () => {
      for (const description of [NO_JOB, 'hello', '😀😀😀', '', '\u0000\u0000']) {
        const input = { ...context, description, count: 5, seniority: null }
        expect(await author.draftQuestionsFromDescription(input)).toMatchObject({
          ok: false,
          code: 'not_a_job_description',
        })
        expect(await author.extractRequirements(input)).toMatchObject({ ok: false, code: 'not_a_job_description' })
      }
    })
  })
}
