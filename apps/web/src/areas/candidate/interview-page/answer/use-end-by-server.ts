import type { ActiveInterviewProps } from '../active-interview-props'
import { declareTake } from './declare-take'
import { formatTakeId } from './take-id'
import type { Faults } from './use-faults'
import type { Recording } from './use-recording'
import { type TurnUpdates, useTurnUpdates } from './use-turn-updates'

interface EndInput {
  session: Pick<ActiveInterviewProps['session'], 'realtime' | 'snapshot'>
  take: { recording: Pick<Recording, 'stop' | 'resume'>; faults: Pick<Faults, 'flush'> }
  isCommitting: boolean
  ending: string | null
  setEnding: (id: string | null) => void
}

/** Ends the recording when the server ends the answer, after a silence or at the time limit. */
export function useEndByServer({ session, take, isCommitting, ending, setEnding }: EndInput): TurnUpdates {
  const { realtime, snapshot } = session
  const { current, id: sessionId } = snapshot
  const { recording, faults } = take
  const end = async () => {
    if (isCommitting || current === null || ending === formatTakeId(current)) return
    const { answerId, turn, take: number } = current
    setEnding(formatTakeId(current))
    const { segmentCount, durationMs } = await recording.stop()
    realtime.send({ type: 'segments', turn, take: number, durationMs, segmentCount })
    void faults.flush()
    await declareTake({ sessionId, answerId, take: number, segmentCount })
  }
  return useTurnUpdates({
    realtime,
    current,
    onTurnOver: () => void end(),
    onRefused: () => {
      if (ending === null) return
      setEnding(null)
      recording.resume()
    },
  })
}
