import { expect, test } from 'vitest'
import { engineRules } from './engine-rules'
import { createSmoother } from './smoother'
import { createSpeechEdges, type EdgeRules, type SpeechChange, type SpeechEdges } from './speech-edges'

const STEP_MS = 32
const plain: EdgeRules = { positive: 0.5, negative: 0.35, startMs: 64, endMs: 192, lagMs: { start: 0, end: 0 } }

/** Feeds probabilities one step apart, starting at a given time. */
function feed(edges: SpeechEdges, probabilities: readonly number[], fromMs = 0): SpeechChange[] {
  return probabilities.flatMap((probability, index) => {
    const startMs = fromMs + index * STEP_MS
    return edges.process({ probability, startMs, endMs: startMs + STEP_MS }) ?? []
  })
}
const some = (count: number, probability: number): number[] => Array.from({ length: count }, () => probability)

test('start and end are reported at the moment they happened, not at the moment of certainty', () => {
  const edges = createSpeechEdges(plain)
  expect(feed(edges, [...some(10, 0.02), ...some(20, 0.9), ...some(10, 0.02)])).toEqual([
    { kind: 'started', atMs: 320, speechMs: 0 },
    { kind: 'ended', atMs: 960, speechMs: 640 },
  ])
  expect(edges.speechMs()).toBe(640)
})

test('a single loud piece counts as a click, and two count as a short word', () => {
  expect(feed(createSpeechEdges(plain), [0, 0.9, 0, 0, 0, 0.9, 0, 0, 0])).toEqual([])
  expect(feed(createSpeechEdges(plain), [0, 0.9, 0.9, ...some(8, 0)]).map(({ kind }) => kind)).toEqual([
    'started',
    'ended',
  ])
})

test('a stop within a word doesn’t end the speech, and a frame between the thresholds keeps the state', () => {
  const edges = createSpeechEdges(plain)
  expect(feed(edges, [...some(5, 0.9), ...some(5, 0.1), ...some(5, 0.9), ...some(9, 0.4)])).toHaveLength(1)
  expect(edges.isSpeaking()).toBe(true)
  expect(edges.speechMs()).toBe(24 * STEP_MS)
})

test('several stretches of speech add up, also after a restart with earlier speech', () => {
  const edges = createSpeechEdges(plain)
  edges.restart(3000)
  const word = [...some(10, 0.9), ...some(10, 0)]
  expect(feed(edges, [...word, ...word]).at(-1)?.speechMs).toBe(3640)
})

test('speech ends at its last frame when the sound stops in the middle of it', () => {
  const edges = createSpeechEdges(plain)
  feed(edges, some(10, 0.9))
  expect(edges.endSpeech()).toEqual({ kind: 'ended', atMs: 320, speechMs: 320 })
  expect(edges.endSpeech()).toBeNull()
})

test('a clock that is set back does not leave speech open forever', () => {
  const edges = createSpeechEdges(plain)
  feed(edges, some(10, 0.9), 60_000)
  expect(feed(edges, some(3, 0))[0]?.kind).toBe('ended')
  expect(feed(edges, [...some(5, 0.9), ...some(10, 0)], 200).map(({ kind }) => kind)).toEqual(['started', 'ended'])
})

test('a new engine that takes over in the middle of speech continues it', () => {
  const edges = createSpeechEdges(engineRules.energy)
  expect(feed(edges, some(10, 1))).toHaveLength(1)
  edges.setRules(plain)
  expect(feed(edges, [...some(10, 0.9), ...some(10, 0.1)], 320)).toEqual([{ kind: 'ended', atMs: 640, speechMs: 640 }])
})

test('with the WebRTC rules, seven voiced frames of ten begin speech and thirty unvoiced frames end it', () => {
  const smoother = createSmoother(10)
  const edges = createSpeechEdges(engineRules.webrtc)
  const changes: SpeechChange[] = []
  const frames = [...some(20, 0), ...some(60, 1), ...some(60, 0)]
  for (const [index, frame] of frames.entries()) {
    smoother.add(frame === 1)
    const change = edges.process({ probability: smoother.share(), startMs: index * 30, endMs: index * 30 + 30 })
    if (change) changes.push(change)
    if (index < 26) expect(changes).toEqual([])
    if (index < 80 + 29) expect(changes.length).toBeLessThan(2)
  }
  expect(changes.map(({ kind, atMs }) => [kind, atMs])).toEqual([
    ['started', 600],
    ['ended', 2400],
  ])
})
