import { expect, test } from 'vitest'
import { closedMouth } from '../../../../shared/speech/lip-sync/mouth-shape'
import { blinkAt, blinkTimeMs } from './blink'
import { computePose, type PoseInputs } from './compute-pose'
import { restPose } from './pose'

const inputs: PoseInputs = {
  seed: 3,
  mood: 'listening',
  moodBefore: 'listening',
  moodSinceMs: 0,
  mouth: closedMouth,
  nodsMs: [],
  raisesMs: [],
  isHesitating: false,
  isStill: false,
}
const every = (stepMs: number, untilMs: number) => Array.from({ length: untilMs / stepMs }, (_, at) => at * stepMs)

test('the eyes blink every two to six seconds, at different times for different seeds', () => {
  for (const seed of [1, 2, 3]) {
    for (let window = 1; window < 300; window += 1) {
      const apartMs = blinkTimeMs(seed, window) - blinkTimeMs(seed, window - 1)
      expect(apartMs).toBeGreaterThanOrEqual(2000)
      expect(apartMs).toBeLessThanOrEqual(6000)
    }
  }
  expect(blinkTimeMs(1, 5)).not.toBe(blinkTimeMs(2, 5))
})

test('a blink shuts the eyes fully and opens them within a third of a second', () => {
  const startMs = blinkTimeMs(9, 4)
  const shut = every(5, 400).map((atMs) => blinkAt(startMs + atMs, 9, []))
  expect(Math.max(...shut)).toBe(1)
  expect(shut[0]).toBe(0)
  expect(shut.at(-1)).toBe(0)
})

test('the eyes blink when the gaze changes to another mood', () => {
  const quietMs = every(10, 4000).find((atMs) => every(10, 300).every((more) => blinkAt(atMs + more, 3, []) === 0)) ?? 0
  const changed = { ...inputs, moodBefore: 'thinking' as const, moodSinceMs: quietMs }
  expect(Math.max(...every(10, 260).map((atMs) => computePose(quietMs + atMs, changed).blink))).toBe(1)
})

test('a listener looks at the camera, a thinker looks aside and up', () => {
  const aside: number[] = []
  for (const atMs of every(137, 60_000)) {
    expect(Math.abs(computePose(atMs, inputs).gazeX)).toBeLessThan(0.06)
    const thinking = computePose(atMs, { ...inputs, mood: 'thinking', moodBefore: 'thinking', moodSinceMs: -5000 })
    aside.push(Math.abs(thinking.gazeX))
    expect(thinking.gazeY).toBeGreaterThan(0.3)
  }
  // The eyes pass the middle only while they change sides.
  expect(aside.filter((far) => far > 0.2).length).toBeGreaterThan(aside.length * 0.95)
})

test('the interviewer nods at a pause, but never while the candidate searches for words', () => {
  const nodding = { ...inputs, nodsMs: [10_000] }
  const lowest = (some: PoseInputs) => Math.min(...every(20, 20_000).map((atMs) => computePose(atMs, some).headPitch))
  expect(lowest(nodding)).toBeLessThan(-0.07)
  expect(lowest({ ...nodding, isHesitating: true })).toBeGreaterThan(-0.02)
})

test('brows go up at a question and come down again', () => {
  const asking = { ...inputs, raisesMs: [5000] }
  expect(computePose(5450, asking).brow).toBeGreaterThan(computePose(5450, inputs).brow + 0.5)
  expect(computePose(6000, asking).brow).toBeCloseTo(computePose(6000, inputs).brow)
})

test('the head moves less than one degree from one frame to the next', () => {
  for (const mood of ['idle', 'speaking', 'listening', 'thinking'] as const) {
    const moving = { ...inputs, mood, moodBefore: 'idle' as const, moodSinceMs: 7000, nodsMs: [9000] }
    let before = computePose(6967, moving)
    for (const atMs of every(33, 6000).map((more) => 7000 + more)) {
      const now = computePose(atMs, moving)
      expect(Math.abs(now.headYaw - before.headYaw), `${mood} ${atMs}`).toBeLessThan(0.0175)
      expect(Math.abs(now.headPitch - before.headPitch)).toBeLessThan(0.0175)
      before = now
    }
  }
})

test('with reduced motion only the mouth moves', () => {
  const mouth = { ...closedMouth, jaw: 0.7 }
  const still = { ...inputs, mouth, nodsMs: [900], raisesMs: [900], isStill: true }
  for (const atMs of every(97, 30_000)) expect(computePose(atMs, still)).toEqual({ ...restPose, mouth })
})

test('the same moment and inputs give the same pose, and another seed gives another pose', () => {
  expect(computePose(12_345, inputs)).toEqual(computePose(12_345, { ...inputs }))
  expect(computePose(12_345, inputs)).not.toEqual(computePose(12_345, { ...inputs, seed: 4 }))
})
