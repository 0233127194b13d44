import { beforeEach, expect, test } from 'vitest'
import { draftOf, readDetails, readScreening } from './draft'

beforeEach(() => sessionStorage.clear())

test('what was typed survives a reload, apart for each interview', () => {
  draftOf('one').keepDetails({ firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com' })
  expect(draftOf('one').details()).toEqual({ firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com' })
  expect(draftOf('two').details()).toBeNull()
})

test('what was ticked, chosen and uploaded is still there when a step is come back to', () => {
  draftOf('one').keepTerms(true)
  draftOf('one').keepPracticeSkipped(true)
  draftOf('one').keepCvFileId('file-1')
  const again = draftOf('one')
  expect([again.areTermsAccepted(), again.isPracticeSkipped(), again.cvFileId()]).toEqual([true, true, 'file-1'])
  again.keepTerms(false)
  expect(draftOf('one').areTermsAccepted()).toBe(false)
})

test('a stored value that makes no sense is as if it were not there', () => {
  expect(readDetails('{oops')).toBeNull()
  expect(readDetails('[1]')).toBeNull()
  expect(readScreening('{"a":["x",7],"b":"y"}')).toEqual({ a: ['x'] })
})

test('a mode that is not known is not taken from storage', () => {
  sessionStorage.setItem('candor.interview.one.mode', 'telepathy')
  expect(draftOf('one').mode()).toBeNull()
  draftOf('one').keepMode('no-voice')
  expect(draftOf('one').mode()).toBe('no-voice')
})
