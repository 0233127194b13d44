import { InterviewerAvatar, type InterviewerAvatarProps } from './interviewer-avatar'

export type { Mood } from './pose/compute-pose'

type InterviewerFigureProps = Pick<InterviewerAvatarProps, 'who' | 'level' | 'className'> &
  Partial<Pick<InterviewerAvatarProps, 'mood'>>

/** The drawn interviewer alone, for places where nothing more is wanted. */
export function InterviewerFigure({ mood = 'idle', ...rest }: InterviewerFigureProps) {
  return <InterviewerAvatar isPlain mood={mood} {...rest} />
}
