import type { Interviewer } from '@candor/contract'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { type Persona, personas } from '../personas'
import { type Pose, restPose } from '../pose/pose'
import { drawFigure, type FigureParts } from './draw-figure'
import { drawMouth } from './mouth-path'

export interface FigureHandle {
  draw: (pose: Pose) => void
}

/** The drawn interviewer, put into any pose through its handle. It needs nothing of the machine. */
export function FigureDrawing({ who, handle }: { who: Interviewer; handle?: Ref<FigureHandle> }) {
  const persona = personas[who]
  const parts = useRef<Partial<FigureParts>>({})
  useImperativeHandle(handle, () => ({
    draw: (pose) => {
      const { body, head, eyes, lids, brows, lips, tongue } = parts.current
      if (!body || !head || !eyes || !lids || !brows || !lips || !tongue) return
      drawFigure({ body, head, eyes, lids, brows, lips, tongue }, pose)
    },
  }))
  const keep =
    <Name extends keyof FigureParts>(name: Name) =>
    (part: FigureParts[Name] | null) => {
      if (part !== null) parts.current[name] = part
    }
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" className="h-full w-full" preserveAspectRatio="xMidYMax meet">
      <g ref={keep('body')}>
        <HairBehind persona={persona} />
        <Shoulders persona={persona} />
        <g ref={keep('head')}>
          <Head persona={persona} />
          <g fill="#1d1a22">
            <g ref={keep('eyes')}>
              <ellipse cx="140" cy="152" rx="5.5" ry="7" />
              <ellipse cx="180" cy="152" rx="5.5" ry="7" />
              <circle cx="138.4" cy="149.6" r="1.7" fill="#fff" />
              <circle cx="178.4" cy="149.6" r="1.7" fill="#fff" />
            </g>
          </g>
          <g ref={keep('lids')} fill="none" stroke="#1d1a22" strokeWidth="2.6" strokeLinecap="round">
            <path d="M131 147q9-5 18 0" />
            <path d="M171 147q9-5 18 0" />
          </g>
          <g ref={keep('brows')} fill="none" stroke={persona.hair} strokeWidth="4" strokeLinecap="round">
            <path d="M129 133q11-7 22-1" />
            <path d="M169 132q11-6 22 1" />
          </g>
          {persona.hasGlasses && <Glasses />}
          <path
            ref={keep('lips')}
            d={drawMouth(restPose).lips}
            fill="none"
            stroke="#a4433f"
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <ellipse ref={keep('tongue')} cx="160" cy="200" rx="0" ry="0" fill="#d9716b" />
        </g>
      </g>
    </svg>
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

function Glasses() {
  return (
    <g fill="#fff" fillOpacity=".1" stroke="#2a2530" strokeWidth="3">
      <rect x="121" y="138" width="35" height="28" rx="13" />
      <rect x="164" y="138" width="35" height="28" rx="13" />
      <path d="M156 150q4-4 8 0" fill="none" />
    </g>
  )
}
