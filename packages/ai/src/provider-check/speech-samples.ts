import { readFile } from 'node:fs/promises'
import type { SpeechAudio, SpeechLanguage } from '../ports/speech-to-text'

/** What the bundled recordings say. No numbers and no names: every spelling of them would be right. */
export const sampleTexts: Readonly<Record<SpeechLanguage, string>> = {
  en: 'Last spring two suppliers delivered late. I called both of them and we agreed on a new schedule. After that every order arrived on time.',
  vi: 'Tháng trước có một đơn hàng bị giao trễ. Tôi gọi cho khách hàng để xin lỗi và hẹn ngày giao mới. Sau đó khách hàng rất hài lòng.',
}

/** The bundled recording of a language: synthetic speech that may ship (samples/NOTICE). */
export async function readSpeechSample(language: SpeechLanguage): Promise<SpeechAudio> {
  const path = new URL(`../../samples/speech-${language}.wav`, import.meta.url)
  return { bytes: new Uint8Array(await readFile(path)), mime: 'audio/wav' }
}
