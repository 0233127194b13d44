import { useFormatter, useNow, useTranslations } from 'use-intl'
import { PageHeader } from '../../../shared/ui/company-shell'
import { LinkButton } from '../../../shared/ui/link-button'
import { NewSubmissions } from './new-submissions'
import { WaitingPeople } from './waiting-people'

const REFRESH_MS = 60_000

/** What waits for a member who reviews: new submissions, and replies that were promised. */
export function StartView() {
  const t = useTranslations('start')
  const format = useFormatter()
  const now = useNow({ updateInterval: REFRESH_MS })
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={format.dateTime(now, { weekday: 'long', day: 'numeric', month: 'long' })}
        actions={
          <LinkButton href="/company/all-submissions" variant="secondary">
            {t('all')}
          </LinkButton>
        }
      />
      <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-5 p-6">
        <NewSubmissions />
        <WaitingPeople />
      </div>
    </>
  )
}
