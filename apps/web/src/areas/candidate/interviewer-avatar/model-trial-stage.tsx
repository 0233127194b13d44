import type { Interviewer } from '@candor/contract'
import { useEffect, useRef } from 'react'
import { isSavingData } from '../../../shared/is-saving-data'
import { loadWhenIdle } from '../../../shared/load-when-idle'
import { useMediaQuery } from '../../../shared/use-media-query'
import { useAvatarChoice } from './avatar-choice'
import { canDrawModel } from './fallback/can-draw-model'
import { isModelTried, tryModel } from './fallback/model-trial'
import { restPose } from './pose/pose'

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** On the device check: measures out of sight whether this machine draws the 3D model smoothly while its camera is on. */
export function ModelTrialStage({ who, isDue }: { who: Interviewer; isDue: boolean }) {
  const stage = useRef<HTMLDivElement>(null)
  const { isSimple } = useAvatarChoice()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isWanted =
    isDue && canDrawModel({ isSimple, isStill, isSavingData: isSavingData(), hasModelFailed: isModelTried() })
  useEffect(() => {
    const element = stage.current
    if (!isWanted || element === null) return
    const stop = new AbortController()
    const mount = async () => {
      const { mountModel } = await import('./three/mount-model')
      let scene: Parameters<Parameters<typeof mountModel>[2]['onReady']>[0] | null = null
      const remove = await mountModel(element, who, {
        onReady: (ready) => {
          scene = ready
        },
        onLost: () => stop.abort(),
      })
      return { draw: () => scene?.draw(restPose), remove }
    }
    const cancel = loadWhenIdle(() => tryModel(who, { mount, nextFrame, signal: stop.signal }))
    return () => {
      cancel()
      stop.abort()
    }
  }, [isWanted, who])
  if (!isWanted) return null
  // As large as in the interview, and in view: what is out of view is not drawn.
  return (
    <div
      ref={stage}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 -z-10 h-[300px] w-[480px] max-w-full opacity-[.01]"
    />
  )
}
