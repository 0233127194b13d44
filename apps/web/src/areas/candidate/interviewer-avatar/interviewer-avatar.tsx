import type { Interviewer } from '@candor/contract'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { monotonicMs } from '../../../shared/clock'
import { type LevelSource, silentLevel } from '../../../shared/speech/level-source'
import { useMediaQuery } from '../../../shared/use-media-query'
import { useAvatarChoice } from './avatar-choice'
import { FigureDrawing, type FigureHandle } from './drawing/figure-drawing'
import { runLoop } from './drawing/run-loop'
import { isSavingData } from './fallback/can-draw-model'
import { createFrameMonitor } from './fallback/frame-monitor'
import { modelFailure } from './fallback/model-failure'
import { useModel } from './model-layer'
import { personas } from './personas'
import type { Mood } from './pose/compute-pose'
import { createAnimator, type Spoken } from './pose/create-animator'

export type { Spoken } from './pose/create-animator'

export interface InterviewerAvatarProps {
  who: Interviewer
  mood: Mood
  /** Loudness of the interviewer's voice, 0 to 1. */
  level?: LevelSource
  /** Loudness of the candidate's voice: the interviewer nods at its pauses. */
  heard?: LevelSource
  saying?: Spoken | null
  /** The candidate is looking for words: nothing may look like hurry. */
  isHesitating?: boolean
  /** Never more than the drawing, for small places. */
  isPlain?: boolean
  className?: string
}

/** The interviewer on the stage: purely visual, what is said stands in the captions beside it. */
export function InterviewerAvatar(props: InterviewerAvatarProps) {
  const { who, mood, level = silentLevel, heard = silentLevel, saying = null, isHesitating = false } = props
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { isSimple } = useAvatarChoice()
  const panel = useRef<HTMLDivElement>(null)
  const figure = useRef<FigureHandle | null>(null)
  const moodNow = useRef(mood)
  const life = useRef(createAnimator(personas[who].seed))
  const conditions = { isSimple: isSimple || props.isPlain === true, isStill, isSavingData: isSavingData() }
  const model = useModel(panel, who, conditions)
  const { scene, shown } = model
  useEffect(() => {
    moodNow.current = mood
    life.current.tell({ mood, saying, isHesitating, isStill }, monotonicMs())
  }, [mood, saying, isHesitating, isStill])
  useEffect(() => {
    const element = panel.current
    if (element === null) return
    const monitor = createFrameMonitor()
    const draw = (nowMs: number, isFullRate: boolean) => {
      const pose = life.current.poseAt(nowMs, { voice: level.get(), heard: heard.get() })
      const drawn = scene.current
      if (drawn === null) {
        monitor.pause()
        figure.current?.draw(pose)
        return
      }
      drawn.draw(pose)
      shown()
      if (!isFullRate) monitor.pause()
      else if (monitor.isTooSlow(nowMs)) modelFailure.set()
    }
    // While the candidate speaks, the processor is for the recording.
    const isCalm = () => moodNow.current !== 'speaking' && scene.current?.isCostly === true
    return runLoop(element, { draw, isCalm })
  }, [level, heard, scene, shown])
  return (
    <div
      ref={panel}
      aria-hidden="true"
      data-testid="interviewer-presence"
      data-drawing={model.isShown ? 'model' : 'figure'}
      className={clsx(
        'relative h-full w-full bg-[radial-gradient(circle_at_50%_52%,#9fb0ff30,#9fb0ff10_38%,transparent_58%)]',
        props.className,
      )}
    >
      <div className={clsx('h-full w-full', model.isShown && 'invisible')}>
        <FigureDrawing who={who} handle={figure} />
      </div>
    </div>
  )
}
