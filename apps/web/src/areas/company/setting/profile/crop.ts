/** A picture's size, in its own pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Which square of a picture is taken: its middle as a share of width and height, and how often it fits into the shorter side. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export const MAX_ZOOM = 4
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

const sideOf = (size: Size, zoom: number): number => Math.min(size.width, size.height) / zoom

/** The nearest crop that lies inside the picture. */
export function insideCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM)
  const halfX = sideOf(size, zoom) / size.width / 2
  const halfY = sideOf(size, zoom) / size.height / 2
  return { zoom, x: clamp(crop.x, halfX, 1 - halfX), y: clamp(crop.y, halfY, 1 - halfY) }
}

/** The square in the picture's pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { x, y, zoom } = insideCrop(size, crop)
  const side = sideOf(size, zoom)
  return { side, left: x * size.width - side / 2, top: y * size.height - side / 2 }
}

/** The picture was dragged by some part of the square's side: the square moves the other way. */
export function draggedCrop(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const side = sideOf(size, crop.zoom)
  return insideCrop(size, { ...crop, x: crop.x - (by.x * side) / size.width, y: crop.y - (by.y * side) / size.height })
}
