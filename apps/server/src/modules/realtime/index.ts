import { join } from 'node:path'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { errorType } from '../../platform/error-type'
import { createContactWriter, type SessionPorts, type SessionWatch } from '../sessions'
import { createInterviewSocket } from './interview-socket'
import { systemTimers } from './realtime-context'
import { createRealtimeRoutes } from './routes'
import { createLiveTranscription } from './transcription'
import { createVoiceCache } from './voice'
import { prepareSessionVoice } from './voice/prepare-voice'
import { createVoiceHandler } from './voice/serve-utterance-sound'

/**
 * The WebSocket of an interview: turn taking, speech in and out, predictions. The sessions module decides what counts.
 */
export const createRealtime = (
  deps: Deps,
  options: { readonly os: Implementer; readonly ports: SessionPorts; readonly watch: SessionWatch },
) => {
  const { os, ports, watch } = options
  const voice = createVoiceCache(deps, { voice: ports.voice, cacheDir: join(deps.env.dataDir, 'voice-cache') })
  const socket = createInterviewSocket({
    deps,
    ports,
    watch,
    contacts: createContactWriter(deps),
    voiceCache: ports.voice === null ? null : voice,
    // The conversation transcribes nothing before it knows that the candidate agreed.
    createTranscription: createLiveTranscription(deps, { speechToText: ports.speechToText, hasConsent: () => true }),
    timers: systemTimers,
  })
  const prepare = ({ sessionId }: { readonly sessionId: string }): void => {
    prepareSessionVoice({ deps, voice }, sessionId).catch((error: unknown) =>
      deps.log.warn({ sessionId, kind: errorType(error) }, 'the voice was not prepared'),
    )
  }
  if (ports.voice !== null) deps.events.on('session.started', prepare)
  return {
    routes: { live: createRealtimeRoutes(deps, { os, ports, socket }) },
    raw: { voice: createVoiceHandler({ deps, voice }) },
    sockets: { stream: socket.handler },
    async stop(): Promise<void> {
      deps.events.off('session.started', prepare)
      await socket.settled()
    },
  }
}
