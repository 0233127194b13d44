import { expect, test } from 'vitest'
import { createSpeechMeter, type SpeechMeter } from './speech-meter'

const STEP_MS = 50
const hear = (meter: SpeechMeter, rms: number, forMs: number) => {
  for (let at = 0; at < forMs; at += STEP_MS) meter.measure(rms, STEP_MS)
}

test('silence does not count as speech', () => {
  const meter = createSpeechMeter()
  hear(meter, 0.001, 10_000)
  expect(meter.speechMs()).toBe(0)
})

test('a steady fan counts as background noise, not as speech', () => {
  const meter = createSpeechMeter()
  hear(meter, 0.02, 1000)
  expect(meter.speechMs()).toBeLessThan(1100)
  hear(meter, 0.012, 60_000)
  expect(meter.speechMs()).toBeLessThan(1500)
})

test('short pauses count as speech, and long ones don’t', () => {
  const meter = createSpeechMeter()
  for (let word = 0; word < 10; word += 1) {
    hear(meter, 0.1, 400)
    hear(meter, 0.001, 200)
  }
  expect(meter.speechMs()).toBeGreaterThanOrEqual(5800)
  const before = meter.speechMs()
  hear(meter, 0.001, 5000)
  expect(meter.speechMs() - before).toBeLessThanOrEqual(350)
})

test('the time in which the page slept does not count as speech', () => {
  const meter = createSpeechMeter()
  meter.measure(0.1, 60_000)
  expect(meter.speechMs()).toBe(250)
})

test('speech before a reload counts', () => {
  expect(createSpeechMeter(3000).speechMs()).toBe(3000)
})
