import { lazy, Suspense, useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { PageHeader } from '../../../shared/ui/company-shell'
import { LinkButton } from '../../../shared/ui/link-button'
import { buildSubmissionHref, toSourceList } from '../all-submissions/source-list'
import type { MoveOutcome } from '../parts/move-outcome'
import { MovedMail } from '../parts/moved-mail'
import { NewSubmissions } from './new-submissions'
import { OpenSets } from './open-sets'
import { ReviewButton } from './review-button'
import { useNewSubmissions } from './use-new-submissions'
import { useStart } from './use-start'
import { WaitingPeople } from './waiting-people'

const REFRESH_MS = 60_000

/** Loaded after the page: it is the last section, and changes rarely. */
const Experience = lazy(() => import('./experience').then((file) => ({ default: file.Experience })))

/** What waits for a member who reviews: new submissions, replies that were promised, and the active sets. */
export function StartView() {
  const t = useTranslations('start')
  const format = useFormatter()
  const now = useNow({ updateInterval: REFRESH_MS })
  const news = useNewSubmissions()
  const { since, found } = useStart()
  const [mail, setMail] = useState<MoveOutcome>(null)
  const first = news.data?.items[0]
  const newCount = found.data?.newCount ?? null
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={format.dateTime(now, { weekday: 'long', day: 'numeric', month: 'long' })}
        actions={
          <>
            <LinkButton href="/company/all-submissions" variant="secondary">
              {t('all')}
            </LinkButton>
            {news.data && first && (
              <ReviewButton
                count={news.data.total}
                href={buildSubmissionHref(first.id, toSourceList({ unseen: true }, news.data.at))}
              />
            )}
          </>
        }
      />
      <div className="mx-auto grid w-full max-w-[1320px] items-start gap-5 p-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <MovedMail mail={mail} onDismiss={() => setMail(null)} />
        <div className="flex min-w-0 flex-col gap-5">
          <NewSubmissions
            found={news}
            visit={since === null || newCount === null ? null : { since, count: newCount }}
          />
          <WaitingPeople onMail={setMail} />
          <Suspense>
            <Experience />
          </Suspense>
        </div>
        <OpenSets found={found} />
      </div>
    </>
  )
}
