import { expect, test } from 'vitest'
import { writeReport } from './diagnostic-report'

const run = {
  engine: 'energy' as const,
  passedOver: [{ engine: 'silero' as const, reason: 'notLoaded' as const }],
  readyMs: 812,
  isSpeaking: false,
  speechMs: 5400,
  segments: [
    {
      id: 1,
      startMs: 2000,
      startKnownAfterMs: 94,
      endMs: 7400,
      endKnownAfterMs: 230,
      words: { state: 'done' as const, text: 'My secret salary is high', tookMs: 340 },
    },
  ],
}

test('the report contains the facts that support needs and no spoken words', () => {
  const report = writeReport({
    kind: 'whisper',
    browser: 'a browser',
    takenAt: '2026-11-22T00:00:00.000Z',
    run,
    echo: { echoDb: 21.5, roomDb: -52, likeness: 0.9, delayMs: 96, isHigh: true },
    sound: { contextState: 'running', rateHz: 48_000, baseLatencyMs: 10 },
    track: { echoCancellation: true, deviceId: 'secret-device', sampleRate: 48_000 },
  })
  expect(report).toContain('Engine: energy, ready after 812 ms')
  expect(report).toContain('Passed over: silero (notLoaded)')
  expect(report).toContain('Echo: 21.5 dB over the room (-52 dB), likeness 0.9, delay 96 ms, high')
  expect(report).toContain('1. 2000-7400 ms, known after 94/230 ms, 5 words in 340 ms')
  expect(report).not.toMatch(/secret/)
})

test('the report can be written before any test has run', () => {
  const report = writeReport({
    kind: 'silero',
    browser: 'b',
    takenAt: 't',
    run: null,
    echo: undefined,
    sound: null,
    track: null,
  })
  expect(report).toContain('Engine: none')
  expect(report).toContain('Echo: not measured')
})
