import { setTimeout as delay } from 'node:timers/promises'
import { writeWav } from '../audio/wav'
import type { FakeSpeechMode } from './fake-speech-mode'
import { buildScriptedTranscription, type WireSegment, type WireTranscription } from './scripted-speech'
import { playFault, sendWhole, type WireExchange, type WireFault } from './wire-faults'

export type FakeExchange = Omit<WireExchange, 'contentType'> & {
  /** Whether the right answer is a WAV rather than a transcription. */
  readonly isAudio: boolean
}

/** Sends the answer the mode asks for. */
export async function misbehave(mode: FakeSpeechMode, exchange: FakeExchange): Promise<void> {
  const wire: WireExchange = { ...exchange, contentType: exchange.isAudio ? 'audio/wav' : 'application/json' }
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
      return exchange.isAudio
        ? Buffer.from(writeWav(new Float32Array(0), 16_000))
        : changeTranscription(exchange, clearTranscription)
    case 'hallucination':
      return changeTranscription(exchange, buildHallucination)
    case 'reversed_words':
      return changeTranscription(exchange, (right) => ({ ...right, words: right.words.toReversed() }))
    case 'reversed_segments':
      return changeTranscription(exchange, (right) => ({ ...right, segments: right.segments.map(reverseTimes) }))
    case 'no_words':
      return changeTranscription(exchange, ({ words: _, ...rest }) => rest)
    case 'text_only':
      return changeTranscription(exchange, ({ text }) => ({ text }))
  }
}

function reverseTimes(segment: WireSegment): WireSegment {
  return { ...segment, start: segment.end, end: segment.start }
}

/** A transcription changed by `change`; for speech, where the change has no meaning, the right sound. */
function changeTranscription(
  { isAudio: isSound, right }: FakeExchange,
  change: (right: WireTranscription) => unknown,
): Buffer {
  if (isSound) return right
  const transcription: WireTranscription = JSON.parse(right.toString('utf8'))
  return Buffer.from(JSON.stringify(change(transcription)))
}

function clearTranscription({ duration }: WireTranscription) {
  return { task: 'transcribe', duration, text: '', segments: [], words: [] }
}

function buildHallucination({ language, duration }: WireTranscription) {
  const isVietnamese = language === 'vietnamese'
  const text = isVietnamese ? 'Cảm ơn các bạn đã theo dõi!' : 'Thank you for watching.'
  const wire = buildScriptedTranscription(text, isVietnamese ? 'vi' : 'en', duration * 1000)
  return {
    ...wire,
    segments: wire.segments.map((segment) => ({ ...segment, no_speech_prob: 0.86, avg_logprob: -0.4 })),
  }
}
