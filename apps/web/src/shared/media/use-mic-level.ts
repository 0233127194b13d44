import { useEffect, useState } from 'react'
import { followMicrophone } from '../speech/follow-level'
import { createLevel, type LevelSource } from '../speech/level-source'

/** Louder than a quiet room: somebody speaks. */
const HEARD = 0.25

/** The microphone's level, and whether anything was heard through it yet. */
export function useMicLevel(stream: MediaStream | null): { level: LevelSource; isHeard: boolean } {
  const [level] = useState(createLevel)
  const [heard, setHeard] = useState<MediaStream | null>(null)
  useEffect(() => {
    if (stream === null) return
    return followMicrophone(stream, level)
  }, [stream, level])
  useEffect(() => {
    if (stream === null) return
    return level.subscribe(() => {
      if (level.get() >= HEARD) setHeard(stream)
    })
  }, [stream, level])
  return { level, isHeard: stream !== null && heard === stream }
}
