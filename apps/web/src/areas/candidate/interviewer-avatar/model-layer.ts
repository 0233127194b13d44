import type { Interviewer } from '@candor/contract'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { monotonicMs } from '../../../shared/clock'
import { canDrawModel, type DrawingConditions } from './fallback/can-draw-model'
import { modelFailure } from './fallback/model-failure'
import type { AvatarScene } from './three/create-scene'

/** Marks the time of the first frame. Only the benchmark reads it. */
const FIRST_FRAME_MARK = 'candor-presence-first-frame'

export interface ModelLayer {
  /** The model to draw with; null until it is there, and once its context is lost. */
  scene: RefObject<AvatarScene | null>
  /** It has drawn, so the drawing may step back. */
  isShown: boolean
  /** It is on its way: nothing is shown until it is there, because one face must not replace another. */
  isAwaited: boolean
  /** Called by the loop when the model has drawn. */
  shown: () => void
}

/** What comes later than this is not shown any more: the interview has begun with the drawing. */
const DEADLINE_MS = 1_500

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
          onLost: () => {
            setIsShown(false)
            scene.current = null
            modelFailure.set()
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
    void start()
    const late = setTimeout(() => {
      if (scene.current === null) modelFailure.set()
    }, DEADLINE_MS)
    return () => {
      isGone = true
      clearTimeout(late)
      stop()
      scene.current = null
      setIsShown(false)
    }
  }, [panel, who, isWanted])
  return { scene, isShown, isAwaited: isWanted && !isShown, shown }
}
