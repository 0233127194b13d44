import {
  type Assessment,
  type CognitiveDimId,
  type CommunicationDimId,
  cognitiveDims,
  communicationDims,
  levelLimits,
} from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { getLevelRange } from './level-range'
import { formatRing, joined, levelPoint, pointAt, radarSize, splitRuns } from './radar-shape'
import { SampleMark } from './sample-mark'
import { useLevelText } from './use-level-text'

const ids: readonly (CommunicationDimId | CognitiveDimId)[] = [...communicationDims, ...cognitiveDims]
const count = ids.length
/** Between the two lines of a label, in the drawing's units. */
const LINE = 16
/** A shape needs three corners. */
const MIN_CORNERS = 3
/** From the outer ring inwards, because the outer one is filled. */
const ringLevels = Array.from({ length: levelLimits.max - levelLimits.min + 1 }, (_, index) => levelLimits.max - index)

interface Axis {
  id: (typeof ids)[number]
  isCommunication: boolean
  level: number | null
  se: number | null
}

const listAxes = (dims: Assessment['dims']): Axis[] =>
  ids.map((id, index) => {
    const dim = dims[id]
    const isScored = dim.state === 'scored'
    return {
      id,
      isCommunication: index < communicationDims.length,
      level: isScored ? dim.level : null,
      se: isScored ? dim.se : null,
    }
  })

/** Communication is a disc, cognitive a diamond: the groups can be distinguished without color. */
function Corner({ axis, index, level }: { axis: Axis; index: number; level: number }) {
  const [x, y] = levelPoint(index, count, level)
  const range = getLevelRange(level, axis.se)
  const from = range && levelPoint(index, count, range.low)
  const to = range && levelPoint(index, count, range.high)
  const look = { fill: 'var(--card)', stroke: 'var(--brand)', strokeWidth: 2 }
  return (
    <g>
      {from && to && (
        <line
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
          stroke="var(--brand)"
          strokeOpacity={0.45}
          strokeWidth={4}
        />
      )}
      {axis.isCommunication ? (
        <circle cx={x} cy={y} r={3.5} {...look} />
      ) : (
        <rect x={x - 3.2} y={y - 3.2} width={6.4} height={6.4} transform={`rotate(45 ${x} ${y})`} {...look} />
      )}
    </g>
  )
}

function getTextAnchor(x: number): 'start' | 'middle' | 'end' {
  const middle = radarSize.width / 2
  if (Math.abs(x - middle) < 8) return 'middle'
  return x > middle ? 'start' : 'end'
}

/** Two lines: above the figure they end at its corner, below it they begin there. */
function nameOffset(y: number): number {
  const fromMiddle = (y - radarSize.height / 2) / radarSize.radius
  return LINE * (0.25 + 0.75 * fromMiddle) - LINE / 4
}

function AxisLabel({ axis, index }: { axis: Axis; index: number }) {
  const t = useTranslations('assessment')
  const format = useFormatter()
  const [x, y] = pointAt(index, count, 1.14)
  const figure =
    axis.level === null ? '–' : format.number(axis.level, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <text y={y + nameOffset(y)} textAnchor={getTextAnchor(x)} fontSize={13.5} fill="var(--ink-2)">
      <tspan x={x}>{t(`shortDims.${axis.id}`)}</tspan>
      <tspan x={x} dy={LINE} fontWeight={600} fill="var(--ink)" className="tnum">
        {figure}
      </tspan>
    </text>
  )
}

/** A line along adjacent dimensions that have a level. If all have one it closes to a shape. */
function Shape({ axes }: { axes: readonly Axis[] }) {
  const levels = axes.map((axis) => axis.level)
  const look = { stroke: 'var(--brand)', strokeWidth: 2, strokeLinejoin: 'round' as const }
  return splitRuns(levels).map((run) => {
    const points = joined(run.map((index) => levelPoint(index, count, levels[index] ?? levelLimits.min)))
    return run.length === count ? (
      <polygon key="all" points={points} fill="var(--brand)" fillOpacity={0.14} {...look} />
    ) : (
      <polyline key={run[0]} points={points} fill="none" {...look} />
    )
  })
}

function Drawing({ axes }: { axes: readonly Axis[] }) {
  return (
    <svg viewBox={`0 0 ${radarSize.width} ${radarSize.height}`} className="w-full overflow-visible" aria-hidden="true">
      {ringLevels.map((level) => (
        <polygon
          key={level}
          points={formatRing(level, count)}
          fill={level === levelLimits.max ? 'var(--sunken)' : 'none'}
          fillOpacity={0.6}
          stroke="var(--line)"
        />
      ))}
      {axes.map((axis, index) => {
        const [x1, y1] = levelPoint(index, count, levelLimits.min)
        const [x2, y2] = levelPoint(index, count, levelLimits.max)
        return (
          <line
            key={axis.id}
            {...{ x1, y1, x2, y2 }}
            stroke="var(--line)"
            strokeDasharray={axis.level === null ? '2 3' : undefined}
          />
        )
      })}
      <Shape axes={axes} />
      {axes.map((axis, index) =>
        axis.level === null ? null : <Corner key={axis.id} axis={axis} index={index} level={axis.level} />,
      )}
      {axes.map((axis, index) => (
        <AxisLabel key={axis.id} axis={axis} index={index} />
      ))}
    </svg>
  )
}

/** The drawing as a table, for readers who can't see it. */
function AxisTable({ axes, dims }: { axes: readonly Axis[]; dims: Assessment['dims'] }) {
  const t = useTranslations('assessment')
  const levelWords = useLevelText()
  return (
    <table>
      <caption>{t('radar.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('radar.dimension')}</th>
          <th scope="col">{t('radar.level')}</th>
        </tr>
      </thead>
      <tbody>
        {axes.map(({ id }) => {
          const dim = dims[id]
          return (
            <tr key={id}>
              <th scope="row">{t(`dims.${id}`)}</th>
              <td>
                {dim.state === 'scored'
                  ? levelWords(dim)
                  : dim.state === 'not_evaluated'
                    ? t(`reasons.${dim.reason}`)
                    : t('panel.inWords')}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The dimensions of the interview as a shape. An axis without a level stays open instead of ending at the bottom. */
export function LevelRadar({ assessment }: { assessment: Pick<Assessment, 'dims' | 'state'> }) {
  const t = useTranslations('assessment.radar')
  const axes = listAxes(assessment.dims)
  if (axes.filter((axis) => axis.level !== null).length < MIN_CORNERS) return null
  return (
    <Card aria-label={t('title')} data-testid="radar" className="relative overflow-clip px-2!">
      <div className="flex flex-wrap items-baseline gap-x-3 px-3">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <SampleMark state={assessment.state} />
      </div>
      <figure className="mx-auto mt-1 max-w-[480px]">
        <Drawing axes={axes} />
        <figcaption className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs text-ink-3">
          <span>
            <span aria-hidden="true">● </span>
            {t('communication')}
          </span>
          <span>
            <span aria-hidden="true">◆ </span>
            {t('cognitive')}
          </span>
          <span>{t('range')}</span>
        </figcaption>
      </figure>
      <div className="sr-only">
        <AxisTable axes={axes} dims={assessment.dims} />
      </div>
    </Card>
  )
}
