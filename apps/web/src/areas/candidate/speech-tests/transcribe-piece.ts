import { encodeWav } from '../../../shared/speech/detection/encode-wav'
import { DETECTION_HZ } from '../../../shared/speech/detection/pcm-messages'
import { openDraft } from '../draft'

/** Why there are no words. */
export type NoWords = 'busy' | 'unavailable' | 'none'
export type PieceWords = { text: string } | NoWords

const ADDRESS = '/api/interview/interview/speech-test'
const refusals: Record<number, NoWords> = { 404: 'none', 429: 'busy' }

const readText = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' ? value.text : null

/** Sends one piece of speech to be turned into words; the server keeps nothing of it. */
export async function transcribePiece(
  samples: Int16Array,
  { linkId, language }: { linkId: string; language: string },
): Promise<PieceWords> {
  const code = openDraft(linkId).readCode()
  const query = new URLSearchParams({ linkId, language, ...(code === null ? {} : { code }) })
  try {
    const response = await fetch(`${ADDRESS}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'audio/wav' },
      body: encodeWav(samples, DETECTION_HZ),
    })
    if (!response.ok) return refusals[response.status] ?? 'unavailable'
    const text = readText(await response.json())
    return text === null ? 'unavailable' : { text }
  } catch {
    return 'unavailable'
  }
}
