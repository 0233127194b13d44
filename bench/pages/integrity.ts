import { openFaceEyes } from '../../apps/web/src/features/integrity/capture/face-eyes'
import { watchPicture } from '../../apps/web/src/features/integrity/capture/watch-picture'

declare global {
  interface Window {
    /** Resolves with whether the product's worker could be loaded. */
    isReady: () => Promise<boolean>
    setDetection: (isOn: boolean) => void
    /** Reports a finished detection to the benchmark. */
    onDetected: (wallMs: number, faces: number) => Promise<void>
  }
}

/** The self-view of the interview page; the product's worker analyzes it while it is switched on. */
const video = document.createElement('video')
video.muted = true
video.width = 320
document.body.append(video)

let stop = () => {}

window.isReady = async () => {
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } })
  await video.play()
  return (await openFaceEyes()) !== null
}

window.setDetection = async (isOn) => {
  stop()
  stop = () => {}
  const eyes = isOn ? await openFaceEyes() : null
  if (eyes === null) return
  let wallMs = 0
  stop = watchPicture({
    video: () => video,
    eyes: {
      look: async (picture) => {
        const seen = await eyes.look(picture)
        wallMs = seen?.costMs ?? 0
        return seen
      },
    },
    elapsedMs: () => performance.now(),
    nowMs: () => performance.now(),
    onSeen: ({ faces }) => void window.onDetected(wallMs, faces.length),
  })
}
