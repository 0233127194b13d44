import type { CurrentTurn } from '@candor/contract'
import { expect, test } from 'vitest'
import { buildSpokenTurn } from './spoken-turn'

const current: CurrentTurn = {
  turn: 3,
  answerId: 'a',
  take: 1,
  questionText: 'Why?',
  questionNumber: 2,
  questionCount: 4,
  isFollowUp: false,
  minCharacters: null,
}
const recorded = { segmentCount: 2, durationMs: 9000 }
const recognized = [
  { text: 'hello there', startMs: 0, endMs: 900 },
  { text: 'I am Lan', startMs: 1000, endMs: 2000 },
]

test('words recognized on the device are sent with their times', () => {
  expect(
    buildSpokenTurn('s', current, { mode: 'chat', source: 'device', typed: '', recognized, speechMs: 6000, recorded }),
  ).toEqual({
    sessionId: 's',
    turn: 3,
    take: 1,
    mode: 'chat',
    text: 'hello there I am Lan',
    source: 'device',
    segments: recognized,
    speechMs: 6000,
    durationMs: 9000,
    segmentCount: 2,
  })
})

test('text typed next to the video is the answer, and the server isn’t asked to recognize speech', () => {
  const turn = buildSpokenTurn('s', current, {
    mode: 'chat',
    source: 'typed',
    typed: 'Hello',
    recognized: [],
    speechMs: 0,
    recorded,
  })
  expect(turn).toMatchObject({ text: 'Hello', source: 'typed', speechMs: null, segmentCount: 2 })
})

test('an answer without recognized words on this device sends only the recording', () => {
  for (const source of ['server', 'device', 'typed'] as const) {
    const turn = buildSpokenTurn('s', current, {
      mode: 'chat',
      source,
      typed: ' ',
      recognized: [],
      speechMs: 6000,
      recorded,
    })
    expect(turn).toMatchObject({ text: null, source: 'server', segments: null, speechMs: 6000 })
  }
})
