import { expect, test } from 'vitest'
import { toSeenFace } from './to-seen-face'

const size = { width: 480, height: 360 }
/** Looks straight ahead: the third column points at the camera. */
const straight = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -40, 1]

interface Look {
  iris?: number
  openPx?: number
  eyePx?: number
}

/** Two eyes on one line in pixels; all other points in the middle between them. */
function landmarks({ iris = 0.5, openPx = 10, eyePx = 30 }: Look = {}) {
  const points = Array.from({ length: 478 }, () => ({ x: 240, y: 180 }))
  const placeEye = (left: number, indices: { corners: [number, number]; lids: [number, number]; iris: number }) => {
    points[indices.corners[0]] = { x: left, y: 180 }
    points[indices.corners[1]] = { x: left + eyePx, y: 180 }
    points[indices.lids[0]] = { x: left + eyePx / 2, y: 180 - openPx / 2 }
    points[indices.lids[1]] = { x: left + eyePx / 2, y: 180 + openPx / 2 }
    points[indices.iris] = { x: left + eyePx * iris, y: 180 }
  }
  placeEye(190, { corners: [33, 133], lids: [159, 145], iris: 468 })
  placeEye(260, { corners: [362, 263], lids: [386, 374], iris: 473 })
  return points.map(({ x, y }) => ({ x: x / size.width, y: y / size.height }))
}
const seen = (look: Look = {}, matrix: number[] | undefined = straight) => toSeenFace(landmarks(look), { size, matrix })

test('the position of the irises between the corners of the eyes gives the gaze direction', () => {
  expect(seen().gaze).toBeCloseTo(0.5)
  expect(seen({ iris: 0.3 }).gaze).toBeCloseTo(0.3)
  expect(seen({ iris: 0.62 }).gaze).toBeCloseTo(0.62)
})

test('a blink, or eyes of a few pixels, give no gaze direction', () => {
  expect(seen({ openPx: 3 }).gaze).toBeNull()
  expect(seen({ eyePx: 6, openPx: 4 }).gaze).toBeNull()
})

test('a nose to the right is a positive yaw, downwards a positive pitch; without a matrix both are missing', () => {
  const turned = [...straight]
  turned.splice(8, 3, Math.sin(0.35), 0, Math.cos(0.35))
  expect(seen({}, turned).yawDeg).toBeCloseTo(20.05, 1)
  const bowed = [...straight]
  bowed.splice(8, 3, 0, -Math.sin(0.35), Math.cos(0.35))
  expect(seen({}, bowed).pitchDeg).toBeCloseTo(20.05, 1)
  expect(toSeenFace(landmarks(), { size, matrix: undefined })).toMatchObject({ yawDeg: null, pitchDeg: null })
})
