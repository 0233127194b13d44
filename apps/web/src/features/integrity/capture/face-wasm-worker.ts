// Imported before the library, so that its network access is blocked before it runs.
import './apply-network-restriction'
import { FaceDetector, FaceLandmarker } from '@mediapipe/tasks-vision'
import { meanLuma } from '../../../shared/media/devices/measure-light'
import type { FaceNews, FaceOrder } from './face-messages'
import { toSeenFace } from './to-seen-face'

const LOADER = 'vision_wasm_module_internal.js'
const BINARY = 'vision_wasm_module_internal.wasm'
/** One person in front, one behind, and one more to be sure. */
const MOST_FACES = 3
const SMALL = { width: 32, height: 24 } as const

const say = (news: FaceNews) => globalThis.postMessage(news)

/** The runtime's script sets itself up once per address. */
const getRuntimeUrls = (base: string, user: string) => ({
  wasmLoaderPath: `${base}${LOADER}?${user}`,
  wasmBinaryPath: `${base}${BINARY}`,
})

const loadLandmarker = (base: string): Promise<FaceLandmarker> =>
  FaceLandmarker.createFromOptions(getRuntimeUrls(base, 'landmarks'), {
    baseOptions: { modelAssetPath: `${base}face_landmarker.task`, delegate: 'CPU' },
    runningMode: 'VIDEO',
    numFaces: MOST_FACES,
    outputFacialTransformationMatrixes: true,
  })

/** Gives a confidence for each face, which the landmarks don't. Used only if there is more than one face. */
const loadDetector = (base: string): Promise<FaceDetector> =>
  FaceDetector.createFromOptions(getRuntimeUrls(base, 'detector'), {
    baseOptions: { modelAssetPath: `${base}face_detector.tflite`, delegate: 'CPU' },
    runningMode: 'IMAGE',
    minDetectionConfidence: 0.5,
  })

const small = new OffscreenCanvas(SMALL.width, SMALL.height).getContext('2d', { willReadFrequently: true })

function measureLuma(picture: ImageBitmap): number {
  if (small === null) return 0
  small.drawImage(picture, 0, 0, SMALL.width, SMALL.height)
  return meanLuma(small.getImageData(0, 0, SMALL.width, SMALL.height).data)
}

type Place = Omit<ReturnType<typeof toSeenFace>, 'confidence'>

/** The detector's score of whatever it found nearest to each face; 0 where it found nothing there. */
function getConfidences(detector: FaceDetector, picture: ImageBitmap, faces: readonly Place[]): number[] {
  const found = detector.detect(picture).detections.flatMap(({ boundingBox, categories }) => {
    if (boundingBox === undefined) return []
    const x = (boundingBox.originX + boundingBox.width / 2) / picture.width
    const y = (boundingBox.originY + boundingBox.height / 2) / picture.height
    return [{ x, y, score: categories[0]?.score ?? 0 }]
  })
  return faces.map((face) => {
    const near = found.filter(({ x, y }) => Math.hypot(x - face.x, y - face.y) < face.width / 2)
    return Math.max(0, ...near.map(({ score }) => score))
  })
}

function createLooker(base: string, landmarker: FaceLandmarker) {
  // Starts loading at once: a person who appears for a second would be gone before a later load ends.
  const detector = loadDetector(base)
  // A failure is handled at each look: without the detector a picture of two people gives no result.
  detector.catch(() => undefined)
  let lastMs = 0
  return async (picture: ImageBitmap) => {
    // The landmarker's own clock has to grow with every picture.
    lastMs = Math.max(lastMs + 1, Math.round(performance.now()))
    const { faceLandmarks, facialTransformationMatrixes } = landmarker.detectForVideo(picture, lastMs)
    const places = faceLandmarks.map((landmarks, nth) =>
      toSeenFace(landmarks, { size: picture, matrix: facialTransformationMatrixes[nth]?.data }),
    )
    if (places.length < 2) return places.map((place) => ({ ...place, confidence: 1 }))
    const confidences = getConfidences(await detector, picture, places)
    return places.map((place, nth) => ({ ...place, confidence: confidences[nth] ?? 0 }))
  }
}

let look: ReturnType<typeof createLooker> | null = null

async function load(base: string): Promise<void> {
  try {
    look = createLooker(base, await loadLandmarker(base))
    say({ kind: 'loaded' })
  } catch {
    say({ kind: 'failed' })
  }
}

async function see(id: number, picture: ImageBitmap): Promise<void> {
  const startedMs = performance.now()
  try {
    const faces = look === null ? null : await look(picture)
    if (faces === null) return say({ kind: 'unseen', id })
    say({ kind: 'seen', id, faces, luma: measureLuma(picture), costMs: performance.now() - startedMs })
  } catch {
    // A picture that can't be judged is missing data, not a clean result.
    say({ kind: 'unseen', id })
  } finally {
    picture.close()
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<FaceOrder>) => {
  switch (data.kind) {
    case 'load':
      void load(data.base)
      return
    case 'look':
      void see(data.id, data.picture)
      return
  }
})
