import type { ChatEvent } from '@candor/contract'
import { toShownLevel } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { aiText } from '../../../../shared/ui/ai-text'
import { CitationButton } from './citation-button'

type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

function Statement({ event }: { event: EventOf<'statement'> }) {
  const t = useTranslations('chat')
  const number = event.citations[0]?.questionNumber ?? 0
  return (
    <div className="flex flex-col gap-2">
      {event.text !== null && (
        <p className="text-base break-words" {...aiText(event.digitalSource)}>
          {event.text}
        </p>
      )}
      {event.ground === 'question' && <p className="text-sm text-ink-2">{t('byQuestion', { number })}</p>}
      <ul className="flex flex-col gap-2">
        {event.citations.map((citation) => (
          <li key={`${citation.answerId} ${citation.start} ${citation.end}`}>
            <CitationButton citation={citation} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The name of one thing reads well as it is; a longer phrase is marked as the reader's own words. */
function useMissingText(): (topic: string | null) => string {
  const t = useTranslations('chat')
  return (topic) => {
    if (topic === null) return t('nothingFound')
    return t('notMentioned', { topic: topic.includes(' ') ? t('quotedTopic', { topic }) : topic })
  }
}

function useLevelText(): (event: EventOf<'level'>) => string {
  const t = useTranslations('chat')
  const dims = useTranslations('assessment.dims')
  return ({ dimension, level }) => {
    const name = dimension === 'overall' ? t('overall') : dims(dimension)
    if (level === null) return t('noLevel', { name })
    const shown = dimension === 'overall' ? toShownLevel(level) : Math.round(level * 10) / 10
    return t('level', { name, level: shown })
  }
}

/** What a fact of the set or the assessment says; null: the event is no fact. */
function useFactText(): (event: ChatEvent) => string | null {
  const t = useTranslations('chat')
  const missingText = useMissingText()
  const levelText = useLevelText()
  return (event) => {
    switch (event.type) {
      case 'requirement':
        return t(`requirement.${event.state}`, { name: event.name })
      case 'point':
        return t(`point.${event.state}`, { number: event.questionNumber, heading: event.heading })
      case 'level':
        return levelText(event)
      case 'notMentioned':
        return missingText(event.topic)
      case 'ended':
        return event.madeBy.kind === 'builtin' ? t('builtin') : t('model', { model: event.madeBy.model })
      default:
        return null
    }
  }
}

/** One answer: quotes with what is said of them, facts, what was not mentioned, and at last who chose the quotes. */
export function ChatAnswer({ events }: { events: readonly ChatEvent[] }) {
  const factText = useFactText()
  const hasQuotes = events.some(({ type }) => type === 'statement')
  return (
    <div className="flex flex-col gap-3">
      {events.map((event, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: events only arrive at the end.
        if (event.type === 'statement') return <Statement key={index} event={event} />
        const isNote = event.type === 'ended'
        const text = isNote && !hasQuotes ? null : factText(event)
        if (text === null) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: events only arrive at the end.
          <p key={index} className={isNote ? 'text-xs text-ink-3' : 'text-sm break-words text-ink'}>
            {text}
          </p>
        )
      })}
    </div>
  )
}
