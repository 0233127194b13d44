import { appendSilence, type MeteredTextToSpeech, SpeechError } from '@candor/ai'
import type { Clip, Utterance } from '../ports'

/** The longest wait for a voice, whatever its adapter allows. */
const deadlineMs = 20_000
const sentencePauseMs = 240
const clausePauseMs = 120

/** The breath a speaker takes after a part, so that parts can be played one directly after the other. */
export const pauseAfterMs = (text: string): number => {
  if (/[.?!…]["'”’)\]]*$/.test(text)) return sentencePauseMs
  return /[,;:–—]["'”’)\]]*$/.test(text) ? clausePauseMs : 0
}

const rejectAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(new SpeechError('timeout', `no voice within ${deadlineMs} ms`))
    signal.addEventListener('abort', give, { once: true })
  })

/** The sound of one part with its breath. Throws only what the voice throws, and ends at the deadline by itself. */
export const makePart = async (
  voice: MeteredTextToSpeech,
  { text, language, voice: persona, account }: Utterance,
): Promise<Clip> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), deadlineMs)
  try {
    const own = persona === undefined ? {} : { persona }
    const call = voice.synthesize({
      text,
      language,
      signal: stop.signal,
      use: { ...account, purpose: 'voice' },
      ...own,
    })
    const { audio, mime, durationMs } = await Promise.race([call, rejectAt(stop.signal)])
    const pauseMs = pauseAfterMs(text)
    if (mime === 'audio/mpeg' || pauseMs === 0) return { mime, durationMs, bytes: audio }
    const longer = appendSilence(audio, pauseMs)
    return { mime, durationMs: durationMs === null ? null : durationMs + pauseMs, bytes: longer }
  } finally {
    clearTimeout(timer)
  }
}
