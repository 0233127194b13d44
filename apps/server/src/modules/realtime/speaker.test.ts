import type { ServerMessage } from '@candor/contract'
import { decodeVoiceFrame } from '@candor/domain'
import { describe, expect, test } from 'vitest'
import { instantVoice } from '../../testing/realtime-server'
import type { Clip, Utterance, VoiceCache } from './ports'
import { Speaker } from './speaker'

const account = { organizationId: 'o', sessionId: 's' }
const clip: Clip = { mime: 'audio/wav', durationMs: 1_000, bytes: Uint8Array.of(1) }

const describeMessage = (message: ServerMessage | 'sound'): string => {
  if (message === 'sound') return message
  if (message.type === 'speak') return `${message.text} as ${message.seq} (${message.utterance})`
  if (message.type === 'said') return `${message.utterance} is ${message.seq}`
  return message.type === 'hush' ? `hush ${message.utterance}` : message.type
}

const open = (voice: VoiceCache | null = instantVoice, isWanted = true) => {
  const sent: (ServerMessage | 'sound')[] = []
  let nowMs = 0
  const speaker = new Speaker({
    voice,
    timers: { nowMs: () => nowMs },
    toUtterance: (text): Utterance => ({ text, language: 'en', account }),
    isWanted,
    output: {
      send: (message) => sent.push(message),
      sendBytes: (bytes) => {
        if (decodeVoiceFrame(bytes) !== null) sent.push('sound')
      },
    },
  })
  const pass = (ms: number): void => {
    nowMs += ms
  }
  const said = (): string[] => sent.map(describeMessage)
  return { speaker, sent, said, pass }
}

/** Words by words: each is a part; its sound is there when it is asked for the second time, or never. */
const wordVoice = (missing: ReadonlySet<string>): VoiceCache => ({
  splitParts: (line) => line.text.split(' ').map((text) => ({ ...line, text })),
  prepare: () => undefined,
  ready: () => null,
  get: async (part) => (missing.has(part.text) ? null : clip),
})

describe('a predicted utterance', () => {
  test('is sent at once, and not sent again when the journal contains it', () => {
    const { speaker, said } = open()
    speaker.speakAhead([{ seq: 3, text: 'Okay.' }])
    expect(said()).toEqual(['Okay. as 3 (1)', 'sound'])
    speaker.speakAhead([
      { seq: 3, text: 'Okay.' },
      { seq: 4, text: 'What then?' },
    ])
    speaker.reconcile(
      [
        { seq: 3, text: 'Okay.' },
        { seq: 4, text: 'What then?' },
      ],
      4,
    )
    expect(said().slice(2)).toEqual(['What then? as 4 (2)', 'sound'])
  })

  test('becomes the journal entry if that has the same text under another number', () => {
    const { speaker, said } = open()
    speaker.speakAhead([{ seq: 3, text: 'Okay.' }])
    speaker.reconcile([{ seq: 5, text: 'Okay.' }], 5)
    expect(said()).toEqual(['Okay. as 3 (1)', 'sound', '1 is 5'])
  })

  test('is retracted if the journal differs, and the journal’s utterance is spoken', () => {
    const { speaker, said } = open()
    speaker.speakAhead([{ seq: 3, text: 'What then?' }])
    speaker.reconcile([{ seq: 3, text: 'Our time is up.' }], 3)
    expect(said().slice(2)).toEqual(['hush 1', 'Our time is up. as 3 (2)', 'sound'])
    speaker.speakAhead([{ seq: 4, text: 'And then?' }])
    speaker.retract()
    expect(said().at(-1)).toBe('hush 3')
  })

  test('is not repeated if it was already spoken outside the journal', () => {
    const { speaker, said } = open()
    speaker.sayOutsideJournal('Okay.')
    speaker.speakAhead([{ seq: 3, text: 'Okay.' }])
    speaker.reconcile([{ seq: 3, text: 'Okay.' }], 3)
    expect(said()).toEqual(['Okay. as null (1)', 'sound', '1 is 3'])
  })
})

describe('sound that is unavailable', () => {
  test('leaves the utterance to the browser: no sound is sent, retracted or reported as played', async () => {
    for (const { speaker, sent } of [open(null), open(instantVoice, false), open(wordVoice(new Set(['Okay.'])))]) {
      speaker.sayOutsideJournal('Okay.')
      speaker.speakAhead([{ seq: 3, text: 'Okay.' }])
      await speaker.settled()
      speaker.retract()
      expect(sent).toEqual([])
    }
  })

  test('is sent as words after the first part, so that the candidate does not wait for it', async () => {
    const { speaker, sent } = open(wordVoice(new Set(['three'])))
    speaker.reconcile([{ seq: 1, text: 'one two three four' }], 1)
    await speaker.settled()
    expect(sent.filter((message) => message !== 'sound')).toMatchObject([
      { part: 0, text: 'one', isLast: false },
      { part: 1, text: 'two', isLast: false },
      { part: 2, text: 'three four', isLast: true, mime: null },
    ])
  })

  test('is not sent after the browser has stopped all sound', async () => {
    const { speaker, sent } = open(wordVoice(new Set()))
    speaker.reconcile([{ seq: 1, text: 'one two' }], 1)
    speaker.stop()
    await speaker.settled()
    expect(sent).toEqual([])
  })
})

test('the remaining listening time decreases with time, and is zero once everything was played', () => {
  const { speaker, pass } = open()
  speaker.reconcile(
    [
      { seq: 1, text: 'one' },
      { seq: 2, text: 'two' },
    ],
    2,
  )
  expect(speaker.unplayedMs()).toBe(200)
  pass(150)
  expect(speaker.unplayedMs()).toBe(50)
  speaker.markPlayed(1)
  expect(speaker.unplayedMs()).toBe(50)
  speaker.markPlayed(2)
  expect(speaker.unplayedMs()).toBe(0)
})
