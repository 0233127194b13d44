import type { SpeechLanguage } from '../ports/speech-to-text'

/** One answer the fake recognizer "hears", whatever the audio says. */
export type ScriptedAnswer = { readonly text: string }

/**
 * Answers for wiring tests where no recognizer exists (Vietnamese) or is wanted. Invented, not the words of real
 * people.
 */
export const scriptedAnswers: Readonly<Record<SpeechLanguage, readonly ScriptedAnswer[]>> = {
  en: [
    {
      text: 'In my last job I led a team of four people. We moved the payment service to a new database in three months without any downtime.',
    },
    {
      text: 'A customer complained that her reports were late. I looked at the logs, found one slow query, and the reports now take two minutes instead of forty.',
    },
    { text: 'I am not sure. Could I think about it for a moment?' },
  ],
  vi: [
    {
      text: 'Ở công ty cũ, em phụ trách một nhóm bốn người. Trong ba tháng, bọn em đã chuyển hệ thống thanh toán sang cơ sở dữ liệu mới mà không phải dừng dịch vụ.',
    },
    {
      text: 'Có lần một khách hàng than phiền vì báo cáo bị chậm. Em xem lại nhật ký, tìm ra một câu truy vấn chạy lâu, và sau khi sửa thì báo cáo chỉ còn mất hai phút.',
    },
    { text: 'Em chưa chắc lắm. Cho em suy nghĩ một chút được không ạ?' },
  ],
}

type Timed = { readonly start: number; readonly end: number }
export type WireWord = Timed & { readonly word: string; readonly probability: number }
export type WireSegment = Timed & {
  readonly id: number
  readonly text: string
  readonly no_speech_prob: number
  readonly avg_logprob: number
}
export type WireTranscription = {
  readonly task: 'transcribe'
  readonly language: string
  readonly duration: number
  readonly text: string
  readonly words: readonly WireWord[]
  readonly segments: readonly WireSegment[]
}

const secondsPerWord = 0.36
const languageNames: Readonly<Record<SpeechLanguage, string>> = { en: 'english', vi: 'vietnamese' }

function roundSeconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}

/**
 * The `verbose_json` an OpenAI-compatible server would send for a text: words spread evenly over the audio (or at a normal
 * pace where its length is unknown), one segment for each sentence.
 */
export function buildScriptedTranscription(
  text: string,
  language: SpeechLanguage,
  audioMs: number | null,
): WireTranscription {
  const spoken = text.split(/\s+/).filter((word) => word !== '')
  const duration = audioMs === null ? spoken.length * secondsPerWord : audioMs / 1000
  const step = spoken.length === 0 ? 0 : duration / spoken.length
  const words = spoken.map((word, index) => ({
    word,
    start: roundSeconds(index * step),
    end: roundSeconds((index + 0.9) * step),
    probability: 0.9,
  }))
  return toWireTranscription({ text, words, durationSeconds: duration }, language)
}

/** A word the fake heard in the recording itself. */
export type FakeRecognizedWord = { readonly text: string; readonly startMs: number; readonly endMs: number }

/** The same for words that have their own times. */
export function buildTimedTranscription(
  recognizedWords: readonly FakeRecognizedWord[],
  language: SpeechLanguage,
  audioMs: number | null,
): WireTranscription {
  const words = recognizedWords.map(({ text, startMs, endMs }) => ({
    word: text,
    start: startMs / 1000,
    end: endMs / 1000,
    probability: 0.9,
  }))
  const text = recognizedWords.map((word) => word.text).join(' ')
  return toWireTranscription(
    { text, words, durationSeconds: (audioMs ?? recognizedWords.at(-1)?.endMs ?? 0) / 1000 },
    language,
  )
}

type Spoken = { readonly text: string; readonly words: readonly WireWord[]; readonly durationSeconds: number }

function toWireTranscription({ text, words, durationSeconds }: Spoken, language: SpeechLanguage): WireTranscription {
  const segments = splitSentences(words).map((sentence, id) => ({
    id,
    text: sentence.map((word) => word.word).join(' '),
    start: sentence[0]?.start ?? 0,
    end: sentence.at(-1)?.end ?? 0,
    no_speech_prob: 0.01,
    avg_logprob: -0.2,
  }))
  return {
    task: 'transcribe',
    language: languageNames[language],
    duration: roundSeconds(durationSeconds),
    text,
    words,
    segments,
  }
}

function splitSentences(words: readonly WireWord[]): readonly (readonly WireWord[])[] {
  const sentences: WireWord[][] = [[]]
  for (const word of words) {
    sentences.at(-1)?.push(word)
    if (/[.?!]$/.test(word.word)) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}
