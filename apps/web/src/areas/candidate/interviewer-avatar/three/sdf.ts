import { Vector3 } from 'three'

/** Distance to a shape's surface, negative inside. For the ellipsoid it is an estimate that is good enough for ray marching. */
export function ellipsoid(point: Vector3, centre: readonly number[], radii: readonly number[]): number {
  const [rx = 1, ry = 1, rz = 1] = radii
  const x = point.x - (centre[0] ?? 0)
  const y = point.y - (centre[1] ?? 0)
  const z = point.z - (centre[2] ?? 0)
  const outer = Math.hypot(x / rx, y / ry, z / rz)
  const inner = Math.hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz))
  return inner === 0 ? -Math.min(rx, ry, rz) : (outer * (outer - 1)) / inner
}

export interface Capsule {
  from: readonly [number, number, number]
  to: readonly [number, number, number]
  /** Radius at each end. */
  radii: readonly [number, number]
}

export function capsule(point: Vector3, { from, to, radii }: Capsule): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const along = (point.x - from[0]) * dx + (point.y - from[1]) * dy + (point.z - from[2]) * dz
  const at = Math.min(1, Math.max(0, along / (dx * dx + dy * dy + dz * dz)))
  const distance = Math.hypot(point.x - from[0] - dx * at, point.y - from[1] - dy * at, point.z - from[2] - dz * at)
  return distance - (radii[0] + (radii[1] - radii[0]) * at)
}

/** Joins two shapes smoothly over `blend`. */
export function join(a: number, b: number, blend: number): number {
  const h = Math.max(blend - Math.abs(a - b), 0) / blend
  return Math.min(a, b) - h * h * blend * 0.25
}

/** Subtracts `b` from `a`, with a rim as soft as `blend`. */
export const hollow = (a: number, b: number, blend: number): number => -join(-a, b, blend)

const step = new Vector3()

/** Finds the surface from a point inside, in a direction. */
export function walkOut(from: Vector3, direction: Vector3, distance: (point: Vector3) => number): Vector3 {
  let low = 0
  let high = 3
  // From outside in, because the outermost surface counts. Bisection works with estimates.
  for (let at = 2.2; at > 0; at -= 0.11) {
    if (distance(step.copy(direction).multiplyScalar(at).add(from)) < 0) {
      low = at
      high = at + 0.11
      break
    }
  }
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2
    if (distance(step.copy(direction).multiplyScalar(middle).add(from)) < 0) low = middle
    else high = middle
  }
  return new Vector3().copy(direction).multiplyScalar(low).add(from)
}
