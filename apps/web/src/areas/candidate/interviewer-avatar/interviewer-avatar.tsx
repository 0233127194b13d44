import type { Interviewer } from '@candor/contract'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { monotonicMs } from '../../../shared/clock'
import { isSavingData } from '../../../shared/is-saving-data'
import { type LevelSource, silentLevel } from '../../../shared/speech/level-source'
import { useMediaQuery } from '../../../shared/use-media-query'
import { useAvatarChoice } from './avatar-choice'
import { FigureDrawing, type FigureHandle } from './drawing/figure-drawing'
import { FIGURE_STAGE } from './drawing/figure-stage'
import { runLoop } from './drawing/run-loop'
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
  candidateLevel?: LevelSource
  saying?: Spoken | null
  /** The candidate is searching for words: the interviewer must not look impatient. */
  isHesitating?: boolean
  /** Shows the drawing instead of the 3D model, for small sizes. */
  isPlain?: boolean
  className?: string
}

/** The drawn interviewer. Decoration only: the captions next to it show what is said. */
export function InterviewerAvatar(props: InterviewerAvatarProps) {
  const { who, mood, level = silentLevel, candidateLevel = silentLevel, saying = null, isHesitating = false } = props
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { isSimple } = useAvatarChoice()
  const panel = useRef<HTMLDivElement>(null)
  const figure = useRef<FigureHandle | null>(null)
  const moodNow = useRef(mood)
  const animator = useRef(createAnimator(personas[who].seed))
  const conditions = { isSimple: isSimple || props.isPlain === true, isStill, isSavingData: isSavingData() }
  const model = useModel(panel, who, conditions)
  const { scene, shown } = model
  useEffect(() => {
    moodNow.current = mood
    animator.current.update({ mood, saying, isHesitating, isStill }, monotonicMs())
  }, [mood, saying, isHesitating, isStill])
  useEffect(() => {
    const element = panel.current
    if (element === null) return
    const monitor = createFrameMonitor()
    const draw = (nowMs: number, isFullRate: boolean) => {
      const pose = animator.current.getPose(nowMs, { voice: level.get(), candidate: candidateLevel.get() })
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
    // While the candidate speaks, the recording needs the processor more.
    const isCalm = () => moodNow.current !== 'speaking' && scene.current?.isCostly === true
    return runLoop(element, { draw, isCalm })
  }, [level, candidateLevel, scene, shown])
  return (
    <div
      ref={panel}
      aria-hidden="true"
      data-testid="interviewer-presence"
      data-drawing={model.isShown ? 'model' : 'figure'}
      className={clsx(FIGURE_STAGE, props.className)}
    >
      <div className={clsx('h-full w-full', (model.isShown || model.isAwaited) && 'invisible')}>
        <FigureDrawing who={who} handle={figure} />
      </div>
    </div>
  )
}
