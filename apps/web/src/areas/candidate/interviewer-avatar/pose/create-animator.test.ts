import { expect, test } from 'vitest'
import { type AnimatorInput, createAnimator } from './create-animator'
import { createPauseDetector } from './detect-pauses'

const quiet: AnimatorInput = { mood: 'idle', saying: null, isHesitating: false, isStill: false }
const silence = { voice: 0, candidate: 0 }
const said = { text: 'Map, mop, map. Are you there?', language: 'en', durationMs: 3000, startedAtMs: 1000 } as const
const speaking: AnimatorInput = { ...quiet, mood: 'speaking', saying: said }

test('the mouth forms the words while they are played, and is closed before, after and in silence', () => {
  const animator = createAnimator(1)
  animator.update(speaking, 1000)
  const jaws = Array.from(
    { length: 60 },
    (_, at) => animator.getPose(1000 + at * 50, { voice: 0.5, candidate: 0 }).mouth.jaw,
  )
  expect(Math.max(...jaws)).toBeGreaterThan(0.5)
  expect(animator.getPose(4100, silence).mouth.jaw).toBe(0)
  expect(animator.getPose(2000, silence).mouth.jaw).toBe(0)
})

test('a voice without a level meter still moves the mouth', () => {
  const animator = createAnimator(1)
  animator.update(speaking, 1000)
  const jaws = Array.from({ length: 60 }, (_, at) => animator.getPose(1000 + at * 50, silence).mouth.jaw)
  expect(Math.max(...jaws)).toBeGreaterThan(0.5)
})

test('a sound of unknown length moves the mouth by its loudness', () => {
  const animator = createAnimator(1)
  animator.update({ ...speaking, saying: { ...said, durationMs: null } }, 1000)
  expect(animator.getPose(1500, { voice: 0.5, candidate: 0 }).mouth.jaw).toBeGreaterThan(0.4)
  expect(animator.getPose(1500, silence).mouth.jaw).toBe(0)
})

test('the brows go up at the end of a question, not of a statement', () => {
  const browAt = (text: string) => {
    const animator = createAnimator(1)
    animator.update({ ...speaking, saying: { ...said, text } }, 1000)
    return animator.getPose(3800, silence).brow
  }
  expect(browAt('Are you there?')).toBeGreaterThan(browAt('You are there.') + 0.4)
})

test('only a pause after longer speech counts, once, and not a silent start or a pause after a short word', () => {
  const pauses = (level: (atMs: number) => number) => {
    const pauseDetector = createPauseDetector()
    return Array.from({ length: 200 }, (_, at) => pauseDetector.detect(level(at * 33), at * 33)).filter(Boolean).length
  }
  expect(pauses((atMs) => (atMs < 2500 ? 0.4 : 0))).toBe(1)
  expect(pauses(() => 0)).toBe(0)
  expect(pauses((atMs) => (atMs < 400 ? 0.4 : 0))).toBe(0)
  expect(pauses(() => 0.4)).toBe(0)
})

test('a listener nods at the candidate’s pause, and keeps still while the candidate searches for words', () => {
  const lowest = (isHesitating: boolean) => {
    const animator = createAnimator(5)
    animator.update({ ...quiet, mood: 'listening', isHesitating }, 0)
    const pitches = Array.from({ length: 130 }, (_, at) => {
      const nowMs = at * 33
      return animator.getPose(nowMs, { voice: 0, candidate: nowMs < 2000 ? 0.4 : 0 }).headPitch
    })
    return Math.min(...pitches.slice(60))
  }
  expect(lowest(false)).toBeLessThan(-0.07)
  expect(lowest(true)).toBeGreaterThan(-0.03)
})
