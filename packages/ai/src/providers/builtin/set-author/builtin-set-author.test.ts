import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeSetAuthor } from '../../../conformance/set-author-conformance'
import type { AuthorResult, DraftQuestion, Requirement } from '../../../ports/set-author'
import { builtinSetAuthor as author } from './builtin-set-author'
import { CV, EN_FRONTEND, EN_SALES_ONE_PARAGRAPH, LOREM, VI_ACCOUNTANT, VI_DEVELOPER } from './fixtures/job-texts'
import { detectLanguage } from './text/language'

describeSetAuthor('builtin', author)

const unwrap = <T>(result: AuthorResult<T>): T => {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const context = { language: 'en', seed: 'set-1' } as const
const listNames = (requirements: readonly Requirement[]) => requirements.map(({ name }) => name)
const extractRequirements = async (description: string, language: 'en' | 'vi' = 'en') =>
  unwrap(await author.extractRequirements({ ...context, language, description }))
const draftQuestions = async (description: string, language: 'en' | 'vi' = 'en', count = 6) =>
  unwrap(await author.draftQuestionsFromDescription({ ...context, language, description, count, seniority: null }))
const stemWords = (question: DraftQuestion) => new Set(question.text.toLowerCase().match(/\p{L}{4,}/gu))

describe('requirements of a job description', () => {
  it('finds tools, skills, years and qualities, with the line each rests on', async () => {
    const found = await extractRequirements(EN_FRONTEND)
    expect(listNames(found)).toEqual(
      expect.arrayContaining([
        'React',
        'TypeScript',
        'CSS',
        'Playwright',
        'Accessibility',
        'Clear communication',
        'At least 5 years of experience',
      ]),
    )
    for (const { sourceQuote } of found) expect(EN_FRONTEND).toContain(sourceQuote)
  })
  it('distinguishes required from optional skills', async () => {
    const found = await extractRequirements(EN_FRONTEND)
    expect(found.find(({ name }) => name === 'TypeScript')?.isMustHave).toBe(true)
    expect(found.find(({ name }) => name === 'GraphQL')).toMatchObject({ isMustHave: false, weight: 2 })
  })
  it('takes nothing from the benefits', async () => {
    expect(listNames(await extractRequirements(VI_ACCOUNTANT, 'vi')).join()).not.toMatch(/lương|BHXH|bảo hiểm/i)
  })
  it('omits lines that ask for age, sex or looks, and reports them', async () => {
    const result = await author.extractRequirements({ ...context, language: 'vi', description: VI_ACCOUNTANT })
    expect(result).toMatchObject({
      notices: [{ code: 'protected_line_left_out', quote: 'Nữ, tuổi từ 24 - 35, ngoại hình ưa nhìn' }],
    })
    expect(listNames(unwrap(result)).join()).not.toMatch(/nữ|tuổi|ngoại hình/i)
  })
  it('does not take everyday words for tools', async () => {
    const text =
      'We are hiring a waiter. You will go the extra mile, react quickly, excel with guests and access the word of mouth.'
    const found = await author.extractRequirements({ ...context, description: text })
    expect(found.ok ? listNames(found.value).join() : '').not.toMatch(/\b(Go|React|Excel|Access|Word)\b/)
  })
  it('uses the neighboring words to distinguish a tool at the start of a line from a verb', async () => {
    const buildAdvert = (line: string) => `We are hiring a waiter.\nRequirements\n- ${line}\n- Kindness towards guests`
    expect(listNames(await extractRequirements(buildAdvert('React quickly when it gets busy')))).not.toContain('React')
    expect(listNames(await extractRequirements(buildAdvert('React and CSS')))).toEqual(
      expect.arrayContaining(['React', 'CSS']),
    )
  })
  it('reads a job description written as one paragraph', async () => {
    const found = listNames(await extractRequirements(EN_SALES_ONE_PARAGRAPH))
    expect(found).toEqual(
      expect.arrayContaining(['B2B sales', 'Reaching sales targets', 'Salesforce', 'English', 'Integrity']),
    )
  })
  it('names Vietnamese requirements in Vietnamese, and in English when asked', async () => {
    expect(listNames(await extractRequirements(VI_DEVELOPER, 'vi'))).toEqual(
      expect.arrayContaining(['Giải quyết vấn đề', 'Ham học hỏi']),
    )
    const english = await extractRequirements(VI_DEVELOPER, 'en')
    expect(detectLanguage(listNames(english).join(' '))).toBe('en')
  })
})

describe('titles', () => {
  it.each([
    [EN_FRONTEND, 'Senior Frontend Engineer'],
    [EN_SALES_ONE_PARAGRAPH, 'Account Executive'],
    [VI_ACCOUNTANT, 'Kế toán tổng hợp'],
    [VI_DEVELOPER, 'Lập trình viên Backend'],
  ])('are read from the text', async (description, title) => {
    const guess = unwrap(await author.guessTitle({ ...context, description }))
    expect(guess.title).toContain(title)
    expect(guess.confidence).toBeGreaterThan(0.8)
  })
  it('leaves the title open when the text names none', async () => {
    const description = 'Requirements: you have experience in cooking. Apply by Friday, our team is small.'
    expect(unwrap(await author.guessTitle({ ...context, description }))).toEqual({ title: null, confidence: 0 })
  })
})

describe('question sets', () => {
  it('writes the same set for the same seed and different sets for other seeds', async () => {
    const once = await draftQuestions(EN_FRONTEND)
    expect(await draftQuestions(EN_FRONTEND)).toEqual(once)
    const seeds = ['a', 'b', 'c', 'd'].map((seed) =>
      author.draftQuestionsFromDescription({ ...context, seed, description: EN_FRONTEND, count: 6, seniority: null }),
    )
    const texts = (await Promise.all(seeds)).map((result) =>
      unwrap(result)
        .map(({ text }) => text)
        .join(),
    )
    expect(new Set(texts).size).toBeGreaterThan(1)
  })
  it.each([
    ['vi', VI_ACCOUNTANT],
    ['vi', VI_DEVELOPER],
    ['en', EN_FRONTEND],
  ] as const)('in %s are in that language throughout', async (language, description) => {
    for (const question of await draftQuestions(description, language)) {
      expect(detectLanguage(question.text)).toBe(language)
      expect(detectLanguage(question.expectedPoints.join(' '))).toBe(language)
      for (const { anchors } of question.criteria) expect(detectLanguage(anchors.join(' '))).toBe(language)
    }
  })
  it('does not write a set only of questions about single tools', async () => {
    const questions = await draftQuestions(EN_FRONTEND, 'en', 7)
    expect(questions.filter(({ competency }) => competency === 'technical').length).toBeLessThanOrEqual(3)
  })
  it('asks nothing about degrees, languages or years', async () => {
    const asked = (await draftQuestions(VI_ACCOUNTANT, 'vi', 12)).map(({ requirementName }) => requirementName ?? '')
    expect(asked.join('|')).not.toMatch(/đại học|Tiếng Anh|năm kinh nghiệm/i)
  })
  it('keeps braces in a requirement unchanged', async () => {
    const requirement = {
      name: 'Writing {skill} templates',
      kind: 'skill',
      weight: 5,
      isMustHave: true,
      sourceQuote: null,
    } as const
    const [question] = unwrap(
      await author.draftQuestions({ ...context, requirements: [requirement], title: null, count: 1, seniority: null }),
    )
    expect(question?.text).toContain('writing {skill} templates')
  })
})

describe('the other helpers', () => {
  it('knows the usual requirements of a title in both languages', async () => {
    expect(
      unwrap(await author.suggestRequirementsForTitle({ ...context, title: 'Senior Backend Engineer' })).length,
    ).toBeGreaterThan(4)
    const vietnamese = unwrap(
      await author.suggestRequirementsForTitle({ ...context, language: 'vi', title: 'Kế toán trưởng' }),
    )
    expect(detectLanguage(listNames(vietnamese).join(' '))).toBe('vi')
  })
  it('reports an unknown title', async () => {
    expect(await author.suggestRequirementsForTitle({ ...context, title: 'Wizard of light bulbs' })).toMatchObject({
      code: 'unknown_title',
    })
    expect(await author.draftQuestionsForTitle({ ...context, title: 'xyz', count: 5, seniority: null })).toMatchObject({
      code: 'unknown_title',
    })
  })
  it('adds only requirements that are not listed yet', async () => {
    const have = await extractRequirements(EN_FRONTEND)
    const more = unwrap(
      await author.suggestRequirements({ ...context, existing: have, description: EN_FRONTEND, title: null, count: 4 }),
    )
    expect(more).toHaveLength(4)
    expect(listNames(more).filter((name) => listNames(have).includes(name))).toEqual([])
  })
  it('finds the competency of a question from the bank', async () => {
    const questions = [
      'Tell me about a time you had more to do than time allowed. What did you do first, what did you drop, and why?',
    ]
    const found = unwrap(await author.inferRequirements({ ...context, questions }))
    expect(listNames(found)).toContain('Planning and organization')
  })
  it('explains to the candidate how to answer each kind of question', async () => {
    const getInstruction = async (question: string) =>
      unwrap(await author.writeInstruction({ ...context, question })).instruction
    expect(await getInstruction('Tell me about a time you disagreed with your manager.')).toContain('real situation')
    expect(await getInstruction('What would you do if the server went down?')).toContain('in which order')
    expect(await author.writeInstruction({ ...context, question: '?' })).toMatchObject({ ok: false })
  })
})

describe('texts that are no job descriptions', () => {
  it.each([
    LOREM,
    CV,
    'engineer',
    '👩‍💻👩‍💻👩‍💻',
    'The weather was fine and the children played in the garden until the evening came.',
  ])('are refused (%#)', async (description) => {
    expect(await author.extractRequirements({ ...context, description })).toMatchObject({
      code: 'not_a_job_description',
    })
  })
  it('refuses a huge text that is no job description', async () => {
    const description = 'aaaa bbbb '.repeat(200_000)
    expect(await author.guessTitle({ ...context, description })).toMatchObject({ ok: false })
  })
})

describe('texts made to be slow', () => {
  it.each([
    'a, ',
    'tuyển ',
    '( ',
    'as a ',
    'looking for a ',
    'Has hired ',
    '19 - 19 ',
    '5 years ',
    '- \n',
    'A - B\n',
    '{skill}',
    'experience, ',
  ])('are processed before the test times out (%#)', async (piece) => {
    const description = `We are hiring. You have experience in ${piece.repeat(60_000 / piece.length)}`
    const draft = author.draftQuestionsFromDescription({ ...context, description, count: 6, seniority: null })
    expect(await draft).toHaveProperty('ok')
  })
})

const shared = join(import.meta.dirname, '../../../../../../../shared/data')
describe.skipIf(!existsSync(shared))('real documents (only where they are available)', () => {
  it('writes a fitting set for a real recruiter advertisement', async () => {
    const description = readFileSync(join(shared, 'jd/recruiter.md'), 'utf8')
    expect(unwrap(await author.guessTitle({ ...context, description })).title).toMatch(/recruiter/i)
    expect(listNames(await extractRequirements(description)).join('|')).toMatch(/Hiring.*engineer|engineer.*Hiring/i)
    const questions = await draftQuestions(description, 'en', 7)
    expect(questions.filter(({ text }) => /hir|fill|candidate|role/i.test(text)).length).toBeGreaterThanOrEqual(4)
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
    for (const [index, question] of questions.entries()) {
      for (const other of questions.slice(index + 1)) {
        const common = [...stemWords(question)].filter((stem) => stemWords(other).has(stem)).length
        expect(common / stemWords(question).size).toBeLessThan(0.6)
      }
    }
  })
  it.each(['engineering-manager', 'tech-lead', 'technical-product-manager'])(
    'takes the questions of the %s bank',
    async (name) => {
      const description = readFileSync(join(shared, `eng-rubrics/${name}-questions.md`), 'utf8')
      const questions = await draftQuestions(description)
      for (const { text } of questions) expect(description).toContain(text)
      expect(new Set(questions.map(({ requirementName }) => requirementName)).size).toBeGreaterThanOrEqual(4)
    },
  )
})
