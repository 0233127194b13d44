import { expect, test } from 'vitest'
import { resumeStep, stepAfter, stepBefore, stepIds, stepsFor } from './pre-interview-steps'

const all = { languageCount: 2, hasScreening: true, mode: 'chat' } as const

test('the pre-interview page has the specification’s nine steps in the specification’s order', () => {
  expect(stepsFor(all)).toEqual([...stepIds])
})

test('the pre-interview page leaves out a step that has nothing to ask', () => {
  expect(stepsFor({ ...all, languageCount: 1 })).not.toContain('language')
  expect(stepsFor({ ...all, hasScreening: false })).not.toContain('screening')
  expect(stepsFor({ ...all, mode: 'text' })).not.toContain('camera')
})

test('a reload continues at the remembered step, but never past a step that the server has no data for', () => {
  expect(resumeStep(stepsFor(all), 'fairPlay', true)).toBe('fairPlay')
  expect(resumeStep(stepsFor(all), 'fairPlay', false)).toBe('information')
  expect(resumeStep(stepsFor(all), 'language', false)).toBe('language')
  expect(resumeStep(stepsFor(all), null, false)).toBe('intro')
})

test('a candidate who began in another tab continues after the confirmation', () => {
  expect(resumeStep(stepsFor(all), null, true)).toBe('screening')
  expect(resumeStep(stepsFor({ ...all, hasScreening: false }), null, true)).toBe('devices')
})

test('a remembered step that is now left out is replaced by the next one', () => {
  expect(resumeStep(stepsFor({ ...all, mode: 'text' }), 'camera', true)).toBe('fairPlay')
})

test('forward and back skip the steps that are left out', () => {
  const steps = stepsFor({ languageCount: 1, hasScreening: false, mode: 'text' })
  expect(stepAfter(steps, 'intro')).toBe('information')
  expect(stepAfter(steps, 'information')).toBe('devices')
  expect(stepAfter(steps, 'devices')).toBe('fairPlay')
  expect(stepBefore(steps, 'information')).toBe('intro')
  expect(stepBefore(steps, 'intro')).toBeNull()
})
