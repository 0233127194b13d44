import type { Interviewer } from '@candor/contract'
import { Mesh, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import type { Pose } from '../pose/pose'
import { qualityFor, rendererName } from './drawing-quality'
import { makeInterviewer } from './make-interviewer'

const LOW_PX = 260

export interface AvatarScene {
  draw: (pose: Pose) => void
  resize: (width: number, height: number) => void
  /** True: drawn on the processor, which also has to record the candidate. */
  isCostly: boolean
  dispose: () => void
}

/** On a phone's low panel the labels above need space, so the figure is lower and a little farther away. */
function frame(camera: PerspectiveCamera, height: number): void {
  const isLow = height < LOW_PX
  camera.position.set(0, isLow ? 0.12 : -0.1, isLow ? 11.6 : 10)
  camera.lookAt(0, isLow ? -0.16 : -0.4, 0)
}

/** Everything WebGL needs for one interviewer on one canvas. Throws without a WebGL context. */
export async function createScene(canvas: HTMLCanvasElement, who: Interviewer): Promise<AvatarScene> {
  const quality = qualityFor(rendererName(), devicePixelRatio)
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: quality.isSmoothed,
    powerPreference: 'low-power',
  })
  renderer.setPixelRatio(quality.pixelRatio)
  renderer.setClearColor(0x000000, 0)
  const scene = new Scene()
  const camera = new PerspectiveCamera(22, 1, 4, 20)
  const { root, apply } = await makeInterviewer(who)
  scene.add(root)
  return {
    draw: (pose) => {
      apply(pose)
      renderer.render(scene, camera)
    },
    resize: (width, height) => {
      renderer.setSize(width, height, false)
      frame(camera, height)
      camera.aspect = width / height
      camera.updateProjectionMatrix()
    },
    isCostly: quality.isCostly,
    dispose: () => {
      scene.traverse((part) => {
        if (!(part instanceof Mesh)) return
        part.geometry.dispose()
        part.material.dispose()
      })
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
