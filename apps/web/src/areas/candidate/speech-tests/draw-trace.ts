import type { DetectionFrame } from '../../../shared/speech/detection/speech-detector'

export interface TraceColors {
  probability: string
  fill: string
  speech: string
  level: string
  line: string
}

export interface TraceView {
  frames: readonly DetectionFrame[]
  /** The right edge, and how much is shown. */
  nowMs: number
  spanMs: number
  threshold: number
}

interface Surface {
  context: CanvasRenderingContext2D
  width: number
  height: number
}

/** Of the height: the band beneath that is lit where speech was found. */
const BAND = 0.1
const QUIETEST_DB = -70

const getLevelHeight = (levelDb: number): number => Math.min(1, Math.max(0, 1 - levelDb / QUIETEST_DB))

/** Probability as a filled curve, loudness as a thin one, found speech as a band beneath. */
export function drawTrace({ context, width, height }: Surface, view: TraceView, colors: TraceColors): void {
  const { frames, nowMs, spanMs, threshold } = view
  const plot = height * (1 - BAND) - 4
  const x = (atMs: number) => width - ((nowMs - atMs) / spanMs) * width
  const y = (share: number) => 1 + (1 - share) * (plot - 2)
  const visible = frames.filter(({ atMs }) => nowMs - atMs <= spanMs)
  context.clearRect(0, 0, width, height)

  context.strokeStyle = colors.line
  context.lineWidth = 1
  for (const share of [0, threshold, 1]) {
    context.setLineDash(share === threshold ? [4, 4] : [])
    context.beginPath()
    context.moveTo(0, y(share))
    context.lineTo(width, y(share))
    context.stroke()
  }
  context.setLineDash([])
  for (const [index, frame] of visible.entries()) {
    if (!frame.isSpeaking) continue
    const from = x(visible[index - 1]?.atMs ?? frame.atMs - 32)
    context.fillStyle = colors.speech
    context.fillRect(from, height * (1 - BAND), Math.max(1, x(frame.atMs) - from + 0.5), height * BAND)
  }
  const first = visible[0]
  if (first === undefined) return
  const curve = (getShare: (frame: DetectionFrame) => number) => {
    context.beginPath()
    context.moveTo(x(first.atMs), y(getShare(first)))
    for (const frame of visible) context.lineTo(x(frame.atMs), y(getShare(frame)))
  }
  const last = visible.at(-1) ?? first
  curve(({ probability }) => probability)
  context.lineTo(x(last.atMs), y(0))
  context.lineTo(x(first.atMs), y(0))
  context.closePath()
  context.fillStyle = colors.fill
  context.fill()
  curve(({ levelDb }) => getLevelHeight(levelDb))
  context.strokeStyle = colors.level
  context.stroke()
  curve(({ probability }) => probability)
  context.strokeStyle = colors.probability
  context.lineWidth = 2
  context.stroke()
}
