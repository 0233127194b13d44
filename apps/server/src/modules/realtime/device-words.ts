import { answerTextLimits, type ClientMessage } from '@candor/contract'
import type { AnswerSegment } from '@candor/domain'
import type { RecognizedWords } from './ports'

type Words = Extract<ClientMessage, { type: 'words' }>

/** Words of one take that the device recognizes: final words stay, later results replace the rest. */
export class DeviceWords {
  #finals: readonly AnswerSegment[] = []
  #interim: AnswerSegment | null = null

  add({ text, isFinal, startMs, endMs }: Words): void {
    const segment = { text: text.trim(), startMs, endMs: Math.max(startMs, endMs) }
    if (!isFinal) {
      this.#interim = segment
      return
    }
    this.#interim = null
    const isKnown = this.#finals.some((known) => known.startMs === startMs && known.text === segment.text)
    if (isKnown || segment.text === '' || this.#finals.length >= answerTextLimits.segments) return
    this.#finals = [...this.#finals, segment]
  }

  getWords(): RecognizedWords {
    const isInterim = this.#interim !== null && this.#interim.text !== ''
    const segments = isInterim && this.#interim !== null ? [...this.#finals, this.#interim] : this.#finals
    return { text: segments.map((segment) => segment.text).join(' '), segments }
  }
}
