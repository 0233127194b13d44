import { type BufferGeometry, Vector3 } from 'three'
import type { Persona } from '../personas'
import { lerp, type Rgb, smoothstep } from './grid'
import { makeSheet } from './hair'

/** A point of the skull under the hair, by direction (0 front, right positive) and height, `grow` above the skin. */
function skull(around: number, height: number, grow: number): Vector3 {
  const flat = Math.cos(height)
  return new Vector3(
    Math.sin(around) * flat * (0.87 + grow),
    0.28 + Math.sin(height) * (0.88 + grow),
    -0.12 + Math.cos(around) * flat * (0.93 + grow),
  )
}

interface Fall {
  /** Where it hangs, in radians around. */
  around: number
  /** Length from the root on, in head units. */
  length: number
  grow: number
  /** How far tips turn in (positive) or out. */
  curl: number
}

const TOP = 1.48

/** Over the skull down to its widest, from there straight down. */
function fall({ around, length, grow, curl }: Fall, v: number): Vector3 {
  const arc = TOP * 1.02
  const gone = v * length
  const lift = grow * (0.45 + 0.55 * smoothstep(0, 0.3, gone))
  if (gone < arc) return skull(around, TOP - gone / 1.02, lift)
  const down = gone - arc
  const at = skull(around, 0, lift)
  const share = down / Math.max(0.01, length - arc)
  const pull = 1 + 0.05 * Math.sin(share * Math.PI) - curl * share * share
  at.x *= pull
  at.z = (at.z + 0.12) * pull - 0.12
  at.y -= down
  return at
}

const half = Math.PI

/** Long hair, parted, framing the face and falling over the shoulders. */
function longHair(color: Rgb): BufferGeometry[] {
  const part = 0.16
  const sides = [1, -1].map((side) =>
    makeSheet({
      columns: 36,
      rows: 18,
      color,
      clumps: 9,
      depth: 0.07,
      isFlipped: side === -1,
      strandAt: (u, v) => {
        const open = side === 1 ? 0.9 : 0.98
        const settle = smoothstep(0, 0.42, v)
        const start = lerp(0.25, half, u)
        const around = lerp(start, lerp(open, half, u ** 0.9), settle)
        const front = 1 - smoothstep(0, 0.3, u)
        const length = lerp(3.62, 3.3, u) - 0.06 * Math.sin(u * 21) - 0.3 * front * front
        const at = fall({ around: around * side, length, grow: 0.15 + 0.05 * front, curl: -0.06 + 0.16 * u }, v)
        // The front sweeps in to the cheek, then forward over the shoulder.
        at.x -= side * 0.06 * front * smoothstep(0.4, 0.6, v)
        at.z += front * (0.16 * smoothstep(0.5, 0.95, v) + 0.14 * Math.sin(Math.min(1, v * 2.6) * Math.PI))
        at.z += 0.16 * smoothstep(0.6, 1, v) * (1 - u)
        at.x += part * (1 - smoothstep(0.05, 0.45, v)) * 0.9 + 0.035 * Math.sin(v * 7 + u * 3) * smoothstep(0.5, 1, v)
        at.y -= 0.05 * (1 - smoothstep(0, 0.08, v))
        return at
      },
    }),
  )
  const fringe = [1, -1].map((side) =>
    makeSheet({
      columns: 12,
      rows: 11,
      color,
      clumps: 3,
      depth: 0.05,
      isFlipped: side === -1,
      strandAt: (u, v) => {
        const reach = lerp(-0.03, lerp(1.0, 1.15, u), v ** 0.9)
        const height = lerp(lerp(0.68, 1.32, u), lerp(-0.2, 0.45, u), v ** 1.8)
        const at = skull(side * reach, height, 0.07 + 0.1 * Math.sin(v * 2.4) + 0.05 * u)
        at.x += part * (1 - smoothstep(0, 0.6, v))
        return at
      },
    }),
  )
  return [...sides, ...fringe]
}

/** A bob with a fringe, tips turned in at the jaw. */
function bobHair(color: Rgb): BufferGeometry[] {
  const sides = makeSheet({
    columns: 60,
    rows: 14,
    color,
    clumps: 17,
    depth: 0.055,
    strandAt: (u, v) => {
      const around = lerp(0.82, 2 * half - 0.82, u)
      const back = Math.sin(u * Math.PI)
      const at = fall({ around, length: 2.52 - 0.12 * back, grow: 0.17 + 0.04 * back, curl: 0.16 + 0.1 * back }, v)
      at.z += 0.1 * (1 - smoothstep(0, 0.16, Math.min(u, 1 - u))) * smoothstep(0.55, 0.9, v)
      return at
    },
  })
  const fringe = makeSheet({
    columns: 36,
    rows: 10,
    color,
    clumps: 9,
    depth: 0.045,
    strandAt: (u, v) => {
      const around = lerp(-1.0, 1.0, u) * (0.75 + 0.25 * smoothstep(0, 0.6, v))
      const edge = 0.2 - 0.16 * (Math.abs(u - 0.5) * 2) ** 2.4 + 0.02 * Math.sin(u * 43)
      return skull(around, lerp(TOP, edge, v), 0.1 + 0.1 * Math.sin(v * 2.3) - 0.03 * smoothstep(0.8, 1, v))
    },
  })
  return [sides, fringe]
}

/** Short at the sides, a swept top with body. */
function shortHair(color: Rgb): BufferGeometry[] {
  const cap = makeSheet({
    columns: 60,
    rows: 11,
    color,
    clumps: 26,
    depth: 0.02,
    strandAt: (u, v) => {
      const around = lerp(-half, half, u)
      const side = Math.abs(around)
      const front = lerp(0.64, 0.56, smoothstep(0, 0.6, side))
      const temple = lerp(front, -0.14, smoothstep(0.55, 1.2, side))
      const end = lerp(temple, -0.62, smoothstep(1.45, 2.2, side)) + 0.32 * Math.exp(-(((side - 1.5) / 0.16) ** 2))
      const grow = lerp(0.2, 0.075, smoothstep(0.15, 0.95, v * smoothstep(0.3, 1, side)))
      return skull(around, lerp(TOP, end, v), grow - 0.05 * smoothstep(0.85, 1, v))
    },
  })
  const top = makeSheet({
    columns: 34,
    rows: 14,
    color,
    clumps: 6,
    depth: 0.05,
    strandAt: (u, v) => {
      // From the crown forward over the top, lifted in front, and swept to the side.
      const across = lerp(-0.9, 0.86, u)
      const turn = lerp(2.3, 0.7 + 0.06 * across * across, v)
      const x = across * lerp(0.72, 0.84, v) + 0.34 * v * v * (1 - 0.85 * u)
      const ring = Math.sqrt(Math.max(0.02, 1 - (x / 0.95) ** 2))
      const edge = smoothstep(-0.1, 0.85, Math.min(u, 1 - u) * 2)
      const wave = 0.1 * Math.exp(-(((v - 0.78) / 0.24) ** 2)) * (1.15 - 0.55 * u)
      const grow = (0.17 + wave) * lerp(0.72, 1, edge) - 0.15 * smoothstep(0.86, 1, v)
      return new Vector3(
        x,
        0.28 + Math.sin(turn) * ring * (0.88 + grow),
        -0.12 + Math.cos(turn) * ring * (0.95 + grow * 1.5),
      )
    },
  })
  return [cap, top]
}

const styles: Record<Persona['look'], (color: Rgb) => BufferGeometry[]> = {
  long: longHair,
  bob: bobHair,
  short: shortHair,
}

export const makeHair = (look: Persona['look'], color: Rgb): BufferGeometry[] => styles[look](color)
