import type { FaceEyes } from './face-eyes'
import type { Seen } from './face-messages'

/** Two looks a second; a device that needs long for one is asked less often, but never so rarely that gaps open up. */
const EVERY_MS = 500
const RAREST_MS = 1_000
/** A look may take this share of the time until the next one. */
const BUSY_SHARE = 0.4
const WIDTH_PX = 480

/** How long to wait after a look that took `tookMs`. */
export const nextWaitMs = (tookMs: number): number =>
  Math.max(EVERY_MS - tookMs, Math.min(RAREST_MS, Math.max(EVERY_MS, tookMs / BUSY_SHARE)) - tookMs, 0)

async function take(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null
  const scale = Math.min(1, WIDTH_PX / video.videoWidth)
  try {
    return await createImageBitmap(video, {
      resizeWidth: Math.round(video.videoWidth * scale),
      resizeHeight: Math.round(video.videoHeight * scale),
      resizeQuality: 'low',
    })
  } catch {
    // The camera went away in this very moment.
    return null
  }
}

interface Watch {
  video: () => HTMLVideoElement | null
  eyes: FaceEyes
  /** The clock that samples are timed by. */
  elapsedMs: () => number
  nowMs: () => number
  onSeen: (seen: Seen, atMs: number) => void
}

/** Analyzes a picture while it is shown, one look at a time. Late looks are skipped, never made up for. */
export function watchPicture({ video, eyes, elapsedMs, nowMs, onSeen }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const look = async () => {
    const startedMs = nowMs()
    const element = video()
    const atMs = elapsedMs()
    const picture = element === null || document.hidden ? null : await take(element)
    const seen = picture === null ? null : await eyes.look(picture)
    if (isStopped) return
    if (seen !== null) onSeen({ faces: seen.faces, luma: seen.luma }, atMs)
    timer = setTimeout(() => void look(), nextWaitMs(nowMs() - startedMs))
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
