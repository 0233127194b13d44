import { type BufferGeometry, Vector3 } from 'three'
import { createGeometry, floats, gridIndex, mixRgb, type Point, type Rgb, scaleRgb, smoothstep } from './grid'
import { EYE, type FaceShape, HEAD_CENTRE, skinAt } from './head-shape'
import { type MouthPlace, mouthMoves, movedBy } from './mouth-shape'

const AROUND = 64
/** Rings around the mouth: close on the lips, wide where hair covers the head. The first two lie inside the mouth. */
const RINGS = [
  ...[0, 0, 0, 0.05, 0.1, 0.16, 0.22, 0.28, 0.34, 0.4, 0.48, 0.57],
  ...Array.from({ length: 16 }, (_, step) => 0.67 + step * 0.1),
  ...[2.32, 2.48, 2.66, 2.86, 3.06],
]
const INSIDE = 2
/** Half the mouth's width, as an angle from the head's center. */
const MOUTH_ANGLE = 0.26
const MOUTH = new Vector3(0, -0.575, 0.8).sub(HEAD_CENTRE).normalize()
const MOUTH_UP = new Vector3(0, MOUTH.z, -MOUTH.y)

export interface SkinPaint {
  skin: Rgb
  shade: Rgb
  lips: Rgb
  blush: Rgb
  /** How rosy the cheeks are. */
  flush: number
}

/** The direction of a place in elliptic coordinates around the mouth: a slit at 0, circles far away. */
function directionAt(mu: number, theta: number): Vector3 {
  const u = MOUTH_ANGLE * Math.cosh(mu) * Math.cos(theta)
  const bow = 0.06 * (u / MOUTH_ANGLE) ** 2 * Math.exp(-mu * 1.6)
  const v = MOUTH_ANGLE * Math.sinh(mu) * Math.sin(theta) + bow
  const angle = Math.hypot(u, v)
  const turn = Math.atan2(v, u)
  return new Vector3()
    .addScaledVector(MOUTH, Math.cos(angle))
    .addScaledVector(MOUTH_UP, Math.sin(angle) * Math.sin(turn))
    .add(new Vector3(Math.sin(angle) * Math.cos(turn), 0, 0))
}

/** How far out the lips reach, in elliptic distance: fuller below, with a dip under the nose. */
function lipEdge(theta: number, lips: number): number {
  const s = Math.sin(theta)
  if (s < 0) return 0.27 * lips
  return lips * (0.225 - 0.045 * Math.exp(-((Math.cos(theta) / 0.22) ** 2)))
}

function lipBulge(mu: number, theta: number, lips: number): number {
  const share = mu / lipEdge(theta, lips)
  if (share > 1.35) return 0
  const full = Math.abs(Math.sin(theta)) ** 0.6
  return lips * full * (0.036 * Math.sin(Math.min(1, share * 0.86 + 0.14) * Math.PI) - (share < 0.1 ? 0.012 : 0))
}

function placeAt(ring: number, theta: number, face: FaceShape): MouthPlace {
  const mu = RINGS[ring] ?? 0
  const direction = directionAt(mu, theta)
  const rest = skinAt(direction, face)
  rest.addScaledVector(direction, lipBulge(mu, theta, face.lips))
  if (ring < INSIDE) rest.addScaledVector(direction, -0.06 * (INSIDE - ring))
  return { rest, mu, theta }
}

const spot = (at: Vector3, centre: readonly [number, number], size: number): number =>
  Math.exp(-(((Math.abs(at.x) - centre[0]) / size) ** 2 + ((at.y - centre[1]) / size) ** 2)) * (at.z > 0 ? 1 : 0)

function getPaint({ rest, mu, theta }: MouthPlace, paint: SkinPaint, lips: number): Rgb {
  let color = mixRgb(paint.skin, paint.blush, 0.36 * paint.flush * spot(rest, [0.47, -0.27], 0.21))
  color = mixRgb(color, paint.blush, 0.26 * paint.flush * spot(rest, [0, -0.22], 0.13))
  color = mixRgb(color, paint.shade, 0.5 * spot(rest, [EYE.x, EYE.y + 0.06], 0.25))
  color = mixRgb(color, paint.shade, 0.5 * spot(rest, [0, -0.7], 0.09))
  color = scaleRgb(color, 1 - 0.24 * spot(rest, [0.062, -0.312], 0.03))
  color = mixRgb(color, paint.shade, 0.55 * smoothstep(-0.82, -1.08, rest.y))
  const lip = 1 - smoothstep(0.86, 1.14, mu / lipEdge(theta, lips))
  return mixRgb(color, paint.lips, lip * (0.55 + 0.45 * Math.abs(Math.sin(theta)) ** 0.5))
}

/** The head's skin, without ears: rings around the mouth, so that lips open like lips. */
export function makeHead(face: FaceShape, paint: SkinPaint): BufferGeometry {
  const places: MouthPlace[] = []
  const points: Point[] = []
  RINGS.forEach((_, ring) => {
    for (let step = 0; step < AROUND; step += 1) {
      const place = placeAt(ring, (step / AROUND) * 2 * Math.PI, face)
      places.push(place)
      const color = getPaint(place, paint, face.lips)
      points.push({ at: place.rest, color: ring < INSIDE ? scaleRgb(color, 0.5 - 0.2 * (INSIDE - ring)) : color })
    }
  })
  const index = gridIndex({ columns: AROUND, rows: RINGS.length - 1, isRound: true })
  const geometry = createGeometry(points, index)
  addMoves(geometry, places, index)
  return geometry
}

/** Each move of the mouth as a difference in place and in normal. */
function addMoves(geometry: BufferGeometry, places: readonly MouthPlace[], index: number[]): void {
  const still = geometry.getAttribute('normal')
  const shapes = mouthMoves.map((move) => {
    const moved = places.map((place) => movedBy(move, place))
    const turned = createGeometry(
      moved.map((at) => ({ at, color: [0, 0, 0] as const })),
      index,
    )
    const normal = turned.getAttribute('normal')
    const away = moved.flatMap((at, which) => {
      const rest = places[which]?.rest ?? at
      return [at.x - rest.x, at.y - rest.y, at.z - rest.z]
    })
    const turns = moved.flatMap((_, which) => [
      normal.getX(which) - still.getX(which),
      normal.getY(which) - still.getY(which),
      normal.getZ(which) - still.getZ(which),
    ])
    turned.dispose()
    return { away: floats(away), turns: floats(turns) }
  })
  geometry.morphTargetsRelative = true
  geometry.morphAttributes['position'] = shapes.map(({ away }) => away)
  geometry.morphAttributes['normal'] = shapes.map(({ turns }) => turns)
}
