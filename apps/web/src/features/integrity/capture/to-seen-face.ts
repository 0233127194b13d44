import type { SeenFace } from '@candor/domain'

interface Point {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}

/** Numbers of the face mesh: the eyes' corners from left to right in the picture, their lids, and the irises' centers. */
const eyes = [
  { left: 33, right: 133, upper: 159, lower: 145, iris: 468 },
  { left: 362, right: 263, upper: 386, lower: 374, iris: 473 },
] as const
/** As a share of the eye's width: less than this is a blink. */
const CLOSED = 0.14
/** An eye of fewer pixels says nothing about where it looks. */
const MIN_EYE_PX = 8

const origin: Point = { x: 0, y: 0 }
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
const length = ({ x, y }: Point): number => Math.hypot(x, y)

/** Position of an iris between the corners of its eye, 0 to 1. Null: the eye is closed or too small. */
function getIrisPosition(at: (index: number) => Point, eye: (typeof eyes)[number]): number | null {
  const axis = between(at(eye.left), at(eye.right))
  const width = length(axis)
  if (width < MIN_EYE_PX || length(between(at(eye.upper), at(eye.lower))) < CLOSED * width) return null
  const iris = between(at(eye.left), at(eye.iris))
  return (iris.x * axis.x + iris.y * axis.y) / (width * width)
}

function measureGaze(at: (index: number) => Point): number | null {
  const places = eyes.map((eye) => getIrisPosition(at, eye)).filter((place) => place !== null)
  return places.length === 0 ? null : places.reduce((sum, place) => sum + place, 0) / places.length
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** Yaw and pitch of a face's matrix, column by column: its third column is where the nose points. */
function measurePose(matrix: readonly number[] | undefined): Pick<SeenFace, 'yawDeg' | 'pitchDeg'> {
  const [x, y, z] = matrix?.slice(8, 11) ?? []
  if (x === undefined || y === undefined || z === undefined) return { yawDeg: null, pitchDeg: null }
  return { yawDeg: degrees(Math.atan2(x, z)), pitchDeg: degrees(Math.asin(Math.min(1, Math.max(-1, -y)))) }
}

/** Reduces 478 points to what the signals need: position, head direction and gaze. The points are discarded. */
export function toSeenFace(
  landmarks: readonly Point[],
  { size, matrix }: { size: Size; matrix: readonly number[] | undefined },
): Omit<SeenFace, 'confidence'> {
  const xs = landmarks.map(({ x }) => x)
  const ys = landmarks.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const at = (index: number): Point => {
    const point = landmarks[index] ?? origin
    return { x: point.x * size.width, y: point.y * size.height }
  }
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    area: (right - left) * (bottom - top),
    gaze: measureGaze(at),
    ...measurePose(matrix),
  }
}
