import type { SpeechEngine } from '../../../shared/speech/detection/speech-detector'

export const speechTestKinds = ['whisper', 'silero', 'webrtc'] as const
export type SpeechTestKind = (typeof speechTestKinds)[number]

const endings: Record<SpeechTestKind, string> = { whisper: '', silero: '/silero-direct', webrtc: '/webrtc-vad' }

export const speechTestPath = (linkId: string, kind: SpeechTestKind): string =>
  `/interview/${encodeURIComponent(linkId)}/whisper-test${endings[kind]}`

/** What listens on each page: the first as an interview does it. */
export const enginesByTest: Record<SpeechTestKind, SpeechEngine | 'auto'> = {
  whisper: 'auto',
  silero: 'silero',
  webrtc: 'webrtc',
}

const ofInterview = /^\/(?:practice\/)?interview\/([^/]+)/

/** The interview a page belongs to, by its address. */
export const parseLinkId = (pathname: string): string | null => ofInterview.exec(pathname)?.[1] ?? null
