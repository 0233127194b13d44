import { clsx } from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenIdle } from '../../../shared/load-when-idle'
import { FigureDrawing } from './drawing/figure-drawing'
import { FIGURE_STAGE } from './drawing/figure-stage'
import type { InterviewerAvatarProps } from './interviewer-avatar'

export type { Mood } from './pose/compute-pose'

type InterviewerFigureProps = Pick<InterviewerAvatarProps, 'who' | 'level' | 'className'> &
  Partial<Pick<InterviewerAvatarProps, 'mood'>>

/**
 * The drawn interviewer alone, for places where nothing more is wanted. A first page draws it still; it begins to move once the
 * code for that is there.
 */
export function InterviewerFigure({ mood = 'idle', ...rest }: InterviewerFigureProps) {
  const [Avatar, setAvatar] = useState<ComponentType<InterviewerAvatarProps> | null>(null)
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { InterviewerAvatar } = await import('./interviewer-avatar')
        setAvatar(() => InterviewerAvatar)
      }),
    [],
  )
  if (Avatar !== null) return <Avatar isPlain mood={mood} {...rest} />
  return (
    <div aria-hidden="true" data-drawing="figure" className={clsx(FIGURE_STAGE, rest.className)}>
      <FigureDrawing who={rest.who} />
    </div>
  )
}
