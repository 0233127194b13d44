import { setTimeout as delay } from 'node:timers/promises'
import { writeWav } from '../../audio/wav'
import type { FakeSpeechMode } from './fake-speech-mode'
import { type WireSegment, type WireTranscription, wireTranscription } from './scripted-speech'
import { playFault, sendWhole, type WireExchange, type WireFault } from './wire-faults'

export type FakeExchange = Omit<WireExchange, 'contentType'> & {
  /** Whether the right answer is a WAV rather than a transcription. */
  readonly isSound: boolean
}

/** Sends the answer the mode asks for. */
export async function misbehave(mode: FakeSpeechMode, exchange: FakeExchange): Promise<void> {
  const wire: WireExchange = { ...exchange, contentType: exchange.isSound ? 'audio/wav' : 'application/json' }
  switch (mode.kind) {
    case 'ok':
      return sendWhole(wire, exchange.right)
    case 'slow':
      await delay(mode.delayMs)
      return sendWhole(wire, exchange.right)
    case 'bad_json':
    case 'wrong_shape':
    case 'empty':
    case 'hallucination':
    case 'reversed_words':
    case 'reversed_segments':
    case 'no_words':
    case 'text_only':
      return sendWhole(wire, wrongContent(mode, exchange))
    default:
      return playFault(mode, wire)
  }
}

type WrongContent = Exclude<FakeSpeechMode, WireFault | { readonly kind: 'ok' | 'slow' }>

/** The body of a whole answer with status 200 whose content is not what was asked for. */
function wrongContent(mode: WrongContent, exchange: FakeExchange): Buffer {
  switch (mode.kind) {
    case 'bad_json':
      return Buffer.from('{"text":"SECRET-OF-THE-PROVIDER')
    case 'wrong_shape':
      return Buffer.from('{"choices":[{"message":"SECRET-OF-THE-PROVIDER"}]}')
    case 'empty':
      return exchange.isSound ? Buffer.from(writeWav(new Float32Array(0), 16_000)) : changed(exchange, emptied)
    case 'hallucination':
      return changed(exchange, hallucinate)
    case 'reversed_words':
      return changed(exchange, (right) => ({ ...right, words: right.words.toReversed() }))
    case 'reversed_segments':
      return changed(exchange, (right) => ({ ...right, segments: right.segments.map(backwards) }))
    case 'no_words':
      return changed(exchange, ({ words: _, ...rest }) => rest)
    case 'text_only':
      return changed(exchange, ({ text }) => ({ text }))
  }
}

function backwards(segment: WireSegment): WireSegment {
  return { ...segment, start: segment.end, end: segment.start }
}

/** A transcription changed by `change`; for speech, where the change has no meaning, the right sound. */
function changed({ isSound, right }: FakeExchange, change: (right: WireTranscription) => unknown): Buffer {
  if (isSound) return right
  const transcription: WireTranscription = JSON.parse(right.toString('utf8'))
  return Buffer.from(JSON.stringify(change(transcription)))
}

function emptied({ duration }: WireTranscription) {
  return { task: 'transcribe', duration, text: '', segments: [], words: [] }
}

function hallucinate({ language, duration }: WireTranscription) {
  const isVietnamese = language === 'vietnamese'
  const text = isVietnamese ? 'Cảm ơn các bạn đã theo dõi!' : 'Thank you for watching.'
  const wire = wireTranscription(text, isVietnamese ? 'vi' : 'en', duration * 1000)
  return {
    ...wire,
    segments: wire.segments.map((segment) => ({ ...segment, no_speech_prob: 0.86, avg_logprob: -0.4 })),
  }
}
