import type { Interviewer } from '@candor/contract'
import { restPose } from '../pose/pose'
import { type AvatarScene, createScene } from './create-scene'

interface ModelEvents {
  /** Called when the scene can be drawn. */
  onReady: (scene: AvatarScene) => void
  /** Called when the context is lost: the canvas draws no more, and what returns later must not be swapped in. */
  onLost: () => void
}

/** Mounts a hidden canvas with the model in the panel; the caller shows it. Resolves to a function that removes it. */
export async function mountModel(panel: HTMLElement, who: Interviewer, events: ModelEvents): Promise<() => void> {
  const canvas = document.createElement('canvas')
  canvas.className = 'absolute inset-0 h-full w-full'
  const scene = await createScene(canvas, who)
  const fit = () => scene.resize(Math.max(1, panel.clientWidth), Math.max(1, panel.clientHeight))
  const lost = () => {
    canvas.hidden = true
    events.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)
  const size = new ResizeObserver(fit)
  size.observe(panel)
  fit()
  scene.draw(restPose)
  panel.append(canvas)
  events.onReady(scene)
  return () => {
    size.disconnect()
    canvas.removeEventListener('webglcontextlost', lost)
    scene.dispose()
    canvas.remove()
  }
}
