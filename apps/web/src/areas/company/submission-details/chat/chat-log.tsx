import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { useWaitText } from '../../../../shared/api/use-wait-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Spinner } from '../../../../shared/ui/spinner'
import { ChatAnswer } from './chat-answer'
import type { Chat, ChatEntry } from './use-chat'

function useFailureText(): (error: unknown) => string {
  const errorText = useErrorText()
  const waitText = useWaitText()
  return (error) => waitText(error)?.text ?? errorText(error)
}

/** How an answer ended, if it didn't end by itself. */
function Ending({ entry, onRetry }: { entry: ChatEntry; onRetry: () => void }) {
  const t = useTranslations('chat')
  const failureText = useFailureText()
  if (entry.state === 'done') return null
  if (entry.state === 'running')
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner />
        {t('searching')}
      </p>
    )
  const isFailed = entry.state === 'failed'
  return (
    <div className="flex flex-col items-start gap-2">
      {isFailed ? (
        <Banner tone="bad">{failureText(entry.error)}</Banner>
      ) : (
        <p className="text-sm text-ink-2">{t(entry.state === 'cut' ? 'cut' : 'stopped')}</p>
      )}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** Questions with their answers, the latest last. Screen readers read what arrives. */
export function ChatLog({ chat }: { chat: Chat }) {
  const t = useTranslations('chat')
  return (
    <section aria-label={t('log')} aria-live="polite" aria-busy={chat.isRunning} className="flex flex-col gap-5">
      {chat.entries.map((entry) => (
        <article key={entry.id} data-testid="chat-entry" className="flex flex-col gap-3">
          <h2 className="text-base font-semibold break-words">
            <span className="sr-only">{t('you')}: </span>
            {entry.question}
          </h2>
          <ChatAnswer events={entry.events} />
          <Ending entry={entry} onRetry={() => chat.ask(entry.question)} />
        </article>
      ))}
    </section>
  )
}
