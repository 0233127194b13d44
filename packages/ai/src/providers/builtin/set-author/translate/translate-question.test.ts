import { lintExpectedPoints } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import type { AuthorLanguage } from '../../../../ports/set-author'
import { COMPETENCIES } from '../bank/competencies'
import { KNOWN_FRAMES, TOOL_FRAMES } from '../frames/skill-frames'
import { fitPoints } from '../points/fit-points'
import { TRADES } from '../trades/trades'
import { translateQuestion } from './translate-question'

const questions = COMPETENCIES.flatMap((competency) => competency.questions)
const directions: readonly (readonly [AuthorLanguage, AuthorLanguage])[] = [
  ['en', 'vi'],
  ['vi', 'en'],
]
const [tool, known] = [TOOL_FRAMES[0], KNOWN_FRAMES[0]]
if (tool === undefined || known === undefined) throw new Error('No frames')
const fill = (template: string, phrase: string) => template.split('{skill}').join(phrase)
const translateText = (text: string, from: AuthorLanguage, to: AuthorLanguage) =>
  translateQuestion({ text, expectedPoints: [] }, { from, to })?.text ?? null

describe.each(directions)('a translation from %s to %s', (from, to) => {
  it.each(questions.map((question) => [question.text[from], question] as const))(
    'and back is the same: %s',
    (_, question) => {
      const text = question.text[from]
      const expectedPoints = fitPoints(question.points[from], text, from)
      const there = translateQuestion({ text, expectedPoints }, { from, to })
      expect(there?.text).toBe(question.text[to])
      const translatedPoints = there?.expectedPoints ?? []
      expect(lintExpectedPoints(translatedPoints, { question: question.text[to], language: to })).toEqual([])
      const back = translateQuestion(
        { text: question.text[to], expectedPoints: translatedPoints },
        { from: to, to: from },
      )
      expect(back).toEqual({ text, expectedPoints })
    },
  )
  it('keeps the names of tools', () => {
    for (const name of ['Kubernetes', 'Excel', 'Microsoft Excel', 'ISO 9001', 'ISO 13485:2016'])
      expect(translateText(fill(tool.text[from], name), from, to)).toBe(fill(tool.text[to], name))
  })
  it('refuses a slot that has no fixed translation', () => {
    const phrase = from === 'en' ? 'experience with young children' : 'kinh nghiệm chăm sóc trẻ nhỏ'
    expect(translateText(fill(known.text[from], phrase), from, to)).toBeNull()
    expect(translateText(fill(tool.text[from], phrase), from, to)).toBeNull()
  })
  it('refuses a question that was edited by a letter', () => {
    const [question] = questions
    expect(translateText(`${question?.text[from]}!`, from, to)).toBeNull()
  })
})

describe('translateQuestion', () => {
  it('translates what joins names of tools', () => {
    const { en, vi } = tool.text
    expect(translateText(fill(en, 'Excel, SAP and Kubernetes'), 'en', 'vi')).toBe(fill(vi, 'Excel, SAP và Kubernetes'))
    expect(translateText(fill(vi, 'Excel hoặc SAP'), 'vi', 'en')).toBe(fill(en, 'Excel or SAP'))
    expect(translateText(fill(en, 'ISO 9001 and SAP'), 'en', 'vi')).toBe(fill(vi, 'ISO 9001 và SAP'))
    expect(translateText(fill(en, 'Excel and good manners'), 'en', 'vi')).toBeNull()
    expect(translateText(fill(en, 'Module 9001'), 'en', 'vi')).toBeNull()
  })
  it('translates a skill of the lexicon, behind a head too', () => {
    const { en, vi } = known.text
    expect(translateText(fill(en, 'project management'), 'en', 'vi')).toBe(fill(vi, 'quản lý dự án'))
    expect(translateText(fill(vi, 'kiến thức về thống kê'), 'vi', 'en')).toBe(fill(en, 'knowledge of statistics'))
    expect(translateText(fill(en, 'experience with Kubernetes'), 'en', 'vi')).toBe(
      fill(vi, 'kinh nghiệm với Kubernetes'),
    )
  })
  it('keeps the capital of a word that both languages share', () => {
    const { en, vi } = known.text
    expect(translateText(fill(en, 'Agile'), 'en', 'vi')).toBe(fill(vi, 'Agile'))
    expect(translateText(fill(vi, 'Agile'), 'vi', 'en')).toBe(fill(en, 'Agile'))
    expect(translateText(fill(en, 'experience with agile'), 'en', 'vi')).toBe(fill(vi, 'kinh nghiệm với agile'))
    expect(translateText(fill(en, 'Statistics'), 'en', 'vi')).toBe(fill(vi, 'thống kê'))
  })
  it('translates the point of a trade that was added to a frame', () => {
    const text = fill(tool.text.en, 'SAP')
    const lines = (language: AuthorLanguage) => [...tool.points[language], TRADES[0]?.points[language][0] ?? '']
    const expectedPoints = fitPoints(lines('en'), text, 'en')
    const vietnamese = fill(tool.text.vi, 'SAP')
    expect(expectedPoints).toHaveLength(4)
    expect(translateQuestion({ text, expectedPoints }, { from: 'en', to: 'vi' })).toEqual({
      text: vietnamese,
      expectedPoints: fitPoints(lines('vi'), vietnamese, 'vi'),
    })
  })
  it('drafts the text alone when a person changed the points', () => {
    const [question] = questions
    if (question === undefined) throw new Error('No questions')
    const text = question.text.en
    const points = fitPoints(question.points.en, text, 'en')
    const change = (expectedPoints: readonly string[]) =>
      translateQuestion({ text, expectedPoints }, { from: 'en', to: 'vi' })
    const textAlone = { text: question.text.vi, expectedPoints: null }
    expect(change([...points.slice(1), `${points[0]} / own words`])).toEqual(textAlone)
    expect(change([...points, 'Own point: one / two / three / four / five'])).toEqual(textAlone)
    expect(change(points.map((line) => line.replace(/ \/ [^/]+$/, '')))).toEqual(textAlone)
  })
  it('drafts the points that a person left, and none where there are none', () => {
    const [question] = questions
    if (question === undefined) throw new Error('No questions')
    const { en, vi } = question.text
    const translate = (expectedPoints: readonly string[]) =>
      translateQuestion({ text: en, expectedPoints }, { from: 'en', to: 'vi' })
    const written = fitPoints(question.points.en, en, 'en').slice(1)
    const translated = fitPoints(question.points.vi, vi, 'vi').slice(1)
    expect(written.length).toBeGreaterThan(0)
    expect(translate(written)).toEqual({ text: vi, expectedPoints: translated })
    expect(translate([])).toEqual({ text: vi, expectedPoints: [] })
  })
})
