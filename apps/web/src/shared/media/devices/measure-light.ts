export type Light = 'good' | 'dark' | 'bright'

/** Mean brightness of a picture, 0 to 255, by the weights of Rec. 601. */
export function meanLuma(pixels: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  }
  return pixels.length === 0 ? 0 : sum / (pixels.length / 4)
}

/** Judges only the picture's brightness, never the person. The limits are wide for this reason. */
export function classifyLight(luma: number): Light {
  if (luma < 38) return 'dark'
  return luma > 225 ? 'bright' : 'good'
}

const WIDTH = 64
const HEIGHT = 48

/** The light of the current picture; null while there is none. The picture is not stored. */
export function measureLight(video: HTMLVideoElement): Light | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(video, 0, 0, WIDTH, HEIGHT)
  return classifyLight(meanLuma(context.getImageData(0, 0, WIDTH, HEIGHT).data))
}
