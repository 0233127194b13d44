import { rootMeanSquare } from '../root-mean-square'
import { createChunker } from './chunker'
import {
  DETECTION_HZ,
  PCM_SAMPLES,
  PIECE_SAMPLES,
  type SoundPiece,
  type WorkletCommand,
  type WorkletEvent,
} from './pcm-messages'
import { createResampler, toInt16 } from './resampler'

/** Globals of an audio worklet that the DOM library's types lack. */
declare const sampleRate: number
declare const currentFrame: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new (options: AudioWorkletNodeOptions) => unknown): void

const MAX_BLOCK_GAP = 1

/** Turns the microphone into mono at 16 kHz: pieces for a detector, 40 ms frames where they were asked for, levels for the page. */
class PcmProcessor extends AudioWorkletProcessor {
  private readonly resampler = createResampler(sampleRate, DETECTION_HZ)
  private readonly framesPerSample = sampleRate / DETECTION_HZ
  private detector: MessagePort | null = null
  private state: 'open' | 'closing' = 'open'
  private nextFrame = -1
  private blockEndFrame = 0
  private blockSamples = 0
  private readonly pieces = createChunker(PIECE_SAMPLES, (samples, end) =>
    this.postPiece(samples, this.getFrameAt(end)),
  )
  private readonly pcm = createChunker(PCM_SAMPLES, (samples, end) => {
    const frame = toInt16(samples)
    this.post({ kind: 'pcm', endFrame: this.getFrameAt(end), samples: frame }, [frame.buffer])
  })
  private readonly wantsPcm: boolean

  constructor(options: AudioWorkletNodeOptions) {
    super()
    this.wantsPcm = options.processorOptions?.wantsPcm === true
    this.port.onmessage = ({ data }: MessageEvent<WorkletCommand>) => {
      this.detector?.close()
      this.detector = data.kind === 'detector' ? data.port : null
      if (data.kind === 'close') this.state = 'closing'
    }
  }

  /** Posted by the audio thread once this processor has ended. Only then may the page disconnect it. */
  private finish(): false {
    this.post({ kind: 'closed' })
    this.port.close()
    return false
  }

  private post(event: WorkletEvent, transfer: Transferable[] = []) {
    this.port.postMessage(event, transfer)
  }

  /** The context's frame at which a sample of the current block ended. */
  private getFrameAt(end: number): number {
    return this.blockEndFrame - (this.blockSamples - end) * this.framesPerSample
  }

  private postPiece(samples: Float32Array<ArrayBuffer>, endFrame: number) {
    const rms = rootMeanSquare(samples)
    this.post({ kind: 'level', endFrame, rms })
    const piece: SoundPiece = { endFrame, rms, samples }
    this.detector?.postMessage(piece, [samples.buffer])
  }

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const mono = input?.[0]
    if (this.state === 'closing') return this.finish()
    if (mono === undefined) return true
    // After a pause of the context, or of the input, two halves of different moments must not become one piece.
    if (this.nextFrame >= 0 && Math.abs(currentFrame - this.nextFrame) > MAX_BLOCK_GAP) {
      this.resampler.reset()
      this.pieces.reset()
      this.pcm.reset()
    }
    this.nextFrame = currentFrame + mono.length
    const samples = this.resampler.process(mono)
    this.blockEndFrame = this.nextFrame
    this.blockSamples = samples.length
    this.pieces.push(samples)
    if (this.wantsPcm) this.pcm.push(samples)
    return true
  }
}

registerProcessor('candor-pcm', PcmProcessor)
