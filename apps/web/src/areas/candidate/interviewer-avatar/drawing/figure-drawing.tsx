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
      const { body, head, eyes, irises, lids, brows, lips, tongue } = parts.current
      if (!body || !head || !eyes || !irises || !lids || !brows || !lips || !tongue) return
      drawFigure({ body, head, eyes, irises, lids, brows, lips, tongue }, pose)
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
          <g ref={keep('eyes')}>
            <path d={MIRRORED_EYES.white} fill="#fdfaf6" />
            <g ref={keep('irises')}>
              {EYE_X.map((x) => (
                <Iris key={x} x={x} color={persona.iris} />
              ))}
            </g>
          </g>
          <path
            ref={keep('lids')}
            d={MIRRORED_EYES.lid}
            fill="none"
            stroke="#1d1a22"
            strokeWidth={persona.lashes}
            strokeLinecap="round"
          />
          <g ref={keep('brows')} fill={persona.hair}>
            <path d="M104 94q4-9 21-9 14 0 22 6-1 4-4 4-9-3-19-3-11 0-20 2Z" />
            <path d="M216 94q-4-9-21-9-14 0-22 6 1 4 4 4 9-3 19-3 11 0 20 2Z" />
          </g>
          {persona.hasGlasses && <Glasses />}
          <path
            ref={keep('lips')}
            d={drawMouth(restPose).lips}
            fill="none"
            stroke={persona.lips}
            strokeWidth="5.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <ellipse ref={keep('tongue')} cx="160" cy="190" rx="0" ry="0" fill="#d9716b" />
        </g>
      </g>
    </svg>
  )
}

const EYE_X = [127, 193] as const

/** The left eye and its mirror image; the line of the lashes is the white's upper edge. */
const MIRRORED_EYES = {
  white: 'M106 127q5-17 23-17 15 1 19 16-6 12-20 12-15 0-22-11ZM214 127q-5-17-23-17-15 1-19 16 6 12 20 12 15 0 22-11Z',
  lid: 'M105 127q5-18 24-18 15 1 19 16M215 127q-5-18-24-18-15 1-19 16',
}

function Iris({ x, color }: { x: number; color: string }) {
  return (
    <>
      <circle cx={x} cy="124" r="12" fill={color} />
      <circle cx={x} cy="124" r="6.5" fill="#1d1512" />
      <circle cx={x - 4} cy="119" r="4" fill="#fff" />
    </>
  )
}

function HairBehind({ persona: { look, hair } }: { persona: Persona }) {
  const shapes = {
    long: 'M160 16c-58 0-90 34-90 92l-2 152c8 10 18 12 28 8l20-30h88l20 30c10 4 20 2 28-8l-2-152c0-58-32-92-90-92Z',
    bob: 'M160 18c-58 0-91 38-91 98 0 28 4 50 12 66 6 8 16 10 26 4h106c10 6 20 4 26-4 8-16 12-38 12-66 0-60-33-98-91-98Z',
    short: 'M160 12c-50 0-76 36-76 92l4 20h144l4-20c0-56-26-92-76-92Z',
  }
  return <path d={shapes[look]} fill={hair} />
}

function Shoulders({ persona }: { persona: Persona }) {
  const { jacket, shirt, shade, look } = persona
  return (
    <g>
      <path d="M32 324c0-44 16-62 50-72l38-14h80l38 14c34 10 50 28 50 72Z" fill={jacket} />
      <path d="M120 226h80v16h-80Z" fill={jacket} />
      <path d="M124 238h72l-6 30-30 56-30-56Z" fill={shirt} />
      <path d={look === 'bob' ? 'M134 196h52v40q-26 12-52 0Z' : 'M134 196h52v42l-26 28-26-28Z'} fill={shade} />
      <path
        d="M126 228l-22 24-4 16 26 12 34 44 34-44 26-12-4-16-22-24q2 26-8 44l-26 52-26-52q-10-18-8-44Z"
        fill={jacket}
        stroke="#000"
        strokeOpacity=".16"
        strokeWidth="2"
      />
      {look === 'short' && <path d="M130 224l-5 14 17 30 18-14-20-16ZM190 224l5 14-17 30-18-14 20-16Z" fill={shirt} />}
    </g>
  )
}

function Head({ persona }: { persona: Persona }) {
  return (
    <g>
      <ellipse cx="89" cy="132" rx="8" ry="17" fill={persona.shade} />
      <ellipse cx="231" cy="132" rx="8" ry="17" fill={persona.shade} />
      <path
        d="M90 112c0-48 26-74 70-74s70 26 70 74c0 58-14 88-38 104q-32 20-64 0C104 200 90 170 90 112Z"
        fill={persona.skin}
      />
      <ellipse cx="108" cy="158" rx="15" ry="10" fill="#e0796a" opacity=".18" />
      <ellipse cx="212" cy="158" rx="15" ry="10" fill="#e0796a" opacity=".18" />
      <path d="M146 152q2 8 14 8t14-8" fill="none" stroke={persona.shade} strokeWidth="5" strokeLinecap="round" />
      <Fringe persona={persona} />
    </g>
  )
}

function Fringe({ persona: { look, hair } }: { persona: Persona }) {
  const shapes = {
    long: 'M160 22c-52 0-84 30-84 84l2 70 12-14c-6-20-6-36-2-52 12-34 42-52 72-62 30 10 60 28 72 62 4 16 4 32-2 52l12 14 2-70c0-54-32-84-84-84Z',
    bob: 'M160 24c-54 0-84 34-84 90 0 24 2 42 6 56l16 8c-6-26-8-58-4-84q66 14 132 0c4 26 2 58-4 84l16-8c4-14 6-32 6-56 0-56-30-90-84-90Z',
    short:
      'M160 16c-48 0-72 34-74 84l4 26 4-2c2-24 10-46 24-64q42-10 84 0c14 18 22 40 24 64l4 2 4-26c-2-50-26-84-74-84Z',
  }
  return <path d={shapes[look]} fill={hair} />
}

function Glasses() {
  return (
    <g fill="#fff" fillOpacity=".1" stroke="#2a2530" strokeWidth="3.5">
      <rect x="102" y="102" width="49" height="44" rx="20" />
      <rect x="169" y="102" width="49" height="44" rx="20" />
      <path d="M151 118q9-5 18 0" fill="none" />
      <path d="M102 118l-14-4M218 118l14-4" fill="none" />
    </g>
  )
}
