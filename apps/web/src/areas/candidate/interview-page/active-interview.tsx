import { useEffect, useState } from 'react'
import { useCountdown } from '../../../shared/use-countdown'
import { isSpoken } from '../mode'
import { LostDialog } from './connection-lost-dialog'
import type { RoomProps } from './interview-props'
import { useInterviewer } from './session/use-interviewer'
import { useToldMode } from './session/use-join'
import { SpokenRoom } from './spoken-interview'
import { TypedRoom } from './typed-interview'

/** The room while the interview runs. The interviewer goes on speaking whatever way the candidate answers. */
export function LiveRoom({ onFarewell, ...props }: RoomProps & { onFarewell: () => void }) {
  const { live, mode } = props
  const { session, clock } = live
  const [isMuted, setIsMuted] = useState(false)
  const isSilent = isMuted || mode === 'no-voice'
  const { link } = live
  const { hasServerVoice } = props.intro
  const [isBarred, setIsBarred] = useState(false)
  const isOpen = !isBarred && link.state !== 'takenOver'
  const voice = useInterviewer({ session, link, isOpen, isSilent, hasServerVoice })
  useToldMode(live, mode)
  const leftMs = useCountdown(clock.remainingMs, clock.isRunning && live.line === 'connected')
  const hasEnded = session.state === 'ended' || session.state === 'aborted'
  useEffect(() => {
    // The spec: the outro ends the interview; it is heard to its end before the next screen comes.
    if (hasEnded && voice.isQuiet) onFarewell()
  }, [hasEnded, voice.isQuiet, onFarewell])
  const parts = {
    ...props,
    onFarewell,
    onBarred: setIsBarred,
    voice,
    leftMs: hasEnded ? 0 : leftMs,
    sound: { isMuted: isSilent, toggle: mode === 'no-voice' ? null : () => setIsMuted((was) => !was) },
  }
  return (
    <>
      {isSpoken(mode) ? <SpokenRoom {...parts} /> : <TypedRoom {...parts} />}
      <LostDialog isLost={live.line === 'lost'} />
    </>
  )
}
