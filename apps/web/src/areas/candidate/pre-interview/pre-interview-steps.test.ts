import { expect, test } from 'vitest'
import { listSteps, resumeStep, stepAfter, stepBefore, stepIds } from './pre-interview-steps'

const all = { languageCount: 2, hasScreening: true, mode: 'chat' } as const

test('the pre-interview page has the specification’s nine steps in the specification’s order', () => {
  expect(listSteps(all)).toEqual([...stepIds])
})

test('the pre-interview page leaves out a step that has nothing to ask', () => {
  expect(listSteps({ ...all, languageCount: 1 })).not.toContain('language')
  expect(listSteps({ ...all, hasScreening: false })).not.toContain('screening')
  expect(listSteps({ ...all, mode: 'text' })).not.toContain('camera')
})

test('a reload continues at the remembered step, but never past a step that the server has no data for', () => {
  expect(resumeStep(listSteps(all), 'fairPlay', true)).toBe('fairPlay')
  expect(resumeStep(listSteps(all), 'fairPlay', false)).toBe('information')
  expect(resumeStep(listSteps(all), 'language', false)).toBe('language')
  expect(resumeStep(listSteps(all), null, false)).toBe('intro')
})

test('a candidate who began in another tab continues after the confirmation', () => {
  expect(resumeStep(listSteps(all), null, true)).toBe('screening')
  expect(resumeStep(listSteps({ ...all, hasScreening: false }), null, true)).toBe('devices')
})

test('a remembered step that is now left out is replaced by the next one', () => {
  expect(resumeStep(listSteps({ ...all, mode: 'text' }), 'camera', true)).toBe('fairPlay')
})

test('forward and back skip the steps that are left out', () => {
  const steps = listSteps({ languageCount: 1, hasScreening: false, mode: 'text' })
  expect(stepAfter(steps, 'intro')).toBe('information')
  expect(stepAfter(steps, 'information')).toBe('devices')
  expect(stepAfter(steps, 'devices')).toBe('fairPlay')
  expect(stepBefore(steps, 'information')).toBe('intro')
  expect(stepBefore(steps, 'intro')).toBeNull()
})
