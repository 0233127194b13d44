import { beforeEach, expect, test } from 'vitest'
import { newQuestion, newRequirement } from '../set-editor/set-form'
import {
  changeDescription,
  changeDraft,
  changeReview,
  dropDraft,
  emptyDraft,
  restored,
  toReview,
  useDraft,
} from './draft-store'

const draft = {
  title: 'Nurse',
  requirements: [newRequirement()],
  questions: [newQuestion()],
  producedBy: 'builtin',
  leftOut: ['Female, under 30'],
  notCovered: [{ text: 'Ensure that all shifts are staffed', kind: 'duty' as const }],
}

beforeEach(() => {
  sessionStorage.clear()
  dropDraft()
})

const stored = (): unknown => JSON.parse(sessionStorage.getItem('candor.quick-draft') ?? '{}')

test('what is typed and edited is in the tab’s storage, so that a reload finds it', () => {
  changeDraft({ text: 'We look for a nurse', review: toReview(draft) })
  changeReview({ name: 'Night shift' })
  expect(stored()).toMatchObject({
    version: 4,
    state: { text: 'We look for a nurse', review: { name: 'Night shift', positionName: 'Nurse' } },
  })
})

test('the interview is held in the language of the description until another one is chosen', () => {
  changeDescription('Cần tuyển nhân viên chăm sóc khách hàng')
  expect(useDraft.getState().language).toBe('vi')
  changeDescription('We look for a nurse')
  expect(useDraft.getState().language).toBe('en')
  changeDraft({ language: 'en', isLanguageChosen: true })
  changeDescription('Cần tuyển nhân viên chăm sóc khách hàng')
  expect(useDraft.getState().language).toBe('en')
})

test('a reload in the middle of an edit restores entries that are still empty', () => {
  const state = { ...emptyDraft(), review: toReview(draft) }
  expect(restored(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

test('a draft that cannot be read is dropped instead of breaking the page', async () => {
  sessionStorage.setItem('candor.quick-draft', JSON.stringify({ version: 4, state: { text: 7 } }))
  await useDraft.persist.rehydrate()
  expect(useDraft.getState()).toMatchObject({ text: '', review: null })
})

test('a draft of an older version is dropped', async () => {
  const state = { ...emptyDraft(), text: 'old' }
  sessionStorage.setItem('candor.quick-draft', JSON.stringify({ version: 0, state }))
  await useDraft.persist.rehydrate()
  expect(useDraft.getState().text).toBe('')
})

test('starting over takes a new key, so that the next save is another set', () => {
  const before = useDraft.getState().idempotencyKey
  dropDraft()
  expect(useDraft.getState().idempotencyKey).not.toBe(before)
})
