import { openFaceEyes } from '../../apps/web/src/features/integrity/capture/face-eyes'
import { watchPicture } from '../../apps/web/src/features/integrity/capture/watch-picture'

declare global {
  interface Window {
    /** Says that the product's worker is there. */
    isReady: () => Promise<boolean>
    look: (isOn: boolean) => void
    /** Heard by the benchmark: one look is over. */
    looked: (wallMs: number, faces: number) => Promise<void>
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

window.look = async (isOn) => {
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
    onSeen: ({ faces }) => void window.looked(wallMs, faces.length),
  })
}
