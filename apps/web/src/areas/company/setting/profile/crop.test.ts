import { expect, test } from 'vitest'
import { draggedCrop, insideCrop, MAX_ZOOM, squareOf, wholeCrop } from './crop'

const wide = { width: 1600, height: 900 }
const tall = { width: 900, height: 1600 }

test('at first the largest square of the middle is taken, of wide and of tall pictures', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 350, top: 0, side: 900 })
  expect(squareOf(tall, wholeCrop)).toEqual({ left: 0, top: 350, side: 900 })
})

test('the square never leaves the picture, however far it is dragged or shrunk', () => {
  const far = draggedCrop(wide, wholeCrop, { x: 50, y: -50 })
  expect(squareOf(wide, far)).toEqual({ left: 0, top: 0, side: 900 })
  const corner = draggedCrop(wide, { ...wholeCrop, zoom: 2 }, { x: -50, y: -50 })
  expect(squareOf(wide, corner)).toEqual({ left: 1150, top: 450, side: 450 })
  expect(squareOf(wide, { ...corner, zoom: 1 })).toEqual({ left: 700, top: 0, side: 900 })
  expect(insideCrop(wide, { ...wholeCrop, zoom: 99 }).zoom).toBe(MAX_ZOOM)
  expect(insideCrop(wide, { ...wholeCrop, zoom: 0 }).zoom).toBe(1)
})

test('dragging the picture to the right by its whole side shows what was left of it', () => {
  const crop = draggedCrop({ width: 3000, height: 1000 }, wholeCrop, { x: 1, y: 0 })
  expect(squareOf({ width: 3000, height: 1000 }, crop).left).toBeCloseTo(0)
})
