import { isConnectionLost, isOver, isSilentMode, isSpokenMode } from '@candor/domain'
import { useEffect, useState } from 'react'
import { useCountdown } from '../../../shared/use-countdown'
import { ConnectionLostDialog } from './connection-lost-dialog'
import { ConnectionNews } from './connection-news'
import type { InterviewProps } from './interview-props'
import { useInterviewer } from './session/use-interviewer'
import { useReportMode } from './session/use-join'
import { SpokenInterview } from './spoken-interview'
import { TypedInterview } from './typed-interview'

/** The screen while the interview runs. The interviewer keeps speaking when the candidate changes the mode. */
export function ActiveInterview({ onFinished, ...props }: InterviewProps & { onFinished: () => void }) {
  const { session, mode } = props
  const { snapshot, clock } = session
  const [isMuted, setIsMuted] = useState(false)
  const isSilent = isMuted || isSilentMode(mode)
  const { realtime } = session
  const { hasServerVoice } = props.intro
  const [isOwnedByOtherTab, setIsOwnedByOtherTab] = useState(false)
  const isOpen = !isOwnedByOtherTab && realtime.state !== 'takenOver'
  const voice = useInterviewer({ snapshot, realtime, isOpen, isSilent, hasServerVoice })
  useReportMode(session, mode)
  const leftMs = useCountdown(clock.remainingMs, clock.isRunning && !isConnectionLost({ state: session.connection }))
  const hasEnded = isOver(snapshot)
  useEffect(() => {
    // The spec: the outro ends the interview; it is played to its end before the next screen opens.
    if (hasEnded && voice.isQuiet) onFinished()
  }, [hasEnded, voice.isQuiet, onFinished])
  const screenProps = {
    ...props,
    onFinished,
    onOwnedByOtherTab: setIsOwnedByOtherTab,
    voice,
    leftMs: hasEnded ? 0 : leftMs,
    sound: { isMuted: isSilent, toggle: isSilentMode(mode) ? null : () => setIsMuted((was) => !was) },
  }
  return (
    <>
      {isSpokenMode(mode) ? <SpokenInterview {...screenProps} /> : <TypedInterview {...screenProps} />}
      <ConnectionLostDialog
        connection={session.connection}
        canStartNew={props.intro.access.whyNot === null && !snapshot.isPractice}
      />
      <ConnectionNews connection={session.connection} />
    </>
  )
}
