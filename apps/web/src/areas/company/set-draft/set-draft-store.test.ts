import type { SetDetail } from '@candor/contract'
import { beforeEach, expect, test } from 'vitest'
import { newQuestion, newRequirement, newScreening, presetContent } from '../set-editor/set-form'
import { emptyDraft, getDraftLanguage, getLanguages, hasRows, toForm } from './set-draft'
import {
  changeContent,
  changeDraft,
  dropRows,
  getSaveKey,
  parseDraft,
  resetDraft,
  takeDuplicate,
  takeQuestions,
  takeRequirements,
  takeSetDraft,
  useSetDraft,
} from './set-draft-store'

const kubernetes = { ...newRequirement(), name: 'Kubernetes' }
const quickDraft = {
  title: 'Nurse',
  requirements: [newRequirement()],
  questions: [newQuestion()],
  producedBy: 'builtin',
  leftOut: ['Female, under 30'],
  notCovered: [{ text: 'Ensure that all shifts are staffed', kind: 'duty' as const }],
}
const drafted = { notCovered: [], producedBy: 'builtin', language: 'en' as const }

beforeEach(() => {
  sessionStorage.clear()
  resetDraft()
})

const readStoredDraft = (): unknown => JSON.parse(sessionStorage.getItem('candor.set-draft') ?? '{}')
const get = () => useSetDraft.getState()

test('the stored draft has exactly the fields of the specification', () => {
  changeDraft({ positionName: 'Nurse' })
  expect(Object.keys((readStoredDraft() as { state: object }).state).sort()).toEqual(
    [
      'selectedOption',
      'duplicateInterviewSetId',
      'jobDescriptionText',
      'selectedFile',
      'parsedData',
      'requirements',
      'interviewQuestions',
      'interviewSetName',
      'positionName',
      'interviewDuration',
      'selectedLanguages',
      'selectedInterviewer',
      'creationMethod',
      'numberOfRetakes',
      'screeningQuestions',
      'viewMode',
    ].sort(),
  )
})

test('what is typed and drafted is in the storage of the tab, so that a reload finds it', () => {
  changeDraft({ jobDescriptionText: 'We look for a nurse' })
  takeSetDraft(quickDraft)
  changeDraft({ interviewSetName: 'Night shift' })
  expect(readStoredDraft()).toMatchObject({
    version: 1,
    state: { jobDescriptionText: 'We look for a nurse', interviewSetName: 'Night shift', positionName: 'Nurse' },
  })
})

test('the interview is held in the language of the description until another one is chosen', () => {
  changeDraft({ jobDescriptionText: 'Cần tuyển nhân viên chăm sóc khách hàng' })
  expect([getDraftLanguage(get()), getLanguages(get())]).toEqual(['vi', ['vi']])
  changeDraft({ jobDescriptionText: 'We look for a nurse' })
  expect(getDraftLanguage(get())).toBe('en')
  changeDraft({ selectedLanguages: ['en'], jobDescriptionText: 'Cần tuyển nhân viên chăm sóc khách hàng' })
  expect(getDraftLanguage(get())).toBe('en')
})

test('another description does not change the language of the texts that are drafted already', () => {
  changeDraft({ jobDescriptionText: 'We look for a nurse' })
  takeSetDraft(quickDraft)
  changeDraft({ jobDescriptionText: 'Cần tuyển nhân viên chăm sóc khách hàng' })
  expect([getLanguages(get()), getDraftLanguage(get())]).toEqual([['en'], 'vi'])
})

test('a reload in the middle of an edit restores entries that are still empty', () => {
  takeSetDraft(quickDraft)
  changeDraft({ screeningQuestions: [newScreening()] })
  changeContent({ modes: [], durationMinutes: 20, numberOfRetakes: 2 })
  expect(parseDraft(JSON.parse(JSON.stringify(get())))).toEqual(get())
  expect([get().numberOfRetakes, toForm(get()).content.numberOfRetakes]).toEqual([2, 2])
})

test('a draft that cannot be read is dropped instead of breaking the page', async () => {
  const state = { ...emptyDraft(), positionName: 'Nurse', numberOfRetakes: 9 }
  sessionStorage.setItem('candor.set-draft', JSON.stringify({ version: 1, state }))
  await useSetDraft.persist.rehydrate()
  expect(get()).toEqual(emptyDraft())
})

test('a draft of an older version is dropped', async () => {
  const state = { ...emptyDraft(), jobDescriptionText: 'old' }
  sessionStorage.setItem('candor.set-draft', JSON.stringify({ version: 0, state }))
  await useSetDraft.persist.rehydrate()
  expect(get().jobDescriptionText).toBe('')
})

test('each change and each reset takes another key for saving, which is stored for a reload', () => {
  const first = getSaveKey()
  changeDraft({ positionName: 'Nurse' })
  const second = getSaveKey()
  resetDraft()
  expect(new Set([first, second, getSaveKey()]).size).toBe(3)
  expect(sessionStorage.getItem('candor.set-draft-save')).toBe(getSaveKey())
})

test('a reset also drops the step and the screening answers of interviews that were tried in this tab', () => {
  sessionStorage.setItem('candor.interview.link.step', 'screening')
  sessionStorage.setItem('candor.interview.link.screening', '{}')
  sessionStorage.setItem('candor.interview.link.code', 'personal')
  resetDraft()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('candor.interview.'))).toEqual([
    'candor.interview.link.code',
  ])
})

test('starting over keeps the source and the chosen language', () => {
  changeDraft({ selectedOption: 'upload', jobDescriptionText: 'We look for a nurse', selectedLanguages: ['vi'] })
  takeSetDraft(quickDraft)
  dropRows()
  expect(hasRows(get())).toBe(false)
  expect(get()).toMatchObject({
    selectedOption: 'upload',
    jobDescriptionText: 'We look for a nurse',
    selectedLanguages: ['vi'],
    interviewSetName: '',
  })
})

test('requirements bring the names with them, but never over typed ones', () => {
  takeRequirements({ ...drafted, title: 'SRE', requirements: [kubernetes] })
  expect(get()).toMatchObject({ positionName: 'SRE', interviewSetName: 'SRE' })
  changeDraft({ positionName: 'Platform engineer' })
  takeRequirements({ ...drafted, title: 'SRE', requirements: [kubernetes] })
  expect(get()).toMatchObject({ positionName: 'Platform engineer', interviewSetName: 'Platform engineer' })
})

test('the names of an earlier source give way to those of the next one', () => {
  takeRequirements({ ...drafted, title: 'SRE', requirements: [kubernetes] })
  changeDraft({ interviewSetName: 'Spring' })
  takeRequirements({ ...drafted, title: 'Nurse', requirements: [kubernetes] })
  expect(get()).toMatchObject({ positionName: 'Nurse', interviewSetName: 'Spring' })
})

test('questions keep the edited requirements, and a requirement that the author added comes with them', () => {
  takeRequirements({ ...drafted, title: 'SRE', requirements: [{ ...kubernetes, weight: 5 }] })
  const added = { ...newRequirement(), name: 'Motivation' }
  takeQuestions({
    questions: [newQuestion()],
    requirements: [kubernetes, added],
    producedBy: 'builtin',
    language: 'en',
  })
  expect(get().requirements).toEqual([{ ...kubernetes, weight: 5 }, added])
  expect(get().interviewQuestions).toHaveLength(1)
})

test('a duplicate takes over everything of the set under new ids, and its questions stay linked', () => {
  const question = { ...newQuestion(), text: 'Which cluster did you run?', requirementId: kubernetes.id }
  const content: SetDetail['content'] = {
    ...presetContent,
    positionName: 'SRE',
    jobDescription: 'We run clusters',
    languages: ['en', 'vi'],
    requirements: [kubernetes],
    questions: [question],
    interviewer: 'an',
    modes: ['text'],
    requiresCv: true,
    numberOfRetakes: 3,
  }
  takeDuplicate({ id: 'set-1', content } as SetDetail, 'SRE (copy)')
  const draft = get()
  expect(draft).toMatchObject({ selectedOption: 'duplicate', duplicateInterviewSetId: 'set-1' })
  expect(draft.requirements[0]?.id).not.toBe(kubernetes.id)
  expect(draft.interviewQuestions[0]?.requirementId).toBe(draft.requirements[0]?.id)
  const form = toForm(draft)
  expect(form.name).toBe('SRE (copy)')
  expect(form.content).toMatchObject({
    positionName: 'SRE',
    jobDescription: 'We run clusters',
    languages: ['en', 'vi'],
    interviewer: 'an',
    modes: ['text'],
    requiresCv: true,
    numberOfRetakes: 3,
  })
})

test('what was drafted of each question is remembered with its author, over a reload', () => {
  const [question = newQuestion()] = quickDraft.questions
  const remembered = { [question.id]: { text: question.text, producedBy: 'builtin' } }
  takeSetDraft(quickDraft)
  expect(get().parsedData.draftedQuestions).toEqual(remembered)
  dropRows()
  expect(get().parsedData.draftedQuestions).toEqual({})
  takeQuestions({ ...drafted, questions: [question], requirements: [] })
  changeDraft({ interviewQuestions: [{ ...question, text: 'Mine' }] })
  expect(parseDraft((readStoredDraft() as { state: unknown }).state).parsedData.draftedQuestions).toEqual(remembered)
})
