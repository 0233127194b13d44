import type { Vector3 } from 'three'
import { smoothstep } from './grid'

/** A vertex's place on the head, relative to the mouth. */
export interface MouthPlace {
  rest: Vector3
  /** Elliptic distance from the lips' seam: 0 on it. */
  mu: number
  /** Angle around the mouth: 0 at the right corner, a quarter turn above. */
  theta: number
}

export const mouthMoves = ['jaw', 'wide', 'round', 'press', 'bite', 'smile'] as const
export type MouthMove = (typeof mouthMoves)[number]

/** The axis the jaw turns about, below the ears. */
const HINGE_Y = -0.3
const HINGE_Z = -0.05
const JAW_TURN = 0.3

const near = (mu: number, reach: number): number => Math.exp(-((mu / reach) ** 2))

/** 0 above the mouth, 1 below it, halfway at the corners. */
const below = (theta: number): number => smoothstep(0.55, -0.75, Math.sin(theta))

function dropJaw({ rest, mu, theta }: MouthPlace, out: Vector3): Vector3 {
  const front = smoothstep(-0.1, 0.55, rest.z)
  const isLip = near(mu, 0.5)
  const lower = below(theta) * (1 - isLip) + smoothstep(0.12, -0.2, Math.sin(theta)) * isLip
  const angle = JAW_TURN * front * lower
  const y = rest.y - HINGE_Y
  const z = rest.z - HINGE_Z
  out.y = HINGE_Y + y * Math.cos(angle) - z * Math.sin(angle)
  out.z = HINGE_Z + y * Math.sin(angle) + z * Math.cos(angle)
  // An open mouth is a little narrower, and its upper lip rises.
  out.x -= rest.x * 0.12 * near(mu, 0.8)
  out.y += 0.03 * near(mu, 0.5) * (1 - lower)
  return out
}

function widen({ rest, mu, theta }: MouthPlace, out: Vector3): Vector3 {
  const pull = near(mu, 0.9)
  const corner = Math.cos(theta) ** 2
  out.x += rest.x * 0.24 * pull
  out.z -= 0.05 * corner * pull
  out.y += (below(theta) > 0.5 ? 0.02 : -0.012) * near(mu, 0.4)
  return out
}

function purse({ rest, mu, theta }: MouthPlace, out: Vector3): Vector3 {
  const pull = near(mu, 0.75)
  out.x -= rest.x * 0.42 * pull
  out.y -= 0.045 * Math.cos(theta) ** 2 * near(mu, 0.6)
  out.z += 0.11 * near(mu, 0.55)
  out.y += (below(theta) > 0.5 ? -0.028 : 0.022) * near(mu, 0.35)
  return out
}

function press({ mu, theta }: MouthPlace, out: Vector3): Vector3 {
  const pull = near(mu, 0.4)
  out.z -= 0.035 * pull
  out.y += (below(theta) > 0.5 ? 0.02 : -0.014) * near(mu - 0.2, 0.22)
  return out
}

function bite({ mu, theta }: MouthPlace, out: Vector3): Vector3 {
  const pull = near(mu, 0.4) * below(theta)
  out.z -= 0.07 * pull
  out.y += 0.045 * pull
  return out
}

function smile({ rest, mu, theta }: MouthPlace, out: Vector3): Vector3 {
  const corner = Math.cos(theta) ** 2
  const pull = near(mu, 0.85)
  out.x += rest.x * 0.2 * pull
  out.y += (0.085 * corner * pull + 0.03 * near(mu - 1.1, 0.5) * corner) * smoothstep(0.05, 0.3, Math.abs(rest.x))
  out.z += 0.03 * near(mu - 1.15, 0.4) * corner - 0.035 * corner * near(mu, 0.5)
  return out
}

const moves: Record<MouthMove, (place: MouthPlace, out: Vector3) => Vector3> = {
  jaw: dropJaw,
  wide: widen,
  round: purse,
  press,
  bite,
  smile,
}

/** Returns a vertex's place with one move fully applied. */
export const movedBy = (move: MouthMove, place: MouthPlace): Vector3 => moves[move](place, place.rest.clone())
