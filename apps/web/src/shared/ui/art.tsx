import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * Our own drawings, in token colors, so that they follow the theme. All share two parts of the mark: the open ring
 * (someone speaking) and the warm point in it (what was said). Decorative: the text next to them has the meaning.
 */
function Drawing({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 168"
      fill="none"
      aria-hidden="true"
      className={clsx('h-auto w-full max-w-[240px]', className)}
    >
      <path
        d="M22 92c-6-36 22-74 66-78 38-4 52 12 84 18 34 6 56 30 48 66-8 38-46 56-98 58-54 2-94-26-100-64Z"
        fill="var(--art-soft)"
      />
      {children}
    </svg>
  )
}

function Sheet({
  x,
  y,
  width,
  height,
  turn = 0,
}: {
  x: number
  y: number
  width: number
  height: number
  turn?: number
}) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="12"
      fill="var(--card)"
      stroke="var(--line)"
      strokeWidth="1.5"
      transform={turn ? `rotate(${turn} ${x + width / 2} ${y + height / 2})` : undefined}
    />
  )
}

const Bar = ({ x, y, width, color = 'var(--line)' }: { x: number; y: number; width: number; color?: string }) => (
  <rect x={x} y={y} width={width} height="7" rx="3.5" fill={color} />
)

const Point = ({ x, y, r = 6 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} fill="var(--art-warm)" />
)

/** The open ring of the mark, centered on x, y. */
function Ring({ x, y, size, color = 'var(--brand)' }: { x: number; y: number; size: number; color?: string }) {
  const scale = size / 32
  return (
    <path
      d="M21 10.7a7.5 7.5 0 1 0 0 10.6"
      transform={`translate(${x - 16 * scale} ${y - 16 * scale}) scale(${scale})`}
      stroke={color}
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  )
}

interface ArtProps {
  className?: string
}

/** Nothing in this list yet. */
export function EmptyArt({ className }: ArtProps) {
  return (
    <Drawing className={className}>
      <Sheet x={62} y={40} width={120} height={84} turn={-7} />
      <Sheet x={58} y={46} width={124} height={88} />
      <circle cx="84" cy="72" r="12" fill="var(--art-soft)" />
      <Bar x={104} y={64} width={56} color="var(--art-mid)" />
      <Bar x={104} y={77} width={34} />
      <Bar x={72} y={101} width={92} />
      <Bar x={72} y={115} width={60} />
      <circle cx="182" cy="46" r="17" fill="var(--brand)" />
      <path d="M182 38.5v15M174.5 46h15" stroke="var(--on-brand)" strokeWidth="3" strokeLinecap="round" />
      <Point x={46} y={58} r={5} />
    </Drawing>
  )
}

/** Someone waits to listen. */
export function WelcomeArt({ className }: ArtProps) {
  return (
    <Drawing className={className}>
      <rect x="46" y="32" width="112" height="92" rx="16" fill="var(--stage)" />
      <clipPath id="welcome-frame">
        <rect x="46" y="32" width="112" height="92" rx="16" />
      </clipPath>
      <g clipPath="url(#welcome-frame)">
        <circle cx="102" cy="70" r="19" fill="var(--art-warm)" />
        <path d="M62 132c2-26 18-38 40-38s38 12 40 38Z" fill="var(--art-mid)" />
        <path d="M94 74c4 5 12 5 16 0" stroke="var(--stage)" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="96" cy="66" r="2" fill="var(--stage)" />
        <circle cx="108" cy="66" r="2" fill="var(--stage)" />
      </g>
      <rect x="134" y="70" width="70" height="64" rx="18" fill="var(--card)" stroke="var(--line)" strokeWidth="1.5" />
      <Ring x={169} y={101} size={60} />
      <Point x={179} y={101} r={5} />
    </Drawing>
  )
}

/** Everything is handed in and kept. */
export function DoneArt({ className }: ArtProps) {
  return (
    <Drawing className={className}>
      <Sheet x={66} y={30} width={92} height={112} turn={-5} />
      <Sheet x={70} y={28} width={92} height={112} />
      <Bar x={84} y={48} width={64} color="var(--art-mid)" />
      <Bar x={84} y={64} width={50} />
      <Bar x={84} y={80} width={58} />
      <Bar x={84} y={96} width={38} />
      <circle cx="160" cy="116" r="26" fill="var(--brand)" stroke="var(--card)" strokeWidth="5" />
      <path
        d="m149 117 8 8 15-17"
        stroke="var(--on-brand)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Point x={52} y={52} />
      <circle cx="196" cy="58" r="5" fill="var(--art-mid)" />
      <path d="M44 104c5-2 8-6 9-11" stroke="var(--art-mid)" strokeWidth="4" strokeLinecap="round" />
      <path d="M186 76c5 1 9 0 13-3" stroke="var(--art-warm)" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  )
}

/** The line between two speakers is broken; what was said waits in between. */
export function LostArt({ className }: ArtProps) {
  return (
    <Drawing className={className}>
      <Sheet x={34} y={52} width={70} height={64} />
      <Ring x={69} y={84} size={58} />
      <Sheet x={140} y={52} width={70} height={64} />
      <Ring x={175} y={84} size={58} color="var(--art-mid)" />
      <path d="M104 84h6M134 84h6" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" />
      <Point x={122} y={84} r={7} />
      <path
        d="m116 62 3-10M128 62l-3-10M116 106l3 10M128 106l-3 10"
        stroke="var(--art-mid)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </Drawing>
  )
}

/** A closed letter: it is someone else's to open. */
export function NoAccessArt({ className }: ArtProps) {
  return (
    <Drawing className={className}>
      <Sheet x={52} y={44} width={128} height={88} />
      <path
        d="M54 56c20 18 40 36 56 45a12 12 0 0 0 12 0c16-9 36-27 56-45"
        stroke="var(--art-mid)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="170" cy="120" r="27" fill="var(--brand)" stroke="var(--card)" strokeWidth="5" />
      <rect x="159" y="116" width="22" height="17" rx="4.5" fill="var(--on-brand)" />
      <path d="M163 116v-5a7 7 0 0 1 14 0v5" stroke="var(--on-brand)" strokeWidth="3.5" strokeLinecap="round" />
      <Point x={170} y={124.5} r={2.6} />
      <Point x={44} y={62} r={5} />
    </Drawing>
  )
}

/** From the phone to the desk. */
export function SmallScreenArt({ className }: ArtProps) {
  return (
    <Drawing className={className}>
      <rect x="98" y="36" width="108" height="78" rx="10" fill="var(--card)" stroke="var(--line)" strokeWidth="1.5" />
      <rect x="106" y="44" width="92" height="62" rx="5" fill="var(--art-soft)" />
      <path d="M86 120h132l-5 9a8 8 0 0 1-7 4H98a8 8 0 0 1-7-4Z" fill="var(--art-mid)" />
      <Ring x={152} y={75} size={56} />
      <Point x={161.5} y={75} r={4.8} />
      <rect x="30" y="66" width="44" height="76" rx="10" fill="var(--stage)" />
      <rect x="35" y="74" width="34" height="58" rx="4" fill="var(--card)" />
      <path
        d="M44 103h16m-6-7 7 7-7 7"
        stroke="var(--brand)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}

/** Nothing at this address. */
export function MissingArt({ className }: ArtProps) {
  return (
    <Drawing className={className}>
      <rect
        x="56"
        y="36"
        width="104"
        height="100"
        rx="12"
        fill="var(--card)"
        stroke="var(--art-mid)"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <Bar x={72} y={56} width={46} />
      <Bar x={72} y={72} width={66} />
      <circle cx="150" cy="96" r="27" fill="var(--card)" stroke="var(--brand)" strokeWidth="6" />
      <path d="m170 116 20 20" stroke="var(--brand)" strokeWidth="8" strokeLinecap="round" />
      <path d="M141 88c2-6 16-7 17 2 .6 6-8 6-8 12" stroke="var(--art-mid)" strokeWidth="4" strokeLinecap="round" />
      <Point x={150} y={109} r={3} />
      <Point x={46} y={62} r={5} />
    </Drawing>
  )
}
