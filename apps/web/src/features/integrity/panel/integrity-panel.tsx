import type { IntegrityView } from '@candor/contract'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Playback } from '../../../shared/playback'
import { Banner } from '../../../shared/ui/banner'
import { Card } from '../../../shared/ui/card'
import { Pill } from '../../../shared/ui/pill'
import { CommentField } from './comment-field'
import { type Moment, MomentRow } from './moment-row'
import { MomentStrip } from './moment-strip'
import { SignalTile } from './signal-tile'

/** A long interview can have many moments: the first are shown, a press reveals the others. */
const SHOWN = 6

export interface IntegrityPanelProps {
  view: IntegrityView
  side: 'company' | 'candidate'
  /** Which question each answer belongs to. */
  answers: readonly { answerId: string; questionNumber: number }[]
  /** Null: there is no recording, or the role may not watch. */
  playback: Playback | null
  /** Of the whole recording; null: no strip is drawn. */
  durationMs: number | null
  /** The candidate writes beside a moment, or (null) beside all of it; rejects with the refusal. Null: read only. */
  onComment: ((intervalId: string | null, text: string) => Promise<unknown>) | null
  /** The candidate's objection to a moment. */
  renderObjection?: ((intervalId: string, title: string) => ReactNode) | undefined
}

/** What the device noticed, in the same words for both sides. No score is here, and none is made of it. */
export function IntegrityPanel(props: IntegrityPanelProps) {
  const t = useTranslations('integrity.panel')
  const { view, side, onComment } = props
  const hasRecord = view.availability === 'available'
  const hasWords = view.comment !== null || (onComment !== null && hasRecord)
  return (
    <Card aria-labelledby="integrity-title" data-availability={view.availability} className="flex flex-col gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="integrity-title" className="text-lg font-semibold">
            {t('title')}
          </h2>
          <Pill icon={<ShieldCheck size={12} aria-hidden="true" />}>{t('never')}</Pill>
        </div>
        {hasRecord && <p className="mt-2 max-w-[75ch] text-sm text-ink-2">{t(side)}</p>}
      </div>
      {view.availability === 'available' ? (
        <Record {...props} />
      ) : (
        <div className="flex flex-col gap-3">
          <Banner>{t(`${side === 'candidate' ? 'ownStates' : 'states'}.${view.availability}`)}</Banner>
          <Quality quality={view.quality} />
        </div>
      )}
      {hasWords && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="text-sm font-semibold">{t('comment.all')}</h3>
          <CommentField comment={view.comment} onSave={onComment === null ? null : (text) => onComment(null, text)} />
        </div>
      )}
    </Card>
  )
}

function Record({ view, answers, playback, durationMs, onComment, renderObjection }: IntegrityPanelProps) {
  const t = useTranslations('integrity.panel')
  const { intervals } = view
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {view.signals.map((signal) => (
          <SignalTile key={signal.id} signal={signal} />
        ))}
      </ul>
      <Quality quality={view.quality} />
      {playback !== null && durationMs !== null && durationMs > 0 && intervals.length > 0 && (
        <div>
          <h3 className="mb-2 text-sm font-semibold">{t('timeline')}</h3>
          <MomentStrip moments={intervals} playback={playback} durationMs={durationMs} />
        </div>
      )}
      <div>
        <h3 className="text-sm font-semibold">{t('moments')}</h3>
        {intervals.length === 0 ? (
          <p className="mt-1 text-sm text-ink-2">{t('noMoments')}</p>
        ) : (
          <Moments {...{ moments: intervals, answers, playback, onComment, renderObjection }} />
        )}
      </div>
    </>
  )
}

function Quality({ quality }: Pick<IntegrityView, 'quality'>) {
  const t = useTranslations('integrity.panel')
  const format = useFormatter()
  if (quality === null) return null
  const tracked = format.number(quality.trackedShare, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <p className="tnum text-xs text-ink-3">
      {t('quality', { tracked, rate: quality.samplesPerSecond, light: quality.light })}
    </p>
  )
}

type MomentsProps = Pick<IntegrityPanelProps, 'answers' | 'playback' | 'onComment' | 'renderObjection'> & {
  moments: readonly Moment[]
}

function Moments({ moments, ...rest }: MomentsProps) {
  const t = useTranslations('integrity.panel')
  const more = moments.slice(SHOWN)
  return (
    <>
      <MomentList {...rest} moments={moments.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-sm underline underline-offset-2 touch:py-2.5">
            {t('more', { count: more.length })}
          </summary>
          <MomentList {...rest} moments={more} />
        </details>
      )}
    </>
  )
}

function MomentList({ moments, answers, playback, onComment, renderObjection }: MomentsProps) {
  return (
    <ul className="mt-1 flex flex-col">
      {moments.map((moment) => (
        <MomentRow
          key={moment.id}
          moment={moment}
          questionNumber={answers.find(({ answerId }) => answerId === moment.answerId)?.questionNumber ?? null}
          playback={playback}
          onComment={onComment}
          renderObjection={renderObjection}
        />
      ))}
    </ul>
  )
}
