import { parseExpectedPoint } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { createAuthorAnswer } from '../../testing/author-answer'
import { COMPETENCIES } from '../builtin/set-author/bank/competencies'
import { checkTranslations } from './check-translations'
import {
  createTranslationPrompt,
  type NumberedQuestion,
  type TranslationReply,
  type TranslationSources,
  translationSystem,
  zTranslationReply,
} from './translate-prompt'

const original: NumberedQuestion = {
  id: 7,
  text: 'Which report did you build with PostgreSQL for at least 1,000 customers under ISO 9001?',
  expectedPoints: [
    'Finds the cause: root cause / checked records / asked colleagues / traced back / compared counts',
    'Acts in order within 24 hours: set priorities / listed steps / urgent items / split tasks / timetable',
    'Shows the result: fewer errors / measured savings / on schedule / customer thanked / audit passed',
  ],
}
const toVietnamese = { from: 'en', to: 'vi' } as const
const goodText = 'Bạn đã dùng PostgreSQL để làm báo cáo nào cho ít nhất 1.000 khách hàng theo ISO 9001?'
const goodPoints = [
  {
    id: 1,
    heading: 'Tìm nguyên nhân',
    alternatives: ['nguyên nhân gốc', 'kiểm tra sổ sách', 'hỏi đồng nghiệp', 'truy ngược lại', 'so số liệu'],
  },
  {
    id: 2,
    heading: 'Làm theo thứ tự trong 24 giờ',
    alternatives: ['đặt ưu tiên', 'liệt kê các bước', 'việc gấp trước', 'chia nhỏ việc', 'lập thời gian biểu'],
  },
  {
    id: 3,
    heading: 'Nêu kết quả',
    alternatives: ['ít lỗi hơn', 'đo được tiết kiệm', 'đúng tiến độ', 'khách cảm ơn', 'qua kiểm toán'],
  },
]
type Entry = TranslationReply['translations'][number]
const good: Entry = { id: 7, text: goodText, points: goodPoints }
const [cause, order, result] = goodPoints
if (cause === undefined || order === undefined || result === undefined) throw new Error('no points')

const read = (change: Partial<Entry>, sources: Partial<TranslationSources> = {}) => {
  const checked = checkTranslations(
    { translations: [{ ...good, ...change }] },
    { questions: [original], ...toVietnamese, ...sources },
  )
  return { value: checked.translations.get(7) ?? null, faults: checked.faults }
}
const readText = (before: string, after: string, direction: Pick<TranslationSources, 'from' | 'to'> = toVietnamese) =>
  read({ text: after, points: [] }, { questions: [{ id: 7, text: before, expectedPoints: [] }], ...direction })

describe('a translation of a model', () => {
  it('is kept where nothing is wrong with it', () => {
    const { value, faults } = read({})
    expect(faults).toEqual([])
    expect(value?.text).toBe(goodText)
    expect(value?.expectedPoints).toHaveLength(3)
    expect(value?.expectedPoints?.[0]).toBe(
      'Tìm nguyên nhân: nguyên nhân gốc / kiểm tra sổ sách / hỏi đồng nghiệp / truy ngược lại / so số liệu',
    )
  })

  it('is kept in the other direction too', () => {
    const before = 'Bạn đã làm gì khi phải trả lời tối đa 30 cuộc gọi một giờ bằng Zendesk?'
    const after = 'What did you do when you had to answer at most 30 calls an hour with Zendesk?'
    const { value, faults } = readText(before, after, { from: 'vi', to: 'en' })
    expect(faults).toEqual([])
    expect(value).toEqual({ text: after, expectedPoints: [] })
  })

  const bad: readonly (readonly [string, Partial<Entry>, string])[] = [
    ['no text', { text: ' ' }, 'an empty or too long text'],
    ['a text without end', { text: `${goodText} `.repeat(12) }, 'an empty or too long text'],
    ['the original again', { text: original.text }, 'a text in another language'],
    [
      'French',
      { text: 'Quel rapport avez-vous fait avec PostgreSQL pour 1.000 clients, ISO 9001?' },
      'a text in another',
    ],
    [
      'a sentence left in English',
      { text: `${goodText} And what would you do in another way today?` },
      'a text in another language',
    ],
    ['a lost number', { text: goodText.replace('1.000 ', '') }, 'other numbers'],
    ['another number', { text: goodText.replace('1.000', '10.000') }, 'other numbers'],
    ['an added number', { text: goodText.replace('báo cáo', '2 báo cáo') }, 'other numbers'],
    [
      'a number lost in a point',
      { points: [cause, { ...order, heading: 'Làm theo thứ tự' }, result] },
      'other numbers',
    ],
    ['a reversed limit', { text: goodText.replace('ít nhất', 'tối đa') }, '"at least" and "at most"'],
    ['a lost name', { text: goodText.replace('PostgreSQL', 'cơ sở dữ liệu') }, 'a name that was not copied'],
    ['another spelling of a name', { text: goodText.replace('PostgreSQL', 'Postgresql') }, 'a name that was not'],
    ['a standard without its number', { text: goodText.replace('ISO 9001', 'ISO theo 9001') }, 'a name that was not'],
    ['a statement', { text: goodText.replace('?', '.') }, 'question marks'],
    ['an answer', { text: 'PostgreSQL, ít nhất 1.000, ISO 9001?' }, 'a text that says'],
    ['a lost point', { points: [cause, order] }, 'points that are not those'],
    ['an added point', { points: [...goodPoints, { ...cause, id: 4 }] }, 'points that are not those'],
    ['points in another order', { points: [cause, result, order] }, 'points that are not those'],
    ['a point without a heading', { points: [{ ...cause, heading: '' }, order, result] }, 'a point without'],
    ['a point without alternatives', { points: [{ ...cause, alternatives: [] }, order, result] }, 'a point without'],
    [
      'invented alternatives',
      { points: [{ ...cause, alternatives: [...cause.alternatives, 'hỏi khách hàng'] }, order, result] },
      'other alternatives',
    ],
    [
      'alternatives with a slash',
      { points: [{ ...cause, alternatives: ['gốc / rễ', ...cause.alternatives.slice(1)] }, order, result] },
      'other alternatives',
    ],
    [
      'a point left in English',
      {
        points: [
          { ...cause, alternatives: ['root cause', 'checked records', 'asked colleagues', 'traced back', 'compared'] },
          order,
          result,
        ],
      },
      'points in another language',
    ],
    [
      'a heading left in English',
      { points: [{ ...cause, heading: 'Finds the cause' }, order, result] },
      'points in another',
    ],
    [
      'alternatives that are sentences',
      {
        points: [
          { ...cause, alternatives: cause.alternatives.map((words) => `họ sẽ nói rằng họ đã ${words}`) },
          order,
          result,
        ],
      },
      'too few good alternatives',
    ],
    ['one point thrice', { points: goodPoints.map(({ id, heading }) => ({ ...cause, id, heading })) }, 'too few good'],
    ['markup', { text: `<b>${goodText}</b>` }, 'markup'],
    ['an address', { text: goodText.replace('?', ' www.example.org?') }, 'markup'],
    ['a protected topic', { text: goodText.replace('?', ' và bạn bao nhiêu tuổi?') }, 'age, sex'],
    ['a protected topic in a point', { points: [{ ...cause, heading: 'Chưa kết hôn' }, order, result] }, 'age, sex'],
    ['a leading question', { text: goodText.replace('?', ', phải không?') }, 'leading'],
    ['a question too many', { text: `${goodText} Vì sao?` }, 'question marks'],
    ['another id', { id: 8 }, 'not one entry with this id (id 7)'],
  ]
  it.each(bad)('is dropped for %s', (_, change, fault) => {
    const { value, faults } = read(change)
    expect(value).toBeNull()
    expect(faults.join()).toContain(fault)
  })

  it('is dropped when it is there twice', () => {
    const sources = { questions: [original], ...toVietnamese }
    expect(checkTranslations({ translations: [good, good] }, sources).translations.size).toBe(0)
  })

  it('loses alternatives that say nothing, as long as enough are left', () => {
    const expectedPoints = original.expectedPoints.map((line, place) =>
      place === 0 ? `${line} / saw the report` : line,
    )
    const alternatives = [...cause.alternatives, 'báo cáo']
    const { value } = read(
      { points: [{ ...cause, alternatives }, order, result] },
      { questions: [{ ...original, expectedPoints }] },
    )
    expect(value?.expectedPoints).toHaveLength(3)
    expect(value?.expectedPoints?.[0]).not.toContain('báo cáo')
  })

  it('keeps points that a person wrote as sentences, one for one', () => {
    const questions = [
      { id: 7, text: original.text, expectedPoints: ['Names a real customer', 'Says what came of it'] },
    ]
    const points = [
      { id: 1, heading: 'Nêu một khách hàng thật', alternatives: [] },
      { id: 2, heading: 'Nói kết quả', alternatives: [] },
    ]
    expect(read({ points }, { questions }).value?.expectedPoints).toEqual(['Nêu một khách hàng thật', 'Nói kết quả'])
    const invented = points.map((point) => ({ ...point, alternatives: ['một', 'hai'] }))
    expect(read({ points: invented }, { questions }).value).toBeNull()
  })

  it('may have a fault of wording that the original has, and never a protected topic', () => {
    expect(readText('Tell me about yourself.', 'Hãy giới thiệu về bản thân bạn.').value).not.toBeNull()
    expect(readText('How old are you?', 'Bạn bao nhiêu tuổi?').value).toBeNull()
  })

  it('keeps the tools that a capital names, and translates everyday words at the start of a sentence', () => {
    const excel = 'How do you keep lists in Excel?'
    expect(readText(excel, 'Bạn quản lý danh sách trong Excel như thế nào?').value).not.toBeNull()
    expect(readText(excel, 'Bạn quản lý danh sách trong bảng tính như thế nào?').value).toBeNull()
    const teams = 'Teams often disagree. What do you do then?'
    expect(readText(teams, 'Các nhóm thường bất đồng. Khi đó bạn làm gì?').value).not.toBeNull()
  })

  it('drops the s of several abbreviations', () => {
    expect(readText('Which KPIs do you report?', 'Bạn báo cáo những KPI nào?').value).not.toBeNull()
    expect(
      readText('Bạn báo cáo những KPI nào?', 'Which KPIs do you report?', { from: 'vi', to: 'en' }).value,
    ).not.toBeNull()
  })

  const limits: readonly (readonly [string, string, boolean])[] = [
    ['Who answers no more than 5 calls?', 'Ai trả lời không quá 5 cuộc gọi?', true],
    ['Who answers no less than 5 calls?', 'Ai trả lời không ít hơn 5 cuộc gọi?', true],
    ['Who answers no less than 5 calls?', 'Ai trả lời ít hơn 5 cuộc gọi?', false],
    ['Who answers over 5 calls under pressure?', 'Ai trả lời trên 5 cuộc gọi dưới áp lực?', true],
    ['Who has 5 years or more?', 'Ai có từ 5 năm trở lên?', true],
    ['Who has 5 years or more?', 'Ai có từ 5 năm trở xuống?', false],
  ]
  it.each(limits)('keeps the direction of a limit: %s %s', (before, after, isKept) => {
    expect(readText(before, after).value !== null).toBe(isKept)
  })

  it.each([
    ['en', 'vi'],
    ['vi', 'en'],
  ] as const)('that a person wrote passes, from %s to %s', (from, to) => {
    const bank = COMPETENCIES.flatMap(({ questions }) => questions)
    const questions = bank.map(({ text, points }, id) => ({ id, text: text[from], expectedPoints: points[from] }))
    const translations = bank.map(({ text, points }, id) => ({
      id,
      text: text[to],
      points: points[to].map((line, place) => {
        const { heading, alternatives } = parseExpectedPoint(line)
        // The bank may have more of them in one language, which a translation may not.
        const most = parseExpectedPoint(points[from][place] ?? '').alternatives.length
        return { id: place + 1, heading, alternatives: alternatives.slice(0, most) }
      }),
    }))
    const checked = checkTranslations({ translations }, { questions, from, to })
    expect(checked.faults).toEqual([])
    expect(checked.translations.size).toBe(bank.length)
  })

  it.each([
    ['en', 'vi'],
    ['vi', 'en'],
  ] as const)('that leaves out a sentence is dropped, from %s to %s', (from, to) => {
    const passed = COMPETENCIES.flatMap(({ questions }) => questions).flatMap(({ text }) => {
      const sentences = text[to].split(/(?<=[.?!])\s+/u)
      const shortened = sentences.map((_, left) => sentences.filter((__, place) => place !== left).join(' '))
      return shortened.filter((after) => readText(text[from], after, { from, to }).value !== null)
    })
    expect(passed).toEqual([])
  })

  it('needs no sentence for an abbreviation', () => {
    const before = 'Which tools, e.g. Excel, Jira etc. Do you use daily?'
    expect(readText(before, 'Bạn dùng hằng ngày những công cụ nào, ví dụ Excel hay Jira?').value).not.toBeNull()
  })

  it('of a good model passes for each of several questions', () => {
    const sources = { questions: [original, { ...original, id: 9 }], ...toVietnamese }
    const reply = createAuthorAnswer({ system: translationSystem, prompt: createTranslationPrompt(sources) })
    const { translations, faults } = checkTranslations(zTranslationReply.parse(JSON.parse(reply)), sources)
    expect(faults).toEqual([])
    expect([...translations.keys()]).toEqual([7, 9])
  })
})
