import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { detectLanguage, lintExpectedPoints } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { describeSetAuthor } from '../../../conformance/set-author-conformance'
import type { AuthorResult, Requirement } from '../../../ports/set-author'
import { builtinSetAuthor as author } from './builtin-set-author'
import { CV, EN_FRONTEND, EN_SALES_ONE_PARAGRAPH, LOREM, VI_ACCOUNTANT, VI_DEVELOPER } from './fixtures/job-texts'

describeSetAuthor('builtin', author)

const unwrap = <T>(result: AuthorResult<T>): T => {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const context = { language: 'en', seed: 'set-1' } as const
const listNames = (requirements: readonly Requirement[]) => requirements.map(({ name }) => name)
const extract = async (description: string, language: 'en' | 'vi' = 'en') =>
  unwrap(await author.extractRequirements({ ...context, language, description }))
const draft = async (description: string, language: 'en' | 'vi' = 'en', count = 6) =>
  unwrap(await author.draftQuestionsFromDescription({ ...context, language, description, count }))

describe('requirements of a job description', () => {
  it('keeps the words of what is asked for, and the line each rests on', async () => {
    const { requirements } = await extract(EN_FRONTEND)
    expect(listNames(requirements)).toEqual(
      expect.arrayContaining([
        '5+ years of experience building web applications',
        'Experience with automated testing',
        'Build accessible user interfaces in React and TypeScript',
        'Clear communication',
      ]),
    )
    for (const { sourceQuote } of requirements) expect(EN_FRONTEND).toContain(sourceQuote)
  })
  it('takes must-haves and pluses from the words of the text, and no duty for a must-have', async () => {
    const { requirements } = await extract(EN_FRONTEND)
    expect(requirements.find(({ name }) => name === 'Node.js and GraphQL')).toMatchObject({
      isMustHave: false,
      weight: 2,
    })
    expect(requirements.filter(({ kind }) => kind === 'duty').every(({ isMustHave }) => !isMustHave)).toBe(true)
  })
  it('keeps alternatives, thresholds and "or higher" together', async () => {
    const { requirements } = await extract(
      'Backend engineer\nRequirements\n- Intermediate knowledge of Golang, Rust, or Python\n- IELTS 6.5 or higher\n- Diploma in nursing or higher\n- At least 3 years in food manufacturing',
    )
    expect(listNames(requirements)).toEqual([
      'Intermediate knowledge of Golang, Rust, or Python',
      'IELTS 6.5 or higher',
      'Diploma in nursing or higher',
      'At least 3 years in food manufacturing',
    ])
    const vietnamese = await extract('Tuyển nhân viên kho\nYêu cầu\n- Tốt nghiệp Cao đẳng trở lên\n- Cẩn thận', 'vi')
    expect(listNames(vietnamese.requirements)).toContain('Tốt nghiệp Cao đẳng trở lên')
  })
  it('takes no plus below its own heading for a must-have', async () => {
    const { requirements } = await extract(VI_DEVELOPER, 'vi')
    expect(requirements.find(({ name }) => name === 'Biết Kafka hoặc Redis')).toMatchObject({ isMustHave: false })
  })
  it('takes nothing from benefits and from what the company says of itself', async () => {
    const { requirements } = await extract(VI_ACCOUNTANT, 'vi')
    expect(listNames(requirements).join()).not.toMatch(/lương|BHXH|bảo hiểm/i)
    const company = await extract(
      'Cook\nWe serve 400 guests a day and manage three kitchens.\nResponsibilities\n- Prepare cold dishes\nWhat we offer\n- Free meals and staff training',
    )
    expect(listNames(company.requirements)).toEqual(['Prepare cold dishes'])
  })
  it('omits lines that ask for age, sex or looks, and reports them', async () => {
    const result = await author.extractRequirements({ ...context, language: 'vi', description: VI_ACCOUNTANT })
    expect(result).toMatchObject({
      notices: [{ code: 'protected_line_left_out', quote: 'Nữ, tuổi từ 24 - 35, ngoại hình ưa nhìn' }],
    })
    expect(listNames(unwrap(result).requirements).join()).not.toMatch(/nữ|tuổi|ngoại hình/i)
  })
  it('reads a job description written as one paragraph', async () => {
    const names = listNames((await extract(EN_SALES_ONE_PARAGRAPH)).requirements)
    expect(names).toContain('At least 3 years of experience in B2B sales')
    expect(names.join('|')).toMatch(/Win new customers/)
    expect(names.join('|')).toMatch(/Salesforce or HubSpot/)
  })
  it('shows the duty that no phrase could be made of', async () => {
    const line = 'Ensure that all guests are seated by the time that they were promised'
    const { uncovered } = await extract(`Waiter\nDuties\n- Serve drinks at the tables\n- ${line}`)
    expect(uncovered).toEqual([{ text: line, kind: 'duty' }])
  })
  it('shows the line whose name is longer than a set can hold', async () => {
    const line = `Experience with ${'x'.repeat(300)}`
    const { requirements, uncovered } = await extract(`Waiter\nDuties\n- Serve drinks\nRequirements\n- ${line}`)
    expect(listNames(requirements)).toEqual(['Serve drinks'])
    expect(uncovered).toEqual([{ text: line, kind: 'requirement' }])
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
  it('lists the duties of a chef, and not those of a cashier', async () => {
    const found = unwrap(await author.suggestRequirementsForTitle({ ...context, title: 'Chef' }))
    expect(listNames(found).join()).toMatch(/food|kitchen|cook|menu/i)
    expect(listNames(found).join()).not.toMatch(/cash/i)
  })
  it('knows the duties of a title in Vietnamese', async () => {
    const input = { ...context, language: 'vi', title: 'Đầu bếp', count: 5 } as const
    const { questions } = unwrap(await author.draftQuestionsForTitle(input))
    expect(questions).toHaveLength(5)
    for (const { text } of questions) expect(detectLanguage(text)).toBe('vi')
  })
  it.each(['Wizard of light bulbs', 'xyz', 'Manager', 'Chief Happiness Officer'])(
    'reports "%s" as unknown instead of choosing one',
    async (title) => {
      expect(await author.suggestRequirementsForTitle({ ...context, title })).toMatchObject({ code: 'unknown_title' })
      expect(await author.draftQuestionsForTitle({ ...context, title, count: 5 })).toMatchObject({
        code: 'unknown_title',
      })
    },
  )
})

describe('question sets', () => {
  it('writes the same set for the same seed', async () => {
    expect(await draft(EN_FRONTEND)).toEqual(await draft(EN_FRONTEND))
  })
  it.each([
    ['vi', VI_ACCOUNTANT],
    ['vi', VI_DEVELOPER],
    ['en', EN_FRONTEND],
  ] as const)('in %s are in that language throughout', async (language, description) => {
    for (const question of (await draft(description, language)).questions) {
      expect(detectLanguage(question.text)).toBe(language)
      expect(detectLanguage(question.expectedPoints.join(' '))).toBe(language)
      for (const { anchors } of question.criteria) expect(detectLanguage(anchors.join(' '))).toBe(language)
    }
  })
  it('asks nothing about degrees, languages, licenses or years', async () => {
    const { questions } = await draft(VI_ACCOUNTANT, 'vi', 12)
    expect(questions.map(({ text }) => text).join('|')).not.toMatch(/đại học|Tiếng Anh|năm kinh nghiệm/i)
    const drivers = await draft(
      'Driver\nYou must have\n- A clean driving license\n- Knowledge of the city\nDuties\n- Deliver parcels to shops',
    )
    expect(drivers.questions.map(({ text }) => text).join('|')).not.toMatch(/license/i)
  })
  it('gives every question a scale of its kind: none about the past for "suppose"', async () => {
    for (const { kind, criteria } of (await draft(EN_FRONTEND, 'en', 12)).questions) {
      const isAboutPast = criteria.some(({ anchors }) => /real case|own steps/i.test(anchors.join(' ')))
      expect(kind === 'situational' && isAboutPast).toBe(false)
    }
  })
  it.each([
    ['en', EN_FRONTEND],
    ['vi', VI_ACCOUNTANT],
  ] as const)('has points in %s that can be found', async (language, description) => {
    for (const { text, expectedPoints } of (await draft(description, language, 12)).questions)
      expect(lintExpectedPoints(expectedPoints, { question: text, language })).toEqual([])
  })
  it('covers every duty and must-have with a question or shows it as not covered', async () => {
    const { requirements, questions, uncovered } = await draft(EN_FRONTEND, 'en', 4)
    const asked = new Set(questions.map(({ requirementName }) => requirementName))
    const shown = new Set(uncovered.map(({ text }) => text))
    for (const { name, kind } of requirements)
      if (kind !== 'education') expect(asked.has(name) || shown.has(name)).toBe(true)
  })
  it('keeps braces in a requirement unchanged', async () => {
    const requirement = { name: 'Excel', kind: 'tool', weight: 5, isMustHave: true, sourceQuote: null } as const
    const braces = { ...requirement, name: 'Experience with {skill} templates' }
    const { questions } = unwrap(
      await author.draftQuestions({ ...context, requirements: [requirement, braces], title: null, count: 4 }),
    )
    expect(questions.every(({ text }) => !text.includes('{duty}'))).toBe(true)
  })
  it('asks about one requirement in several ways, all tied to it', async () => {
    const requirement = {
      name: 'Calibrate laboratory instruments',
      kind: 'duty',
      weight: 3,
      isMustHave: false,
    } as const
    const input = { ...context, requirements: [{ ...requirement, sourceQuote: null }], title: null, count: 6 }
    const { questions } = unwrap(await author.draftQuestions(input))
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(new Set(questions.map(({ requirementName }) => requirementName))).toEqual(new Set([requirement.name]))
  })
})

describe('the other helpers', () => {
  it('adds only requirements that are not listed yet', async () => {
    const { requirements } = await extract(EN_FRONTEND)
    const input = { ...context, existing: requirements, description: EN_FRONTEND, title: null, count: 4 }
    const more = unwrap(await author.suggestRequirements(input))
    expect(more).toHaveLength(4)
    expect(listNames(more).filter((name) => listNames(requirements).includes(name))).toEqual([])
  })
  it('finds the competency of a question from the bank, and the duty inside a question', async () => {
    const questions = [
      'Tell me about a time you had more to do than time allowed. What did you do first, what did you drop, and why?',
      'Tell me about a time you had to calibrate instruments and something was not right.',
    ]
    const names = listNames(unwrap(await author.inferRequirements({ ...context, questions })))
    expect(names).toEqual(expect.arrayContaining(['Planning and organization', 'Calibrate instruments']))
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
    '<p ',
    '| a ',
    'and manage ',
  ])('are processed before the test times out (%#)', async (piece) => {
    const description = `We are hiring. You have experience in ${piece.repeat(60_000 / piece.length)}`
    expect(await author.draftQuestionsFromDescription({ ...context, description, count: 6 })).toHaveProperty('ok')
  })
})

const shared = join(import.meta.dirname, '../../../../../../../shared/data')
describe.skipIf(!existsSync(shared))('real documents (only where they are available)', () => {
  it.each(['engineering-manager', 'tech-lead', 'technical-product-manager'])(
    'takes the questions of the %s bank',
    async (name) => {
      const description = readFileSync(join(shared, `eng-rubrics/${name}-questions.md`), 'utf8')
      const { questions } = await draft(description)
      for (const { text } of questions) expect(description).toContain(text)
      expect(new Set(questions.map(({ requirementName }) => requirementName)).size).toBeGreaterThanOrEqual(4)
    },
  )
})
