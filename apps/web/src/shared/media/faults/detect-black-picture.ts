const WIDTH = 16
const HEIGHT = 9
/** A covered lens gives noise near black. Even a dark room with a lit screen has a brighter spot. */
const BLACK_BELOW = 16

/** True: no point of the picture is brighter than black. */
export function isBlack(pixels: Uint8ClampedArray): boolean {
  if (pixels.length === 0) return false
  for (let at = 0; at < pixels.length; at += 1) {
    if (at % 4 !== 3 && (pixels[at] ?? 0) >= BLACK_BELOW) return false
  }
  return true
}

let canvas: HTMLCanvasElement | null = null

/** Whether the current picture is black; null while there is none. Samples 16 by 9 points and discards them. */
export function isPictureBlack(video: HTMLVideoElement | null): boolean | null {
  if (video === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null
  if (canvas === null) {
    canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
  }
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(video, 0, 0, WIDTH, HEIGHT)
  return isBlack(context.getImageData(0, 0, WIDTH, HEIGHT).data)
}
