import { InterviewerPresence, type InterviewerPresenceProps } from './interviewer-presence'

export type { Mood } from './pose/pose-of'

type InterviewerFigureProps = Pick<InterviewerPresenceProps, 'who' | 'level' | 'className'> &
  Partial<Pick<InterviewerPresenceProps, 'mood'>>

/** The drawn interviewer alone, for places where nothing more is wanted. */
export function InterviewerFigure({ mood = 'idle', ...rest }: InterviewerFigureProps) {
  return <InterviewerPresence isPlain mood={mood} {...rest} />
}
