import { Vector3 } from 'three'
import { capsule, ellipsoid, hollow, join, walkOut } from './sdf'

/** The features that differ between faces. All lengths in units of about half a head's width. */
export interface FaceShape {
  /** Width of the jaw, 1 is the middle. */
  jaw: number
  chin: number
  cheek: number
  nose: number
  /** Fullness of the lips. */
  lips: number
}

/** The inner point at which all directions start. */
export const HEAD_CENTRE = new Vector3(0, -0.12, 0)
export const EYE = { x: 0.345, y: 0.04, z: 0.585, radius: 0.25 }

/** Distance to the skin. Symmetric: only `|x|` counts. */
export function skinDistance(point: Vector3, face: FaceShape): number {
  const p = mirrored.copy(point)
  p.x = Math.abs(p.x)
  let d = ellipsoid(p, [0, 0.3, -0.12], [0.87, 0.86, 0.93])
  d = join(d, ellipsoid(p, [0, -0.32, 0.1], [0.7 * face.jaw, 0.74, 0.72]), 0.3)
  d = join(d, ellipsoid(p, [0, -0.9, 0.5], [0.19 * face.chin, 0.16, 0.17]), 0.32)
  d = join(d, ellipsoid(p, [0.43, -0.3, 0.46], [0.29 * face.cheek, 0.25, 0.26]), 0.3)
  d = join(d, ellipsoid(p, [0, -0.56, 0.62], [0.3, 0.24, 0.24]), 0.2)
  d = hollow(d, ellipsoid(p, [EYE.x, EYE.y + 0.01, 0.98], [0.27, 0.2, 0.24]), 0.22)
  d = join(d, capsule(p, { from: [0.12, 0.3, 0.72], to: [0.5, 0.3, 0.6], radii: [0.07, 0.05] }), 0.2)
  d = join(d, capsule(p, { from: [0, 0.2, 0.74], to: [0, -0.2, 0.93], radii: [0.055, 0.085] }), 0.14)
  d = join(d, ellipsoid(p, [0, -0.225, 0.95], [0.115 * face.nose, 0.095, 0.105]), 0.1)
  return join(d, ellipsoid(p, [0.105 * face.nose, -0.255, 0.87], [0.075, 0.065, 0.085]), 0.07)
}

const mirrored = new Vector3()

/** The point of the skin in a direction from the head's center. */
export const skinAt = (direction: Vector3, face: FaceShape): Vector3 =>
  walkOut(HEAD_CENTRE, direction, (point) => skinDistance(point, face))

const forward = new Vector3(0, 0, 1)

/** The point of the face straight behind `x`, `y`, seen from the front. */
export function faceAt(x: number, y: number, face: FaceShape): Vector3 {
  return walkOut(new Vector3(x, y, 0), forward, (point) => skinDistance(point, face))
}
