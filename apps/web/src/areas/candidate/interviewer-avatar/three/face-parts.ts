import { type BufferGeometry, Vector3 } from 'three'
import { lerp, makeGrid, mixRgb, type Point, type Rgb, scaleRgb, smoothstep } from './grid'
import { EYE, type FaceShape, faceAt } from './head-shape'

const TURN = 2 * Math.PI

/** An ellipsoid as a grid from pole to pole; `paint` sees the point on the unit ball. */
export function makeBall(
  radii: readonly [number, number, number],
  paint: (unit: Vector3) => Rgb,
  { columns = 18, rows = 12, isInside = false } = {},
): BufferGeometry {
  return makeGrid({ columns, rows, isRound: true, isFlipped: isInside }, (u, v) => {
    const height = (0.5 - v) * Math.PI
    const unit = new Vector3(
      Math.sin(u * TURN) * Math.cos(height),
      Math.sin(height),
      Math.cos(u * TURN) * Math.cos(height),
    )
    return { at: new Vector3(unit.x * radii[0], unit.y * radii[1], unit.z * radii[2]), color: paint(unit) }
  })
}

export interface BrowLook {
  color: Rgb
  /** Height of the arch and thickness, in head units. */
  arch: number
  thick: number
  /** How much higher the inner end is, which makes a face look kinder. */
  tilt: number
}

/** A brow of the right half; it tapers to the outside. */
export function makeBrow(face: FaceShape, { color, arch, thick, tilt }: BrowLook): BufferGeometry {
  return makeGrid({ columns: 16, rows: 6, isRound: false, isFlipped: true }, (u, v) => {
    const x = lerp(0.13, 0.62, u)
    const y = EYE.y + 0.315 + arch * Math.sin((0.1 + 0.72 * u) * Math.PI) + tilt * (1 - u)
    const size = thick * (0.45 + 0.55 * smoothstep(0, 0.22, u)) * (1 - 0.8 * smoothstep(0.45, 1, u))
    const around = (v - 0.5) * Math.PI * 1.5
    const at = faceAt(x, y, face)
    at.y += Math.sin(around) * size
    at.z += Math.cos(around) * 0.03 + 0.005
    return { at, color }
  })
}

/** An ear of the right side: a shell with a hollow and a rim. */
export function makeEar(skin: Rgb, shade: Rgb): BufferGeometry {
  return makeGrid({ columns: 16, rows: 6, isRound: true }, (u, v): Point => {
    const turn = u * TURN
    const outline = 1 + 0.16 * Math.sin(turn) - 0.06 * Math.cos(turn * 2)
    const size = Math.sin(v * Math.PI * 0.5) * outline
    const rim = Math.exp(-(((v - 0.72) / 0.2) ** 2)) * 0.05
    const lobe = Math.sin(turn) < -0.6 ? 0.5 : 1
    const at = new Vector3(
      0.02 + rim * lobe - 0.09 * smoothstep(0.8, 1, v),
      Math.sin(turn) * 0.225 * size - 0.01,
      -Math.cos(turn) * 0.135 * size,
    )
    const inside = 1 - smoothstep(0.2, 0.6, v)
    return { at, color: mixRgb(skin, scaleRgb(shade, 0.85), inside * 0.75) }
  })
}

/** The upper teeth as one soft band, as in cartoons. */
export function makeTeeth(): BufferGeometry {
  return makeGrid({ columns: 14, rows: 3 }, (u, v) => {
    const turn = (u - 0.5) * 2.3
    const drop = 0.105 * (1 - 0.35 * Math.abs(u - 0.5) * 2)
    return {
      at: new Vector3(Math.sin(turn) * 0.27, -0.545 - drop * v, 0.52 + Math.cos(turn) * 0.24),
      color: scaleRgb([0.97, 0.95, 0.92], 1 - 0.28 * Math.abs(u - 0.5) * 2),
    }
  })
}
