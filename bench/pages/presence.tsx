import { type Interviewer, interviewers } from '@candor/contract'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import {
  InterviewerAvatar,
  type Spoken,
} from '../../apps/web/src/areas/candidate/interviewer-avatar/interviewer-avatar'
import type { Mood } from '../../apps/web/src/areas/candidate/interviewer-avatar/pose/compute-pose'
import { createLevel } from '../../apps/web/src/shared/speech/level-source'

/** One interviewer who repeats a long sentence. `?who=an&mood=listening&width=640&height=400` */
const asked = new URLSearchParams(location.search)
const who: Interviewer = interviewers.find((name) => name === asked.get('who')) ?? 'linh'
const moods: readonly Mood[] = ['speaking', 'listening', 'thinking', 'idle']
const mood = moods.find((name) => name === asked.get('mood')) ?? 'speaking'
const TEXT = 'Could you tell me about a time when a plan did not work, and what you and your team made of it?'

function Page() {
  const level = useMemo(createLevel, [])
  const saying: Spoken | null = useMemo(
    () =>
      mood === 'speaking'
        ? { text: TEXT.repeat(12), language: 'en', durationMs: 72_000, startedAtMs: performance.now() }
        : null,
    [],
  )
  useMemo(() => setInterval(() => level.set(0.3 + 0.3 * Math.random()), 50), [level])
  return <InterviewerAvatar who={who} mood={mood} level={level} saying={saying} />
}

const root = document.querySelector<HTMLElement>('#root')
if (root) {
  root.style.width = `${asked.get('width') ?? 480}px`
  root.style.height = `${asked.get('height') ?? 480}px`
  createRoot(root).render(<Page />)
}
