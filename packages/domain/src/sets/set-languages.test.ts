import { type Question, type ScreeningQuestion, type SetContent, screeningQuestionType } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import {
  listMissingTranslations,
  listOfferedLanguages,
  localizeContent,
  removeLanguage,
  translateOptions,
} from './set-languages'

const question: Question = {
  id: 'q',
  text: 'Why?',
  kind: 'opinion',
  requirementId: null,
  expectedPoints: ['cause: because / reason'],
  criteria: [],
  minCharacters: null,
}
const screening: ScreeningQuestion = {
  id: 's',
  type: screeningQuestionType.RADIO,
  label: 'Which shift?',
  isRequired: true,
  options: ['Day', 'Night'],
}
const content: SetContent = {
  positionName: 'Baker',
  jobDescription: '',
  requirements: [],
  questions: [question],
  screeningQuestions: [screening],
  languages: ['en', 'vi'],
  interviewer: 'linh',
  durationMinutes: 15,
  modes: ['text'],
  requiresCv: false,
}
const vi = {
  question: { text: 'Vì sao?', expectedPoints: ['nguyên nhân: vì / lý do'] },
  screening: { label: 'Ca nào?', options: ['Ngày', 'Đêm'] },
}
const translated: SetContent = {
  ...content,
  questions: [{ ...question, translations: { vi: vi.question } }],
  screeningQuestions: [{ ...screening, translations: { vi: vi.screening } }],
}
const listFields = (changed: Partial<SetContent>) =>
  listMissingTranslations({ ...translated, ...changed }).map(({ field }) => field)

describe('a set in two languages', () => {
  it('offers the second only when all its texts exist in it', () => {
    expect(listOfferedLanguages(content)).toEqual(['en'])
    expect(listOfferedLanguages(translated)).toEqual(['en', 'vi'])
    expect(listOfferedLanguages({ ...translated, languages: [] })).toEqual([])
  })
  it('needs the company’s text in each language if it is there in one', () => {
    const text = { en: 'We bake.', vi: 'Chúng tôi làm bánh.' }
    expect(listFields({ companyIntro: text })).toEqual([])
    expect(listFields({ companyIntro: { en: ' ', vi: '' } })).toEqual([])
    const [english, vietnamese] = [{ en: text.en }, { en: '', vi: text.vi }]
    const missing = { field: 'companyIntro', id: 'companyIntro', index: 0 }
    expect(listMissingTranslations({ ...translated, companyIntro: english })).toEqual([{ ...missing, language: 'vi' }])
    expect(listMissingTranslations({ ...translated, companyIntro: vietnamese })).toEqual([
      { ...missing, language: 'en' },
    ])
    expect(listOfferedLanguages({ ...translated, companyIntro: english })).toEqual(['en'])
    expect(listFields({ languages: ['en'], companyIntro: english })).toEqual([])
  })
  it('names each text that is missing', () => {
    expect(listMissingTranslations(content)).toEqual([
      { language: 'vi', field: 'questionText', id: 'q', index: 0 },
      { language: 'vi', field: 'expectedPoints', id: 'q', index: 0 },
      { language: 'vi', field: 'screeningLabel', id: 's', index: 0 },
      { language: 'vi', field: 'screeningOptions', id: 's', index: 0 },
    ])
    expect(listMissingTranslations(translated)).toEqual([])
    expect(listMissingTranslations({ ...content, languages: ['vi'] })).toEqual([])
  })
  it('needs expected points only where the first language has some', () => {
    const empty = { ...vi.question, expectedPoints: [' '] }
    expect(listFields({ questions: [{ ...question, translations: { vi: empty } }] })).toEqual(['expectedPoints'])
    const withoutPoints = { ...question, expectedPoints: [], translations: { vi: empty } }
    expect(listFields({ questions: [withoutPoints] })).toEqual([])
  })
  it('needs “wrong if” phrases only where the first language has some', () => {
    const withPhrases = { ...question, wrongIf: ['because I say so'], translations: { vi: vi.question } }
    expect(listFields({ questions: [withPhrases] })).toEqual(['wrongIf'])
    const translations = { vi: { ...vi.question, wrongIf: ['vì tôi nói thế'] } }
    expect(listFields({ questions: [{ ...withPhrases, translations }] })).toEqual([])
    expect(listFields({ questions: [{ ...withPhrases, wrongIf: [' '] }] })).toEqual([])
  })
  it('has the “wrong if” phrases of the language it is asked in, and none of another language', () => {
    const english = { ...question, wrongIf: ['because I say so'] }
    const both = { vi: { ...vi.question, wrongIf: ['vì tôi nói thế'] } }
    const localize = (asked: Question, language: 'en' | 'vi') =>
      localizeContent({ ...translated, questions: [asked] }, language).questions[0]?.wrongIf
    expect(localize({ ...english, translations: both }, 'en')).toEqual(['because I say so'])
    expect(localize({ ...english, translations: both }, 'vi')).toEqual(['vì tôi nói thế'])
    expect(localize({ ...english, translations: { vi: vi.question } }, 'vi')).toBeUndefined()
    const set = { ...translated, questions: [{ ...english, translations: both }] }
    const removed = removeLanguage(set, 'en')
    expect(removed.questions[0]?.wrongIf).toEqual(['vì tôi nói thế'])
    expect(removed.questions[0]?.translations?.en?.wrongIf).toEqual(['because I say so'])
  })
  it('needs as many options as the first language has', () => {
    const one = { ...vi.screening, options: ['Ngày'] }
    expect(listFields({ screeningQuestions: [{ ...screening, translations: { vi: one } }] })).toEqual([
      'screeningOptions',
    ])
  })
  it('is asked in one language, with the points of that language', () => {
    expect(localizeContent(translated, 'en').questions[0]).toMatchObject({ text: 'Why?' })
    expect(localizeContent(translated, 'vi').questions[0]).toMatchObject(vi.question)
    expect(localizeContent(translated, 'vi').screeningQuestions[0]).toMatchObject(vi.screening)
    expect(localizeContent(content, 'vi').questions[0]).toMatchObject({ text: 'Why?' })
  })
  it('becomes a set in the other language when the first is removed, and gets its texts back with it', () => {
    const removed = removeLanguage(translated, 'en')
    expect(removed.languages).toEqual(['vi'])
    expect(removed.questions[0]).toMatchObject(vi.question)
    const again = { ...removed, languages: ['vi' as const, 'en' as const] }
    expect(listOfferedLanguages(again)).toEqual(['vi', 'en'])
    expect(localizeContent(again, 'en').questions[0]).toMatchObject({ text: 'Why?' })
    expect(removeLanguage(translated, 'vi').questions[0]).toMatchObject({ text: 'Why?' })
  })
  it('finds a chosen option again in the other language', () => {
    const [there] = localizeContent(translated, 'vi').screeningQuestions
    expect(translateOptions(['Night'], screening, there)).toEqual(['Đêm'])
    expect(translateOptions(['Two weeks'], { ...screening, options: [] }, there)).toEqual(['Two weeks'])
  })
})
