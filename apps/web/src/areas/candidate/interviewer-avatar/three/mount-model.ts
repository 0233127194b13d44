import type { Interviewer } from '@candor/contract'
import { restPose } from '../pose/pose'
import { type AvatarScene, createScene } from './create-scene'

interface ModelEvents {
  /** Called when the scene can be drawn, again after a restored context. */
  onReady: (scene: AvatarScene) => void
  /** Called with the number of context losses so far. */
  onLost: (losses: number) => void
}

/** Mounts a hidden canvas with the model in the panel; the caller shows it. Resolves to a function that removes it. */
export async function mountModel(panel: HTMLElement, who: Interviewer, events: ModelEvents): Promise<() => void> {
  const canvas = document.createElement('canvas')
  canvas.className = 'absolute inset-0 h-full w-full'
  const scene = await createScene(canvas, who)
  const fit = () => scene.resize(Math.max(1, panel.clientWidth), Math.max(1, panel.clientHeight))
  let losses = 0
  const lost = (event: Event) => {
    // Without this, the browser does not restore the context.
    event.preventDefault()
    losses += 1
    canvas.hidden = true
    events.onLost(losses)
  }
  const restored = () => {
    canvas.hidden = false
    fit()
    events.onReady(scene)
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  const size = new ResizeObserver(fit)
  size.observe(panel)
  fit()
  scene.draw(restPose)
  panel.append(canvas)
  events.onReady(scene)
  return () => {
    size.disconnect()
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
    scene.dispose()
    canvas.remove()
  }
}
