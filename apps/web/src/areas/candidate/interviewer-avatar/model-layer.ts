import type { Interviewer } from '@candor/contract'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { monotonicMs } from '../../../shared/clock'
import { canDrawModel, type DrawingConditions, isLostForGood } from './fallback/can-draw-model'
import { modelFailure } from './fallback/model-failure'
import type { AvatarScene } from './three/create-scene'

/** Marks the time of the first frame. Only the benchmark reads it. */
const FIRST_FRAME_MARK = 'candor-presence-first-frame'

export interface ModelLayer {
  /** The model to draw with; null until it is there, and while its context is lost. */
  scene: RefObject<AvatarScene | null>
  /** It has drawn, so the drawing may step back. */
  isShown: boolean
  /** Called by the loop when the model has drawn. */
  shown: () => void
}

const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 1500 })
  return () => cancelIdleCallback(request)
}

/** Loads the model behind the drawing and keeps it for as long as the component stands and WebGL holds. */
export function useModel(
  panel: RefObject<HTMLElement | null>,
  who: Interviewer,
  conditions: Omit<DrawingConditions, 'hasModelFailed'>,
): ModelLayer {
  const scene = useRef<AvatarScene | null>(null)
  const [isShown, setIsShown] = useState(false)
  const hasModelFailed = useSyncExternalStore(modelFailure.subscribe, modelFailure.get)
  const isWanted = canDrawModel({ ...conditions, hasModelFailed })
  const shown = useCallback(() => setIsShown(true), [])
  useEffect(() => {
    const element = panel.current
    if (!isWanted || element === null) return
    const mountedMs = monotonicMs()
    let stop = () => {}
    let isGone = false
    const start = async () => {
      try {
        const { mountModel } = await import('./three/mount-model')
        if (isGone) return
        const mounted = await mountModel(element, who, {
          onLost: (losses) => {
            setIsShown(false)
            scene.current = null
            if (isLostForGood(losses)) modelFailure.set()
          },
          onReady: (ready) => {
            scene.current = ready
            if (!isGone) performance.measure(FIRST_FRAME_MARK, { start: mountedMs, end: monotonicMs() })
          },
        })
        if (isGone) mounted()
        else stop = mounted
      } catch {
        // No WebGL here, or its files can't be had: the drawing stays.
        modelFailure.set()
      }
    }
    const cancel = whenIdle(() => void start())
    return () => {
      isGone = true
      cancel()
      stop()
      scene.current = null
      setIsShown(false)
    }
  }, [panel, who, isWanted])
  return { scene, isShown, shown }
}
