import type { ChatEntry, ServerMessage } from '@candor/contract'
import { webLimits } from '@candor/domain'
import { beforeEach, expect, test } from 'vitest'
import { createLevel } from '../../../../shared/speech/level-source'
import type { PlaybackControl } from '../../../../shared/speech/playback-control'
import type { SpeechRequest, VoiceSource } from '../../../../shared/speech/speak'
import { InterviewerPlayer, type PlayerState } from './interviewer-player'

const entry = (seq: number, content: string, own: Partial<ChatEntry> = {}): ChatEntry => ({
  seq,
  content,
  timestamp: '2026-01-01T00:00:00.000Z',
  role: 'interviewer',
  type: 'question',
  turn: 1,
  voiceUrl: null,
  ...own,
})

interface Voice {
  saying: SpeechRequest
  speaking: PlaybackControl
  end: (spoken?: VoiceSource) => void
  isOver: boolean
}

let voices: Voice[]
let waits: { atMs: number; done: () => void }[]
let nowMs: number
let state: PlayerState
let played: string[]
let player: InterviewerPlayer

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
/** Advances virtual time and runs everything that waits for it. */
const pass = async (ms: number) => {
  const until = nowMs + ms
  await settle()
  for (;;) {
    const due = waits.filter(({ atMs }) => atMs <= until).sort((a, b) => a.atMs - b.atMs)[0]
    if (!due) break
    nowMs = due.atMs
    waits = waits.filter((wait) => wait !== due)
    due.done()
    await settle()
  }
  nowMs = until
}
const audible = () => voices.filter(({ isOver, speaking }) => !isOver && !speaking.pause.isPaused)
const texts = () => voices.map(({ saying }) => saying.text)
const endLast = async () => {
  voices.at(-1)?.end()
  await settle()
}
const make = (playedSeq = 0) =>
  new InterviewerPlayer({
    playedSeq,
    level: createLevel(),
    say: (saying, speaking) => {
      if (audible().length > 0) throw new Error('two voices at once')
      return new Promise<VoiceSource>((resolve) => {
        const voice: Voice = {
          saying,
          speaking,
          isOver: false,
          end: (spoken = 'server') => {
            voice.isOver = true
            resolve(spoken)
          },
        }
        // A fade continues for a moment after the abort.
        speaking.signal.addEventListener('abort', () => waits.push({ atMs: nowMs + 25, done: () => voice.end() }))
        voices.push(voice)
      })
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const wait = { atMs: nowMs + ms, done: resolve }
        waits.push(wait)
        signal.addEventListener('abort', () => {
          waits = waits.filter((entry) => entry !== wait)
          resolve()
        })
      }),
    onChange: (next) => {
      state = next
    },
    onPlayed: (seq) => played.push(`played ${seq}`),
  })
const journal = (messages: ChatEntry[], own: { graceMs?: number; isSilent?: boolean; rate?: number } = {}) =>
  player.update({ snapshot: { messages, language: 'en' }, isOpen: true, isSilent: false, graceMs: 0, ...own })
type Speak = Extract<ServerMessage, { type: 'speak' }>
const push = (utterance: number, seq: number | null, own: Partial<Speak> = {}) => {
  const message = { type: 'speak', utterance, seq, part: 0, isLast: true, text: 'Tell me.', durationMs: 900 } as const
  const speak: Speak = { ...message, mime: 'audio/wav', ...own }
  player.handleMessage(speak)
  if (speak.mime) player.handleSound({ utterance, part: speak.part, bytes: Uint8Array.of(utterance, speak.part) })
}

beforeEach(() => {
  voices = []
  waits = []
  nowMs = 0
  played = []
  player = make()
})

test('messages are spoken one after another in the journal’s order, each removed 700 ms after it was spoken', async () => {
  journal([entry(1, 'Hello.'), entry(3, 'I see.'), entry(5, 'A question?')])
  await settle()
  expect(texts()).toEqual(['Hello.'])
  await endLast()
  expect(state.playedSeq).toBe(0)
  await pass(webLimits.messageRemovalDelayMs - 1)
  expect(texts()).toEqual(['Hello.'])
  await pass(1)
  expect(state.playedSeq).toBe(1)
  expect(texts()).toEqual(['Hello.', 'I see.'])
  expect(played).toEqual(['played 1'])
})

test('streamed sound is played part by part instead of fetched sound, and its journal entry is not played again', async () => {
  journal([entry(4, 'Tell me. What went wrong?', { voiceUrl: '/voice' })], { graceMs: 350 })
  push(1, 4, { isLast: false })
  push(1, 4, { part: 1, text: 'What went wrong?' })
  await pass(50)
  expect(voices[0]?.saying).toEqual(expect.objectContaining({ voiceUrl: null, sound: Uint8Array.of(1, 0) }))
  expect(state.caption).toBe('Tell me. What went wrong?')
  expect(state.closingSeq).toBeNull()
  await endLast()
  expect(texts()).toEqual(['Tell me.', 'What went wrong?'])
  expect(state.closingSeq).toBe(4)
  await endLast()
  await pass(webLimits.messageRemovalDelayMs)
  expect(state).toEqual(expect.objectContaining({ playedSeq: 4, isQuiet: true }))
  expect(texts()).toHaveLength(2)
})

test('sound that arrives before its journal entry is played at once', async () => {
  journal([])
  push(1, 12)
  await settle()
  expect(texts()).toEqual(['Tell me.'])
  journal([entry(12, 'Tell me.')])
  await endLast()
  await pass(webLimits.messageRemovalDelayMs)
  expect(texts()).toEqual(['Tell me.'])
  expect(state.playedSeq).toBe(12)
})

test('the player fetches the entry’s sound if none is streamed within a moment', async () => {
  journal([entry(2, 'Hello.', { voiceUrl: '/voice' })], { graceMs: 350 })
  await pass(300)
  expect(voices).toHaveLength(0)
  await pass(100)
  expect(voices[0]?.saying).toEqual(expect.objectContaining({ voiceUrl: '/voice', sound: null }))
})

test('an utterance that was played before its journal entry arrived is not played twice', async () => {
  push(3, null, { text: 'I see.' })
  journal([])
  await settle()
  expect(texts()).toEqual(['I see.'])
  player.handleMessage({ type: 'said', utterance: 3, seq: 9 })
  journal([entry(9, 'I see.')])
  await endLast()
  await pass(webLimits.messageRemovalDelayMs)
  push(4, null, { text: 'Thank you.' })
  await settle()
  await endLast()
  await pass(webLimits.messageRemovalDelayMs)
  player.handleMessage({ type: 'said', utterance: 4, seq: 11 })
  journal([entry(9, 'I see.'), entry(11, 'Thank you.')])
  await settle()
  expect(texts()).toEqual(['I see.', 'Thank you.'])
})

test('a stopped player is silent, and the next utterance waits until the last one has faded out', async () => {
  journal([entry(2, 'One.'), entry(4, 'Two.')], { graceMs: 350 })
  push(1, 2, { text: 'One.' })
  push(2, 4, { text: 'Two.' })
  await pass(50)
  player.handleMessage({ type: 'hush', utterance: 1 })
  expect(voices[0]?.speaking.signal.aborted).toBe(true)
  await settle()
  expect(texts()).toEqual(['One.'])
  await pass(25)
  expect(texts()).toEqual(['One.', 'Two.'])
  expect(state.playedSeq).toBe(2)
})

test('an utterance that the server revoked before its journal entry is dropped, and the journal’s replacement is played', async () => {
  journal([])
  push(1, 6, { text: 'Why did you wait?' })
  await settle()
  player.handleMessage({ type: 'hush', utterance: 1 })
  expect(state.playedSeq).toBe(0)
  journal([entry(6, 'The next question.')])
  await pass(25)
  expect(texts()).toEqual(['Why did you wait?', 'The next question.'])
})

test('a paused player resumes from the same place, and after a skip everything up to the question counts as asked', async () => {
  const question = entry(3, 'Why?')
  journal([entry(1, 'Hello.'), question])
  await settle()
  player.setPaused(true)
  expect(voices[0]?.speaking.pause.isPaused).toBe(true)
  expect(state.isSpeaking).toBe(false)
  player.setPaused(false)
  expect(voices[0]?.speaking.signal.aborted).toBe(false)
  expect(texts()).toEqual(['Hello.'])
  player.skipTo(question)
  await pass(1000)
  expect(texts()).toEqual(['Hello.'])
  expect(state).toEqual(expect.objectContaining({ playedSeq: 3, caption: 'Why?', isQuiet: true }))
  expect(played).toEqual(['played 3'])
})

test('the player shows the words and continues when a part never arrives', async () => {
  journal([entry(2, 'Tell me. What went wrong?'), entry(4, 'Next.')], { graceMs: 350 })
  push(1, 2, { isLast: false })
  await pass(50)
  await endLast()
  await pass(2100 + webLimits.messageRemovalDelayMs + 400)
  expect(state.playedSeq).toBe(2)
  expect(texts()).toEqual(['Tell me.', 'Next.'])
})

test('an utterance whose sound never arrives is spoken by another voice', async () => {
  journal([])
  player.handleMessage({
    type: 'speak',
    utterance: 1,
    seq: 2,
    part: 0,
    isLast: true,
    text: 'Tell me.',
    mime: 'audio/wav',
    durationMs: null,
  })
  await pass(2100)
  expect(voices[0]?.saying).toEqual(expect.objectContaining({ text: 'Tell me.', sound: null }))
})

test('a mute in the middle of a message silences it at once, and the words stay for as long as reading takes', async () => {
  const messages = [entry(1, 'Hello.')]
  journal(messages)
  await settle()
  journal(messages, { isSilent: true })
  expect(voices[0]?.speaking.signal.aborted).toBe(true)
  await pass(5000)
  expect(texts()).toEqual(['Hello.'])
  expect(state).toEqual(expect.objectContaining({ playedSeq: 1, isQuiet: true, caption: 'Hello.' }))
})

test('the player is silent while another tab has the session, and after a reclaim it repeats the message from its start', async () => {
  const session = { messages: [entry(1, 'Hello.')], language: 'en' as const }
  const input = { snapshot: session, isSilent: false, graceMs: 0 }
  player.update({ ...input, isOpen: true })
  await settle()
  player.update({ ...input, isOpen: false })
  await pass(5000)
  expect(audible()).toHaveLength(0)
  player.update({ ...input, isOpen: true })
  await settle()
  expect(texts()).toEqual(['Hello.', 'Hello.'])
})

test('a new socket restarts the numbering, and the player doesn’t confuse it with an earlier socket’s utterances', async () => {
  journal([])
  push(1, 7, { text: 'Old.', isLast: false })
  await settle()
  await endLast()
  player.handleMessage({ type: 'welcome', version: 1, session: { messages: [] } as never })
  push(1, 9, { text: 'New.' })
  await pass(2100 + webLimits.messageRemovalDelayMs)
  expect(texts().slice(-2)).toEqual(['Old.', 'New.'])
})

test('a question is spoken once more when it is repeated, at the pace that was chosen', async () => {
  const messages = [entry(2, 'What went wrong?', { voiceUrl: '/voice' })]
  journal(messages)
  await settle()
  await endLast()
  await pass(webLimits.messageRemovalDelayMs)
  expect(voices[0]?.speaking.rate).toBe(1)
  journal(messages, { rate: 0.8 })
  player.repeat(messages[0] ?? entry(0, ''))
  await settle()
  expect([texts(), voices[1]?.speaking.rate]).toEqual([['What went wrong?', 'What went wrong?'], 0.8])
  expect([state.isSpeaking, state.isQuiet, state.caption]).toEqual([true, false, 'What went wrong?'])
  player.repeat(messages[0] ?? entry(0, ''))
  await endLast()
  await pass(webLimits.messageRemovalDelayMs)
  expect([texts().length, state.isQuiet, state.playedSeq]).toEqual([2, true, 2])
})
