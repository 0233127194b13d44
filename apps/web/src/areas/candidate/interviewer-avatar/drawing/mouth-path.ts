import type { Pose } from '../pose/pose'

const MIDDLE_X = 160
const LINE_Y = 182

export interface DrawnMouth {
  /** The lips' outline; a line while the mouth is closed. */
  lips: string
  isOpen: boolean
  /** Where the tongue is seen. */
  tongue: { y: number; rx: number; ry: number }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The drawn mouth: corners go apart and up, the lower lip drops. */
export function drawMouth({ mouth, smile }: Pose): DrawnMouth {
  const half = round(20 * (1 + 0.28 * mouth.wide - 0.48 * mouth.round + 0.12 * smile - 0.1 * mouth.press))
  const lift = round(6 * smile * (1 - 0.7 * mouth.round))
  const drop = round(2 + 22 * mouth.jaw + 5 * mouth.round)
  const isOpen = mouth.jaw > 0.06 && mouth.press < 0.6
  const left = MIDDLE_X - half
  const right = MIDDLE_X + half
  const corner = round(LINE_Y - lift * 0.5)
  if (!isOpen) {
    const low = round(LINE_Y + lift * 2.2 - 2 * mouth.press)
    return {
      lips: `M${left} ${corner}Q${MIDDLE_X} ${low} ${right} ${corner}`,
      isOpen,
      tongue: { y: LINE_Y, rx: 0, ry: 0 },
    }
  }
  const top = round(LINE_Y - 1 - 5 * mouth.round + lift * 0.4)
  const low = round(LINE_Y + drop * 1.7)
  return {
    lips: `M${left} ${corner}Q${MIDDLE_X} ${top} ${right} ${corner}Q${MIDDLE_X} ${low} ${left} ${corner}Z`,
    isOpen,
    tongue: { y: round(LINE_Y + drop * 0.6), rx: round(half * 0.5), ry: round(drop * 0.2) },
  }
}
