import { beforeEach, expect, test } from 'vitest'
import { dropInterviewProgress } from '../../shared/interview-progress'
import { openDraft, parseDetails, parseScreening } from './draft'

beforeEach(() => sessionStorage.clear())

test('typed details survive a reload, separately for each interview', () => {
  openDraft('one').saveDetails({ firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com' })
  expect(openDraft('one').readDetails()).toEqual({ firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com' })
  expect(openDraft('two').readDetails()).toBeNull()
})

test('consents, choices and uploads are still there when the candidate returns to a step', () => {
  openDraft('one').saveTerms(true)
  openDraft('one').savePracticeSkipped(true)
  openDraft('one').saveCvFileId('file-1')
  const again = openDraft('one')
  expect([again.areTermsAccepted(), again.isPracticeSkipped(), again.readCvFileId()]).toEqual([true, true, 'file-1'])
  again.saveTerms(false)
  expect(openDraft('one').areTermsAccepted()).toBe(false)
})

test('an invalid stored value counts as missing', () => {
  expect(parseDetails('{oops')).toBeNull()
  expect(parseDetails('[1]')).toBeNull()
  expect(parseScreening('{"a":["x",7],"b":"y"}')).toEqual({ a: ['x'] })
})

test('an unknown mode in storage is ignored', () => {
  sessionStorage.setItem('candor.interview.one.mode', 'telepathy')
  expect(openDraft('one').readMode()).toBeNull()
  openDraft('one').saveMode('no-voice')
  expect(openDraft('one').readMode()).toBe('no-voice')
})

test('dropping the progress forgets the step and the screening answers, and nothing else', () => {
  const draft = openDraft('one')
  draft.saveStep('screening')
  draft.saveScreening({ notice: ['Two weeks'] })
  draft.saveCode('personal')
  dropInterviewProgress()
  expect([draft.readStep(), draft.readScreening(), draft.readCode()]).toEqual([null, {}, 'personal'])
})
