import { useTranslations } from 'use-intl'

export interface Axis {
  label: string
  /** 0 to 100; null where there was not enough evidence: the point is left out, not drawn at 0. */
  value: number | null
  /** The set's average, 0 to 100. */
  reference?: number | null
}

interface RadarProps {
  axes: readonly Axis[]
  title: string
  /** Height in the drawing's own units; the figure fills its width. */
  size?: number
}

type Point = readonly [x: number, y: number]

function layout(count: number, size: number) {
  const width = size * 1.5
  const height = size * 0.9
  const center: Point = [width / 2, height * 0.55]
  const radius = size * 0.37
  const at = (index: number, share: number): Point => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / count
    return [center[0] + Math.cos(angle) * radius * share, center[1] + Math.sin(angle) * radius * share]
  }
  return { width, height, center, at }
}

const join = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

function AxisLabel({ axis, point, centerX, isTop }: { axis: Axis; point: Point; centerX: number; isTop: boolean }) {
  const [x, y] = point
  const anchor = Math.abs(x - centerX) < 8 ? 'middle' : x > centerX ? 'start' : 'end'
  const value = axis.value === null ? '–' : Math.round(axis.value)
  return (
    <text textAnchor={anchor} fontSize={11.5} fill="var(--ink-2)">
      <tspan x={x} y={isTop ? y : y - 3}>
        {axis.label}{' '}
      </tspan>
      <tspan {...(isTop ? {} : { x, dy: 15 })} fontWeight={600} fontSize={12.5} fill="var(--ink)" className="tnum">
        {value}
      </tspan>
    </text>
  )
}

/** Several scores of one group as a shape: solid the candidate, dashed the set's average. The numbers are read out. */
export function Radar({ axes, title, size = 300 }: RadarProps) {
  const t = useTranslations('common.score')
  const { width, height, center, at } = layout(axes.length, size)
  const ring = (share: number) => join(axes.map((_, index) => at(index, share)))
  const scored = axes.flatMap((axis, index) =>
    axis.value === null ? [] : [{ axis, point: at(index, axis.value / 100) }],
  )
  const hasReference = axes.every((axis) => axis.reference !== undefined && axis.reference !== null)
  const spoken = axes.map((axis) =>
    axis.value === null ? axis.label : t('outOf', { label: axis.label, value: Math.round(axis.value) }),
  )
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-full"
        role="img"
        aria-label={`${title}. ${spoken.join('; ')}`}
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <polygon
            key={share}
            points={ring(share)}
            fill={share === 1 ? 'var(--sunken)' : 'none'}
            fillOpacity={0.5}
            stroke="var(--line)"
          />
        ))}
        {axes.map((axis, index) => {
          const [x, y] = at(index, 1)
          return <line key={axis.label} x1={center[0]} y1={center[1]} x2={x} y2={y} stroke="var(--line)" />
        })}
        {hasReference && (
          <polygon
            points={join(axes.map((axis, index) => at(index, (axis.reference ?? 0) / 100)))}
            fill="none"
            stroke="var(--ink-3)"
            strokeDasharray="3 4"
            strokeWidth={1.25}
          />
        )}
        <polygon
          points={join(scored.map(({ point }) => point))}
          fill="var(--brand)"
          fillOpacity={0.16}
          stroke="var(--brand)"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {scored.map(({ axis, point }) => (
          <circle
            key={axis.label}
            cx={point[0]}
            cy={point[1]}
            r={3.5}
            fill="var(--card)"
            stroke="var(--brand)"
            strokeWidth={2}
          />
        ))}
        {axes.map((axis, index) => (
          <AxisLabel
            key={axis.label}
            axis={axis}
            point={at(index, index === 0 ? 1.22 : 1.14)}
            centerX={center[0]}
            isTop={index === 0}
          />
        ))}
      </svg>
    </figure>
  )
}
