import { useState } from 'react'

interface UnheardInput {
  /** The mode records, and camera and microphone are ready. */
  readonly isRecording: boolean
  readonly isHeard: boolean
  readonly onContinue: () => void
}

/** Continuing with a microphone that was not heard takes a warning first. Speaking ends the warning. */
export function useUnheardWarning({ isRecording, isHeard, onContinue }: UnheardInput) {
  const [isAsked, setIsAsked] = useState(false)
  const isUnheard = isRecording && !isHeard
  return {
    isWarning: isAsked && isUnheard,
    proceed: () => {
      if (isUnheard && !isAsked) setIsAsked(true)
      else onContinue()
    },
  }
}
