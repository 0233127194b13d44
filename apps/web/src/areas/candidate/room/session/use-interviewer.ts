import type { ChatEntry, Session } from '@candor/contract'
import { useEffect, useRef, useState } from 'react'
import { createLevel, type LevelOutlet, type LevelSource } from '../../../../shared/speech/level-source'
import { type Spoken, speak, waitMs } from '../../../../shared/speech/speak'
import { readingMs } from '../../../../shared/speech/split-clauses'
import { heardSeqAtOpening, nextToHear, questionEntry } from './session-news'

/** The spec: after a message was played, this delay passes and it is removed. */
const REMOVAL_DELAY_MS = 700

export interface InterviewerVoice {
  /** What is being said, or was said last. */
  caption: string
  isSpeaking: boolean
  level: LevelSource
  /** Who said the last message; null before the first. */
  spoken: Spoken | null
  /** The present question has been asked to its end. */
  isQuestionAsked: boolean
  /** Nothing is left to say. */
  isQuiet: boolean
  /** Go on to answering at once. */
  skip: () => void
}

interface Input {
  session: Session
  /** The room is open: sound was unlocked by a press. */
  isOpen: boolean
  /** Words only. */
  isSilent: boolean
}

interface EntryToSay {
  entry: ChatEntry
  language: string
  isSilent: boolean
  level: LevelOutlet
  signal: AbortSignal
}

/** One message by voice, or shown for as long as reading takes; answers who said it, null where nobody was to. */
async function sayEntry({ entry, language, isSilent, level, signal }: EntryToSay): Promise<Spoken | null> {
  if (!isSilent) return speak({ text: entry.content, language, voiceUrl: entry.voiceUrl }, level, signal)
  await waitMs(readingMs(entry.content), signal)
  return null
}

/** Says the interviewer's messages in their order, one at a time. */
export function useInterviewer({ session, isOpen, isSilent }: Input): InterviewerVoice {
  const [level] = useState(createLevel)
  const [heardSeq, setHeardSeq] = useState(() => heardSeqAtOpening(session))
  const [caption, setCaption] = useState('')
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const [isSpeaking, setIsSpeaking] = useState(false)
  const running = useRef<AbortController | null>(null)
  const next = nextToHear(session, heardSeq)
  const latest = useRef({ next, language: session.language })
  latest.current = { next, language: session.language }
  const nextSeq = next?.seq ?? null
  useEffect(() => {
    const entry = latest.current.next
    if (nextSeq === null || entry === null || !isOpen) return
    const abort = new AbortController()
    running.current = abort
    const say = async () => {
      setCaption(entry.content)
      setIsSpeaking(true)
      const by = await sayEntry({ entry, language: latest.current.language, isSilent, level, signal: abort.signal })
      if (abort.signal.aborted) return
      if (by) setSpoken(by)
      setIsSpeaking(false)
      await waitMs(REMOVAL_DELAY_MS, abort.signal)
      if (!abort.signal.aborted) setHeardSeq(entry.seq)
    }
    void say()
    return () => abort.abort()
  }, [nextSeq, isOpen, isSilent, level])
  const question = session.current && questionEntry(session, session.current.turn)
  return {
    caption,
    isSpeaking: isSpeaking && next !== null,
    level,
    spoken,
    isQuestionAsked: question !== null && heardSeq >= question.seq,
    isQuiet: next === null,
    skip: () => {
      running.current?.abort()
      setIsSpeaking(false)
      if (question) setCaption(question.content)
      const to = question?.seq ?? nextSeq ?? 0
      setHeardSeq((seq) => Math.max(seq, to))
    },
  }
}
