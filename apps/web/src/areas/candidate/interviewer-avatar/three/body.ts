import { type BufferGeometry, Vector3 } from 'three'
import { clamp, lerp, makeGrid, mixRgb, type Rgb, scaleRgb, smoothstep } from './grid'

const TURN = 2 * Math.PI
/** Below 1 the chest is boxier than an ellipse. */
const SOFT = 0.84
/** Half width of the shoulders and below, from the neck downwards: height and width in pairs. */
const WIDTHS = [
  [-1.26, 0.36],
  [-1.34, 0.46],
  [-1.42, 0.7],
  [-1.5, 0.98],
  [-1.58, 1.17],
  [-1.68, 1.32],
  [-1.82, 1.43],
  [-2.05, 1.51],
  [-2.5, 1.54],
  [-3.6, 1.46],
] as const

function widthAt(y: number): number {
  let [aboveY, aboveW]: readonly [number, number] = WIDTHS[0]
  for (const [belowY, belowW] of WIDTHS) {
    if (y >= belowY) {
      const share = aboveY === belowY ? 0 : (aboveY - y) / (aboveY - belowY)
      return lerp(aboveW, belowW, share)
    }
    aboveY = belowY
    aboveW = belowW
  }
  return aboveW
}

/** A point of the chest: `turn` 0 is the front. `grow` lies over it, as cloth does. */
export function bodyAt(turn: number, y: number, grow: number): Vector3 {
  const width = widthAt(y) + grow
  const depth = lerp(0.3, 0.66, smoothstep(-1.25, -2.1, y)) + grow
  const s = Math.sin(turn)
  const c = Math.cos(turn)
  return new Vector3(Math.sign(s) * Math.abs(s) ** SOFT * width, y, -0.16 + Math.sign(c) * Math.abs(c) ** SOFT * depth)
}

/** The turn at which the chest is `x` to the side. */
function turnAt(x: number, y: number, grow: number): number {
  const share = clamp(Math.abs(x) / (widthAt(y) + grow), 0, 0.98)
  return Math.sign(x) * Math.asin(share ** (1 / SOFT))
}

const frontAt = (x: number, y: number, grow: number): Vector3 => bodyAt(turnAt(x, y, grow), y, grow)

/** The neck: shaded by the chin above and wider at the collar bones below. */
export function makeNeck(skin: Rgb, shade: Rgb): BufferGeometry {
  return makeGrid({ columns: 24, rows: 8, isRound: true }, (u, v) => {
    const y = lerp(-0.55, -1.95, v)
    const low = smoothstep(-1.12, -1.55, y)
    const turn = u * TURN
    const neck = new Vector3(Math.sin(turn) * 0.345, y, -0.14 + Math.cos(turn) * 0.335 + 0.1 * (y + 1))
    const at = neck.lerp(bodyAt(turn, Math.min(y, -1.29), -0.035), low)
    const dark = smoothstep(-1.3, -0.88, y) * 0.85
    return { at, color: mixRgb(skin, scaleRgb(shade, 0.72), dark) }
  })
}

export interface Neckline {
  /** How deep the shirt is open in front. */
  depth: number
  width: number
}

/** The shirt: closed at the back, open in front as its neckline says. */
export function makeShirt(color: Rgb, { depth, width }: Neckline): BufferGeometry {
  return makeGrid({ columns: 32, rows: 8, isRound: true }, (u, v) => {
    const turn = u * TURN
    const away = Math.min(turn, TURN - turn)
    const top = -1.42 - depth * Math.exp(-((away / width) ** 2)) + 0.06 * smoothstep(0.6, 2, away)
    const y = lerp(top, -3.5, v ** 1.6)
    return {
      at: bodyAt(turn, y, v === 0 ? -0.03 : lerp(-0.008, -0.12, smoothstep(0.6, 1.3, away))),
      color: scaleRgb(color, v === 0 ? 0.86 : 1),
    }
  })
}

/** How far from the middle the jacket's edge is. */
const openAt = (y: number): number => lerp(0.42, 0.03, smoothstep(-1.3, -2.75, y) ** 0.8)

export function makeJacket(color: Rgb): BufferGeometry {
  return makeGrid({ columns: 40, rows: 16 }, (u, v) => {
    const y = lerp(-1.33, -3.6, v ** 2)
    const start = turnAt(openAt(y), y, 0.05)
    const turn = lerp(start, TURN - start, u)
    const at = bodyAt(turn, y, 0.05)
    // A sleeve's seam: darker where the arm meets the chest.
    const seam = Math.exp(-(((Math.abs(at.x) - 1.02) / 0.05) ** 2)) * smoothstep(-1.9, -2.3, y) * (at.z > 0 ? 1 : 0)
    return { at, color: scaleRgb(color, 1 - 0.3 * seam) }
  })
}

/** A lapel of the right side, with its notch. */
export function makeLapel(color: Rgb): BufferGeometry {
  return makeGrid({ columns: 4, rows: 28, isFlipped: false }, (u, v) => {
    const y = lerp(-1.3, -2.72, v)
    const collar = smoothstep(-0.02, 0.2, v) * 0.17 + 0.05
    const lapel = 0.42 * (1 - smoothstep(0.34, 1, v)) ** 0.9
    const notch = v > 0.27 && v < 0.335 ? 0.45 : 1
    const width = (v < 0.3 ? collar + 0.02 : lapel) * notch
    const x = openAt(y) - 0.012 + width * u
    const at = frontAt(x, y, 0.075)
    at.z += 0.03 * Math.sin(Math.min(1, u * 1.2) * Math.PI) - (u === 1 ? 0.025 : 0)
    at.y += u * 0.1 * smoothstep(0.5, 0.3, v)
    return { at, color: scaleRgb(color, u === 1 ? 0.72 : 1.1) }
  })
}

/** One side of a shirt's collar: upright at the neck and folded over. */
export function makeCollar(color: Rgb): BufferGeometry {
  return makeGrid({ columns: 18, rows: 4 }, (u, v) => {
    const turn = lerp(0.1, Math.PI, u)
    const front = 1 - smoothstep(0.1, 1.1, turn)
    const fold = Math.max(0, v - 0.3) / 0.7
    const radius = lerp(0.385, 0.47 + 0.05 * front, fold)
    const y = lerp(-1.36, -1.2 - 0.05 * front, Math.min(1, v / 0.3)) - fold * (0.13 + 0.24 * front)
    const x = Math.sin(turn) * radius + front * fold * 0.1
    return { at: new Vector3(x, y, -0.13 + Math.cos(turn) * (radius + 0.06 * front * fold)), color }
  })
}
