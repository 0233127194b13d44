import { SpeechError } from '@candor/ai'

/** A recording that used up its time or memory, or ended its worker: probably the recording is the cause. */
export class AudioOverrunError extends SpeechError {
  override readonly name = 'AudioOverrunError'
}
