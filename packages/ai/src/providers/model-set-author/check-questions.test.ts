import { describe, expect, it } from 'vitest'
import { createAuthorAnswer } from '../../testing/author-answer'
import { checkQuestions, type QuestionCheck } from './check-questions'
import { type QuestionReply, questionSystem, zQuestionReply } from './question-prompt'

const requirement = { name: 'Stock control', kind: 'skill', weight: 4, isMustHave: true, sourceQuote: null } as const
const check: QuestionCheck = { language: 'en', requirements: [requirement], exclude: [], count: 1 }

type Entry = QuestionReply['questions'][number]
const write = (language: string, count: number) =>
  zQuestionReply.parse(
    JSON.parse(
      createAuthorAnswer({
        system: questionSystem,
        prompt: JSON.stringify({ language, count, requirements: [{ name: requirement.name }] }),
      }),
    ),
  ).questions

const [good] = write('English', 1)
const [vietnamese] = write('Vietnamese', 1)
if (good === undefined || vietnamese === undefined) throw new Error('no question')
const [point] = good.points
if (point === undefined) throw new Error('no point')
const withAnchors = (anchors: readonly string[]) => ({ criterion: { ...good.criterion, anchors: [...anchors] } })
const read = (change: Partial<Entry>, against: Partial<QuestionCheck> = {}) =>
  checkQuestions({ questions: [{ ...good, ...change }] }, { ...check, ...against })

describe('questions of a model', () => {
  it('are kept where nothing is wrong with them', () => {
    const { value, faults } = read({})
    expect(faults).toEqual([])
    expect(value).toMatchObject([{ text: good.text, requirementName: 'Stock control', competency: 'planning' }])
    expect(value?.[0]?.expectedPoints[0]).toBe(
      'Finds the cause: root cause / checked records / asked colleagues / traced back / compared counts',
    )
    const inVietnamese = { ...check, language: 'vi' } as const
    expect(checkQuestions({ questions: [vietnamese] }, inVietnamese).value).toHaveLength(1)
  })

  const bad: readonly (readonly [string, Partial<Entry>, string])[] = [
    ['age', { text: 'What do you do well at work, and how old are you?' }, 'age, sex'],
    ['a family in an anchor', withAnchors([...good.criterion.anchors.slice(0, 4), 'Is not married']), 'age, sex'],
    [
      'several questions',
      { text: 'What did you do? Why did you do it? Who was it for? When was it?' },
      'leading, vague',
    ],
    ['a leading question', { text: "Don't you agree that stock control is what matters most in this job?" }, 'leading'],
    ['another language', { text: vietnamese.text }, 'a question in another language'],
    ['French', { text: 'Racontez une semaine chargée: quelles mesures avez-vous prises ?' }, 'a question in another'],
    ['a place to fill in', { text: 'Tell me about a week at {company} when you had to count the stock.' }, 'markup'],
    ['an address', { text: 'Tell me about a week that you describe at https://example.org/answer.' }, 'markup'],
    ['no text', { text: '' }, 'an empty or too long question'],
    ['a text without end', { text: 'Tell me about a time. '.repeat(60) }, 'an empty or too long question'],
    ['an unknown requirement', { requirement: 'Rocket science' }, 'a requirement that is not in requirements'],
    ['four anchors', withAnchors(good.criterion.anchors.slice(0, 4)), 'anchors that are not five'],
    ['equal anchors', withAnchors(Array.from({ length: 5 }, () => 'Tells a case')), 'anchors that are not five'],
    ['an empty anchor', withAnchors([...good.criterion.anchors.slice(0, 4), ' ']), 'anchors that are not five'],
    ['a criterion without a name', { criterion: { ...good.criterion, name: '' } }, 'a criterion without'],
    ['two points', { points: good.points.slice(0, 2) }, 'too few points'],
    ['one point thrice', { points: [point, point, point] }, 'too few points'],
    [
      'alternatives that are sentences',
      {
        points: good.points.map((each) => ({
          ...each,
          alternatives: ['they would say that they looked', 'and so on'],
        })),
      },
      'too few points',
    ],
    ['points in another language', { points: vietnamese.points.map((each) => ({ ...each })) }, 'too few points'],
    ['anchors in another language', withAnchors(vietnamese.criterion.anchors), 'points or anchors in another'],
  ]
  it.each(bad)('are dropped for %s', (_, change, fault) => {
    const { value, faults } = read(change)
    expect(value).toBeNull()
    expect(faults.join()).toContain(fault)
  })

  it('keep the points whose alternatives are good, without the bad alternatives', () => {
    const points = [{ ...point, alternatives: [...point.alternatives, 'we and the other one did it', 'a/b'] }]
    const { value } = read({ points: [...points, ...good.points.slice(1)] })
    expect(value?.[0]?.expectedPoints).toHaveLength(3)
    expect(value?.[0]?.expectedPoints.join()).not.toMatch(/other one|a\/b/)
  })

  it('are never asked twice and never one that is in the set', () => {
    expect(read({}, { exclude: [good.text.toUpperCase()] }).value).toBeNull()
    const { value, faults } = checkQuestions({ questions: [good, good] }, check)
    expect(value).toHaveLength(1)
    expect(faults).toEqual(['a question that is there already'])
  })

  it('are at most as many as wanted, and less than two thirds of them are none', () => {
    const questions = write('English', 6)
    expect(checkQuestions({ questions }, { ...check, count: 4 }).value).toHaveLength(4)
    expect(checkQuestions({ questions: questions.slice(0, 4) }, { ...check, count: 6 }).value).toHaveLength(4)
    expect(checkQuestions({ questions: questions.slice(0, 3) }, { ...check, count: 6 }).value).toBeNull()
  })

  it('have a time that an answer can have', () => {
    expect(read({ answer_seconds: 1e9 }).value).toMatchObject([{ answerSeconds: 300 }])
    expect(read({ answer_seconds: -1 }).value).toMatchObject([{ answerSeconds: 30 }])
  })
})
