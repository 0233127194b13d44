import type { LiveProps } from '../active-interview-props'
import { declareTake } from './declare-take'
import { takeIdOf } from './take-id'
import type { Faults } from './use-faults'
import type { Recording } from './use-recording'
import { type TurnNews, useTurnNews } from './use-turn-updates'

interface EndInput {
  live: Pick<LiveProps['live'], 'link' | 'session'>
  take: { recording: Pick<Recording, 'stop' | 'resume'>; faults: Pick<Faults, 'flush'> }
  isHandingIn: boolean
  ending: string | null
  setEnding: (id: string | null) => void
}

/** The server ends an answer by itself, after a silence or at the end of the time: the recording ends with it. */
export function useEndByServer({ live, take, isHandingIn, ending, setEnding }: EndInput): TurnNews {
  const { link, session } = live
  const { current, id: sessionId } = session
  const { recording, faults } = take
  const end = async () => {
    if (isHandingIn || current === null || ending === takeIdOf(current)) return
    const { answerId, turn, take: number } = current
    setEnding(takeIdOf(current))
    const { segmentCount, durationMs } = await recording.stop()
    link.send({ type: 'segments', turn, take: number, durationMs, segmentCount })
    void faults.flush()
    await declareTake({ sessionId, answerId, take: number, segmentCount })
  }
  return useTurnNews({
    link,
    current,
    onOver: () => void end(),
    onRefused: () => {
      if (ending === null) return
      setEnding(null)
      recording.resume()
    },
  })
}
