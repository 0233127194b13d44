import type { ConnectionState } from '@candor/domain'
import { useTranslations } from 'use-intl'

/** Announces a change of the connection politely. The dialog hides the page from screen readers and announces the same itself. */
export function ConnectionNews({ connection }: { connection: ConnectionState }) {
  const t = useTranslations('candidate.connectionLost.states')
  return (
    <p role="status" data-testid="connection-news" className="sr-only">
      {connection === 'connected' ? '' : t(connection)}
    </p>
  )
}
