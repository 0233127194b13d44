import { useFormatter, useTranslations } from 'use-intl'
import { Pill } from '../../../shared/ui/pill'
import type { Segment, Words } from './speech-run'

/** Every stretch of speech, the newest first, with how late the page knew of it. */
export function SegmentList({ segments }: { segments: readonly Segment[] }) {
  const t = useTranslations('speechTest.segments')
  if (segments.length === 0) return <p className="px-5 py-8 text-center text-sm text-ink-2">{t('empty')}</p>
  return (
    <ol reversed className="divide-y divide-line">
      {segments.toReversed().map((segment) => (
        <SegmentRow key={segment.id} segment={segment} />
      ))}
    </ol>
  )
}

function SegmentRow({ segment }: { segment: Segment }) {
  const t = useTranslations('speechTest.segments')
  const format = useFormatter()
  const seconds = (ms: number) => format.number(ms / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const { endMs, startMs, startKnownAfterMs, endKnownAfterMs } = segment
  return (
    <li className="flex gap-3 px-5 py-3.5">
      <span className="tnum w-6 shrink-0 text-sm text-ink-3">{segment.id}</span>
      <div className="min-w-0 flex-1">
        <div className="tnum flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
          <span className="font-medium">
            {endMs === null
              ? t('open', { start: seconds(startMs) })
              : t('span', { start: seconds(startMs), end: seconds(endMs), length: seconds(endMs - startMs) })}
          </span>
          <span className="text-xs text-ink-3">
            {endKnownAfterMs === null
              ? t('startKnown', { startMs: startKnownAfterMs })
              : t('known', { startMs: startKnownAfterMs, endMs: endKnownAfterMs })}
          </span>
        </div>
        <SegmentWords words={segment.words} />
      </div>
      {endMs === null && (
        <span className="shrink-0">
          <Pill tone="ok">{t('now')}</Pill>
        </span>
      )}
    </li>
  )
}

function SegmentWords({ words }: { words: Words }) {
  const t = useTranslations('speechTest.words')
  if (words.state === 'unasked') return null
  if (words.state === 'done') {
    return (
      <p className="mt-1 text-base text-pretty">
        {words.text === '' ? <span className="text-ink-3">{t('nothing')}</span> : words.text}{' '}
        <span className="tnum text-xs text-ink-3">{t('took', { ms: words.tookMs })}</span>
      </p>
    )
  }
  return <p className="mt-1 text-sm text-ink-3">{t(words.state)}</p>
}
