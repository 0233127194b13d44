import { pictureLimits } from '@candor/contract'
import type { Area } from 'react-easy-crop'

export const AVATAR_SIDE_PX = 256
const qualities = [0.9, 0.75, 0.6, 0.4]
const CHUNK_BYTES = 8192

/** Draws the chosen square so that it fills the canvas, on white where the picture is transparent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, area: Area): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** WebP, or JPEG in a browser that writes no WebP; as good as fits. Null: nothing fits, or the browser can't. */
async function encodeWithinLimit(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const quality of qualities) {
    const webp = await toBlob(canvas, 'image/webp', quality)
    const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg', quality)
    if (blob && blob.size <= pictureLimits.sizeBytes) return blob
  }
  return null
}

/** Base64 as the API takes it; in pieces, because a call has only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES)))
  return btoa(pieces.join(''))
}

/** The chosen square as a small picture without anything else of the file: no place, no camera, no rest of the picture. */
export async function encodeAvatar(picture: ImageBitmap, area: Area): Promise<string | null> {
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_SIDE_PX
  canvas.height = AVATAR_SIDE_PX
  drawSquare(canvas, picture, area)
  const blob = await encodeWithinLimit(canvas)
  return blob && toBase64(new Uint8Array(await blob.arrayBuffer()))
}
