import { followNode } from '../follow-level'
import { microphoneNode } from '../microphone-node'
import type { WorkletCommand, WorkletEvent } from './pcm-messages'
import workletUrl from './pcm-worklet?worker&url'

/** Sound of the microphone, timed by the audio context's clock. */
export interface SoundHandlers {
  onLevel: (level: { soundEndMs: number; rms: number }) => void
  onPcm: ((frame: { soundEndMs: number; samples: Int16Array<ArrayBuffer> }) => void) | null
}

export interface SoundSource {
  /** Sends pieces of sound to this port from now on; null: stops. Needs a worklet. */
  toDetector: ((port: MessagePort | null) => void) | null
  close: () => void
}

const loaded = new WeakMap<BaseAudioContext, Promise<void>>()

/** Loaded once per context. A failed load is retried the next time. */
function loadWorklet(context: AudioContext): Promise<void> {
  const known = loaded.get(context)
  if (known !== undefined) return known
  const loading = context.audioWorklet.addModule(new URL(workletUrl, globalThis.location.href).href)
  loaded.set(context, loading)
  loading.catch(() => loaded.delete(context))
  return loading
}

function openWorklet(context: AudioContext, input: AudioNode, handlers: SoundHandlers): SoundSource {
  const node = new AudioWorkletNode(context, 'candor-pcm', {
    numberOfInputs: 1,
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: { wantsPcm: handlers.onPcm !== null },
  })
  const postCommand = (wish: WorkletCommand, transfer: Transferable[] = []) => node.port.postMessage(wish, transfer)
  node.port.onmessage = ({ data }: MessageEvent<WorkletEvent>) => {
    if (data.kind === 'closed') return
    const soundEndMs = (data.endFrame / context.sampleRate) * 1000
    if (data.kind === 'level') handlers.onLevel({ soundEndMs, rms: data.rms })
    else handlers.onPcm?.({ soundEndMs, samples: data.samples })
  }
  input.connect(node)
  return {
    toDetector: (port) => postCommand({ kind: 'detector', port }, port === null ? [] : [port]),
    // A disconnected node is never run again and so never freed. It must report its own end first.
    close: () => {
      postCommand({ kind: 'close' })
      node.port.onmessage = ({ data }: MessageEvent<WorkletEvent>) => {
        if (data.kind !== 'closed') return
        node.port.onmessage = null
        node.port.close()
        input.disconnect(node)
      }
    },
  }
}

function openAnalyser(context: AudioContext, input: AudioNode, handlers: SoundHandlers): SoundSource {
  const stop = followNode(input, context, (rms) => handlers.onLevel({ soundEndMs: context.currentTime * 1000, rms }))
  return { toDetector: null, close: stop }
}

/** Uses an audio worklet if available, else polls the loudness. Null: the stream has no sound. */
export async function openSoundSource(
  context: AudioContext,
  stream: MediaStream,
  handlers: SoundHandlers,
): Promise<SoundSource | null> {
  const hasWorklet = 'audioWorklet' in context && 'AudioWorkletNode' in globalThis
  const isLoaded =
    hasWorklet &&
    (await loadWorklet(context).then(
      () => true,
      () => false,
    ))
  const input = microphoneNode(context, stream)
  if (input === null) return null
  return isLoaded ? openWorklet(context, input, handlers) : openAnalyser(context, input, handlers)
}
