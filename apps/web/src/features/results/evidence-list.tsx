import { cvSourceId, type Evidence } from '@candor/contract'
import { clsx } from 'clsx'
import { FileText, Minus, Play, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatPosition } from '../../shared/format-clock'
import { drawable } from './cv/cv-lines'
import { QuoteLink } from './quote-link'
import { type ResultView, useResult } from './result-view'

interface Way {
  /** The target of the quote, in words. */
  words: string
  /** Null: the quote is read-only. */
  go: (() => void) | null
  Icon: typeof Play
}

function useWay(item: Evidence, view: ResultView): Way {
  const t = useTranslations('assessment.panel')
  if (item.answerId === cvSourceId) {
    const { showCv } = view
    return { words: t('inCv'), go: showCv && (() => showCv(item)), Icon: FileText }
  }
  const positionMs = view.playback?.positionMs(item.answerId, item.startMs) ?? null
  if (positionMs === null) return { words: t(view.isRecordingWithheld ? 'notShared' : 'noMedia'), go: null, Icon: Play }
  const time = formatPosition(positionMs)
  return {
    words: item.startMs === null ? t('playStart') : t('play', { time }),
    go: () => view.playback?.play(item.answerId, item.startMs),
    Icon: Play,
  }
}

function Sign({ effect }: { effect: Evidence['effect'] }) {
  const t = useTranslations('assessment.panel')
  const Icon = effect === '+' ? Plus : Minus
  return (
    <span
      role="img"
      aria-label={t(effect === '+' ? 'supports' : 'against')}
      className="grid size-4 shrink-0 place-items-center rounded-full bg-card text-ink-2"
    >
      <Icon size={11} aria-hidden="true" />
    </span>
  )
}

/** They speak neither for nor against a level: the sentence that stands for an answer, and one that a person must judge. */
const tagsWithoutEffect: readonly Evidence['tag'][] = ['answer_sentence', 'wrong_if']

function Said({ item, isShort }: { item: Evidence; isShort: boolean }) {
  const t = useTranslations('assessment')
  const { answers } = useResult()
  const answer = answers.find((candidate) => candidate.answerId === item.answerId)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-3">
        {!tagsWithoutEffect.includes(item.tag) && <Sign effect={item.effect} />}
        {t(`tags.${item.tag}`)}
        {answer && <span>· {t('panel.quoteIn', { number: answer.questionNumber })}</span>}
      </span>
      <span className={clsx('mt-1 text-sm break-words text-ink', isShort ? 'line-clamp-2' : 'line-clamp-4')}>
        “{item.answerId === cvSourceId ? drawable(item.quote) : item.quote}”
      </span>
      {item.note !== undefined && item.note !== '' && (
        <span className="mt-1 block text-xs break-words text-ink-3">{t('panel.modelNote', { note: item.note })}</span>
      )}
    </>
  )
}

const ground = 'w-full rounded-xl bg-sunken px-3.5 py-3 text-left'

/** A quote that can't be played is plain text, or links to its words if the answer was typed or must not be watched. */
function ReadQuote({ item, isShort, words }: { item: Evidence; isShort: boolean; words: string }) {
  return (
    <div data-testid="evidence-quote" data-answer-id={item.answerId} className={ground}>
      <Said item={item} isShort={isShort} />
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
        {words}
        <QuoteLink place={item} />
      </p>
    </div>
  )
}

/** A quote of an answer or of the CV. A press plays the recording from there, or shows the line of the CV. */
export function Quote({ item, isShort = false }: { item: Evidence; isShort?: boolean }) {
  const { words, go, Icon } = useWay(item, useResult())
  if (go === null) return <ReadQuote item={item} isShort={isShort} words={words} />
  return (
    <button
      type="button"
      data-testid="evidence-quote"
      data-answer-id={item.answerId}
      data-start-ms={item.startMs ?? ''}
      onClick={go}
      className={clsx(ground, 'group transition-colors duration-120 hover:bg-brand-soft')}
    >
      <Said item={item} isShort={isShort} />
      <span className="tnum mt-1.5 flex items-center gap-1.5 text-xs font-medium text-brand-ink">
        <Icon size={11} fill={Icon === Play ? 'currentColor' : 'none'} aria-hidden="true" />
        {words}
      </span>
    </button>
  )
}

/** The quotes behind a level. A press plays them. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  const t = useTranslations('assessment.panel')
  if (evidence.length === 0) return <p className="text-sm text-ink-3">{t('noEvidence')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {evidence.map((item) => (
        <li key={`${item.answerId} ${item.start} ${item.end} ${item.tag} ${item.effect}`}>
          <Quote item={item} />
        </li>
      ))}
    </ul>
  )
}
