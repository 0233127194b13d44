import type { Interviewer } from '@candor/contract'
import { type ReactNode, useSyncExternalStore } from 'react'
import { type LevelSource, silentLevel } from '../../../shared/speech/level-source'
import { cx } from '../../../shared/ui/cx'
import { useMediaQuery } from '../../../shared/use-media-query'
import { type Persona, personas } from './personas'

export type Mood = 'idle' | 'speaking' | 'listening' | 'thinking'

interface InterviewerFigureProps {
  who: Interviewer
  mood?: Mood
  /** Loudness of the voice, 0 to 1: moves the mouth. */
  level?: LevelSource
  className?: string
}

/**
 * The drawn interviewer: breathes, blinks, leans in while listening, and its mouth follows the sound. It needs nothing of the
 * machine, so it is also what is shown where nothing richer can be. With reduced motion only the mouth moves.
 */
export function InterviewerFigure({ who, mood = 'idle', level = silentLevel, className }: InterviewerFigureProps) {
  const persona = personas[who]
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <svg
      viewBox="0 0 320 320"
      aria-hidden="true"
      className={cx('h-full w-full', className)}
      preserveAspectRatio="xMidYMax meet"
    >
      <circle cx="160" cy="176" r="138" fill="#9fb0ff" opacity="0.09" />
      <circle cx="160" cy="176" r="108" fill="#9fb0ff" opacity="0.1" />
      <Sway isOn={!isStill} values="0 0;0 2;0 0" duration="5s">
        <HairBehind persona={persona} />
        <Shoulders persona={persona} />
        <Sway isOn={!isStill && mood === 'listening'} values="0 0;0 5;0 0;0 0;0 0" duration="4.6s">
          <g transform={mood === 'listening' ? 'rotate(2.5 160 180)' : undefined}>
            <Head persona={persona} />
            <Eyes isStill={isStill} isAway={mood === 'thinking'} />
            {persona.hasGlasses && <Glasses />}
            <Mouth level={level} isSmiling={mood !== 'thinking'} />
          </g>
        </Sway>
      </Sway>
    </svg>
  )
}

interface SwayProps {
  isOn: boolean
  values: string
  duration: string
  children: ReactNode
}

function Sway({ isOn, values, duration, children }: SwayProps) {
  return (
    <g>
      {isOn && (
        <animateTransform
          attributeName="transform"
          type="translate"
          values={values}
          dur={duration}
          repeatCount="indefinite"
          calcMode="spline"
          keySplines={values
            .split(';')
            .slice(1)
            .map(() => '.4 0 .6 1')
            .join(';')}
        />
      )}
      {children}
    </g>
  )
}

function HairBehind({ persona }: { persona: Persona }) {
  if (persona.look === 'long') {
    return (
      <path
        d="M98 150c0-52 26-84 62-84s62 32 62 84c0 44 8 72 16 92-24 12-44 8-52 2h-52c-8 6-28 10-52-2 8-20 16-48 16-92Z"
        fill={persona.hair}
      />
    )
  }
  if (persona.look === 'bob') {
    return <path d="M100 152c0-54 24-84 60-84s60 30 60 84c0 30-4 46-12 58H112c-8-12-12-28-12-58Z" fill={persona.hair} />
  }
  return null
}

function Shoulders({ persona }: { persona: Persona }) {
  return (
    <g>
      <path d="M40 324c2-54 34-82 76-90l44-8 44 8c42 8 74 36 76 90Z" fill={persona.jacket} />
      <path d="M126 230l34 44 34-44-14-10h-40Z" fill={persona.shirt} />
      <path d="M138 204h44v22c0 12-10 24-22 24s-22-12-22-24Z" fill={persona.shade} />
      <path
        d="M122 232l-16 34 32 8 22 50 22-50 32-8-16-34-38 42Z"
        fill={persona.jacket}
        stroke="#000"
        strokeOpacity=".14"
        strokeWidth="2"
      />
    </g>
  )
}

function Head({ persona }: { persona: Persona }) {
  return (
    <g>
      <ellipse cx="110" cy="158" rx="9" ry="14" fill={persona.shade} />
      <ellipse cx="210" cy="158" rx="9" ry="14" fill={persona.shade} />
      <path d="M112 146c0-40 20-62 48-62s48 22 48 62c0 44-22 76-48 76s-48-32-48-76Z" fill={persona.skin} />
      <ellipse cx="130" cy="178" rx="11" ry="7" fill="#e0796a" opacity=".16" />
      <ellipse cx="190" cy="178" rx="11" ry="7" fill="#e0796a" opacity=".16" />
      <path d="M160 158c3 8 5 14 1 18" fill="none" stroke={persona.shade} strokeWidth="4" strokeLinecap="round" />
      <Fringe persona={persona} />
    </g>
  )
}

function Fringe({ persona }: { persona: Persona }) {
  const shapes = {
    long: 'M108 150c-2-50 22-78 54-78 34 0 54 26 50 78-6-22-16-34-30-44-18 16-50 20-62 14-6 8-10 18-12 30Z',
    bob: 'M106 156c-4-56 20-86 54-86s58 30 54 86c-4-16-8-28-14-36H120c-6 8-10 20-14 36Z',
    short: 'M106 146c-6-50 20-80 56-80 32 0 56 26 52 78-4-12-6-22-12-30-26 4-56 0-72-14-12 10-20 26-24 46Z',
  }
  return <path d={shapes[persona.look]} fill={persona.hair} />
}

function Eyes({ isStill, isAway }: { isStill: boolean; isAway: boolean }) {
  const shift = isAway ? 3 : 0
  return (
    <g fill="#1d1a22">
      {[140, 180].map((x) => (
        <g key={x}>
          <path d={`M${x - 11} 134q11-7 22 0`} fill="none" stroke="#1d1a22" strokeWidth="4" strokeLinecap="round" />
          <ellipse cx={x + shift} cy={152 - shift} rx="5" ry="6.5">
            {!isStill && (
              <animate
                attributeName="ry"
                values="6.5;6.5;0.6;6.5;6.5;6.5;0.6;6.5"
                keyTimes="0;.42;.44;.46;.7;.93;.95;1"
                dur="7.3s"
                repeatCount="indefinite"
              />
            )}
          </ellipse>
        </g>
      ))}
    </g>
  )
}

function Glasses() {
  return (
    <g fill="#fff" fillOpacity=".1" stroke="#2a2530" strokeWidth="3">
      <rect x="121" y="138" width="35" height="28" rx="13" />
      <rect x="164" y="138" width="35" height="28" rx="13" />
      <path d="M156 150q4-4 8 0" fill="none" />
    </g>
  )
}

/** Follows the voice: closed and smiling in silence, open with it. */
function Mouth({ level, isSmiling }: { level: LevelSource; isSmiling: boolean }) {
  const loudness = useSyncExternalStore(level.subscribe, level.get)
  if (loudness < 0.04) {
    return (
      <path
        d={isSmiling ? 'M143 194q17 13 34 0' : 'M147 197q13 3 26 0'}
        fill="none"
        stroke="#a4433f"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    )
  }
  const ry = 3 + Math.min(1, loudness) * 11
  return (
    <g>
      <ellipse cx="160" cy="197" rx={15 - loudness * 3} ry={ry} fill="#7c2a2e" />
      <ellipse cx="160" cy={197 + ry * 0.5} rx="8" ry={ry * 0.4} fill="#d9716b" />
    </g>
  )
}
