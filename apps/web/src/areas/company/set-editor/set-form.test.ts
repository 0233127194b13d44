import { type BackgroundFact, setAssessmentPreset } from '@candor/contract'
import { expect, test } from 'vitest'
import {
  criterionPath,
  findProblems,
  newCriterion,
  newQuestion,
  newRequirement,
  newScreening,
  presetContent,
  resultReasonPath,
  type SetForm,
  tidied,
  translationPath,
} from './set-form'

const good: SetForm = {
  name: 'Frontend 2026',
  content: {
    ...presetContent,
    positionName: 'Frontend Engineer',
    jobDescription: '',
    languages: ['en'],
    requirements: [{ ...newRequirement(), name: 'React' }],
    questions: [{ ...newQuestion(), text: 'Tell me about a bug.' }],
  },
}
const change = (content: Partial<SetForm['content']>): SetForm => ({
  ...good,
  content: { ...good.content, ...content },
})

test('a whole set has no problems, and one without questions can be saved as a draft', () => {
  expect(findProblems(good).size).toBe(0)
  expect(findProblems(change({ questions: [] })).size).toBe(0)
})

test('every empty entry is named by its own id', () => {
  const requirement = newRequirement()
  const question = { ...newQuestion(), criteria: [newCriterion()] }
  const found = findProblems(change({ requirements: [requirement], questions: [question] }))
  expect(found.get(requirement.id)).toBe('requirementName')
  expect(found.get(question.id)).toBe('questionText')
  expect(found.get(criterionPath(question.id, 0))).toBe('criterionName')
})

test('a length outside 5 to 60 minutes is refused, none at all is allowed', () => {
  for (const durationMinutes of [4, 61, 7.5])
    expect(findProblems(change({ durationMinutes })).has('durationMinutes')).toBe(true)
  for (const durationMinutes of [5, 60, null]) expect(findProblems(change({ durationMinutes })).size).toBe(0)
})

test('a set that gives no result needs a reason in each of its languages', () => {
  const off = { ...setAssessmentPreset, candidateResult: 'off' as const }
  const found = findProblems(
    change({ languages: ['en', 'vi'], questions: [], assessment: { ...off, resultOffReason: { en: 'We call.' } } }),
  )
  expect([...found]).toEqual([[resultReasonPath('vi'), 'resultOffReason']])
})

test('a set in two languages needs each text in both', () => {
  const question = { ...newQuestion(), text: 'Why?', expectedPoints: ['cause: because'] }
  const screening = { ...newScreening(), label: 'Notice period?' }
  const content = { questions: [question], screeningQuestions: [screening] }
  expect(findProblems(change(content)).size).toBe(0)
  expect([...findProblems(change({ ...content, languages: ['en', 'vi'] }))]).toEqual([
    [translationPath(question.id, 'vi', 'questionText'), 'translation'],
    [translationPath(question.id, 'vi', 'expectedPoints'), 'translation'],
    [translationPath(screening.id, 'vi', 'screeningLabel'), 'translation'],
  ])
})

test('“wrong if” phrases are needed in each language, and sent without empty lines', () => {
  const vi = { text: 'Vì sao?', expectedPoints: [], wrongIf: [' '] }
  const question = { ...newQuestion(), text: 'Why?', wrongIf: [' because I say so ', ''], translations: { vi } }
  const form = change({ questions: [question], languages: ['en', 'vi'] })
  expect([...findProblems(form)]).toEqual([[translationPath(question.id, 'vi', 'wrongIf'), 'translation']])
  expect(tidied(form).content.questions[0]).toMatchObject({
    wrongIf: ['because I say so'],
    translations: { vi: { wrongIf: [] } },
  })
})

test('a question whose phrases are removed has none in another language, and one that never had any has no field', () => {
  const vi = { text: 'Vì sao?', expectedPoints: [], wrongIf: ['vì tôi nói thế'] }
  const sent = (wrongIf: string[]) =>
    tidied(change({ questions: [{ ...newQuestion(), wrongIf, translations: { vi } }] })).content.questions[0]
  expect(sent(['because'])?.translations?.vi).toEqual(vi)
  expect(sent([' '])?.translations?.vi).not.toHaveProperty('wrongIf')
  expect(tidied(good).content.questions[0]).not.toHaveProperty('wrongIf')
})

test('translations are sent without empty lines, and without options where none are asked', () => {
  const question = { ...newQuestion(), translations: { vi: { text: 'Vì sao?', expectedPoints: [' vì ', ''] } } }
  const screening = { ...newScreening(), translations: { vi: { label: 'Báo trước?', options: ['left over'] } } }
  const sent = tidied(change({ questions: [question], screeningQuestions: [screening] })).content
  expect(sent.questions[0]?.translations).toEqual({ vi: { text: 'Vì sao?', expectedPoints: ['vì'] } })
  expect(sent.screeningQuestions[0]?.translations).toEqual({ vi: { label: 'Báo trước?', options: [] } })
})

test('a choice needs two options that say something', () => {
  const choice = { ...newScreening(), type: 252 as const, label: 'Shift?', options: ['Day', ' '] }
  expect([...findProblems(change({ screeningQuestions: [choice] })).values()]).toEqual(['screeningOptions'])
  expect(findProblems(change({ screeningQuestions: [{ ...choice, options: ['Day', 'Night'] }] })).size).toBe(0)
})

test('a background question needs a fact, and only it is sent with facts', () => {
  const background = { ...newScreening(), type: 308 as const, label: 'Background', facts: [] }
  expect([...findProblems(change({ screeningQuestions: [background] })).values()]).toEqual(['screeningFacts'])
  const facts: BackgroundFact[] = ['noticePeriod']
  const asked = [
    { ...background, facts },
    { ...background, type: 250 as const, facts },
  ]
  const sent = tidied(change({ screeningQuestions: asked })).content.screeningQuestions
  expect(sent.map((question) => question.facts)).toEqual([facts, undefined])
})

test('what is sent has no empty lines, no options where none are asked, and no tie to a removed requirement', () => {
  const question = { ...newQuestion(), text: 'Q', requirementId: 'gone', expectedPoints: [' cause ', ''] }
  const free = { ...newScreening(), label: 'Notice?', options: ['left over'] }
  const sent = tidied(change({ questions: [question], screeningQuestions: [free] })).content
  expect(sent.questions[0]?.requirementId).toBeNull()
  expect(sent.questions[0]?.expectedPoints).toEqual(['cause'])
  expect(sent.screeningQuestions[0]?.options).toEqual([])
})
