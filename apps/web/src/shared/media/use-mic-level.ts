import { useEffect, useState } from 'react'
import { followMicrophone } from '../speech/follow-level'
import { createLevel, type LevelSource } from '../speech/level-source'

/** Louder than background noise, so someone speaks. */
const AUDIBLE_LEVEL = 0.25

/** The microphone's level, and whether it has picked up any sound yet. */
export function useMicLevel(stream: MediaStream | null): { level: LevelSource; isAudible: boolean } {
  const [level] = useState(createLevel)
  const [audibleStream, setAudibleStream] = useState<MediaStream | null>(null)
  useEffect(() => {
    if (stream === null) return
    return followMicrophone(stream, level)
  }, [stream, level])
  useEffect(() => {
    if (stream === null) return
    return level.subscribe(() => {
      if (level.get() >= AUDIBLE_LEVEL) setAudibleStream(stream)
    })
  }, [stream, level])
  return { level, isAudible: stream !== null && audibleStream === stream }
}
