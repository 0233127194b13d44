import { beforeEach, expect, test } from 'vitest'
import { draftOf, readDetails, readScreening } from './draft'

beforeEach(() => sessionStorage.clear())

test('typed details survive a reload, separately for each interview', () => {
  draftOf('one').keepDetails({ firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com' })
  expect(draftOf('one').details()).toEqual({ firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com' })
  expect(draftOf('two').details()).toBeNull()
})

test('consents, choices and uploads are still there when the candidate returns to a step', () => {
  draftOf('one').keepTerms(true)
  draftOf('one').keepPracticeSkipped(true)
  draftOf('one').keepCvFileId('file-1')
  const again = draftOf('one')
  expect([again.areTermsAccepted(), again.isPracticeSkipped(), again.cvFileId()]).toEqual([true, true, 'file-1'])
  again.keepTerms(false)
  expect(draftOf('one').areTermsAccepted()).toBe(false)
})

test('an invalid stored value counts as missing', () => {
  expect(readDetails('{oops')).toBeNull()
  expect(readDetails('[1]')).toBeNull()
  expect(readScreening('{"a":["x",7],"b":"y"}')).toEqual({ a: ['x'] })
})

test('an unknown mode in storage is ignored', () => {
  sessionStorage.setItem('candor.interview.one.mode', 'telepathy')
  expect(draftOf('one').mode()).toBeNull()
  draftOf('one').keepMode('no-voice')
  expect(draftOf('one').mode()).toBe('no-voice')
})
