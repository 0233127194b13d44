import { type SetDetail, status } from '@candor/contract'
import { listMissingTranslations } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { useBackLink } from '../../../shared/navigation/use-back-link'
import { usePageTitle } from '../../../shared/page-title'
import { Banner } from '../../../shared/ui/banner'
import { PageHeader } from '../../../shared/ui/company-shell'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { TextLink } from '../../../shared/ui/text-link'
import { BackLink } from '../parts/back-link'
import { LoadError } from '../parts/load-error'
import { QuestionReviewLink } from '../parts/question-review-link'
import { SetStatus } from '../parts/set-status'
import { CreatedNotice } from './created-notice'
import { LinkCard } from './link-card'
import { QuestionCards } from './question-cards'
import { SetActions } from './set-actions'
import { SetFacts } from './set-facts'
import { SetJourney } from './set-journey'
import { SetTexts } from './set-texts'
import { useSet } from './use-set'

interface ViewProps {
  id: string
  isCreated: boolean
  onCongratulated: () => void
}

function SetHeader({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set')
  const list = useBackLink('/company/interview-sets')
  return (
    <PageHeader
      start={<BackLink href={list.href} onClick={list.onClick} label={t('back')} />}
      title={
        <span className="flex items-center gap-2.5">
          <span className="truncate">{set.name}</span>
          <SetStatus value={set.status} />
        </span>
      }
      lead={
        <>
          {set.positionName} ·{' '}
          <a href={`/company/all-submissions?set_id=${set.id}`} className="rounded-sm underline underline-offset-4">
            {t('submissions', { count: set.submissionCount })}
          </a>
        </>
      }
      actions={
        <>
          <QuestionReviewLink setId={set.submissionCount > 0 ? set.id : undefined} />
          <SetActions set={set} />
        </>
      }
    />
  )
}

/** The languages that candidates can't choose because texts are missing in them. */
function NotOffered({ set }: { set: SetDetail }) {
  const t = useTranslations('company')
  const languages = new Set(listMissingTranslations(set.content).map(({ language }) => language))
  return [...languages].map((language) => (
    <Banner
      key={language}
      tone="warn"
      title={t('set.notOffered', { language: t(`languages.${language}`) })}
      action={set.can.edit && <TextLink href={`/company/interview-set/edit/${set.id}`}>{t('set.translate')}</TextLink>}
    >
      {t('set.notOfferedText')}
    </Banner>
  ))
}

/** Everything of one interview set, to read before it is sent out. */
export function InterviewSetView({ id, isCreated, onCongratulated }: ViewProps) {
  const t = useTranslations('company.set')
  const { data: set, error, isError, refetch } = useSet(id)
  usePageTitle(set?.name)
  if (isError && !set)
    return (
      <LoadError
        title={t('loadFailed')}
        error={error}
        onRetry={() => {
          void refetch()
        }}
      />
    )
  if (!set) return <SkeletonPage />
  return (
    <>
      <SetHeader set={set} />
      <div className="mx-auto grid w-full max-w-[1240px] grid-cols-[minmax(0,1fr)_340px] items-start gap-5 p-6 max-lg:grid-cols-[minmax(0,1fr)_300px] max-md:grid-cols-[minmax(0,1fr)]">
        {(isCreated || set.status === status.INCOMPLETE || listMissingTranslations(set.content).length > 0) && (
          <div className="col-span-2 flex flex-col gap-4 max-md:col-span-1">
            {isCreated && <CreatedNotice onClose={onCongratulated} />}
            <NotOffered set={set} />
            {set.status === status.INCOMPLETE && (
              <Banner tone="warn" title={t('incomplete')}>
                {t('incompleteText')}
              </Banner>
            )}
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-5">
          <QuestionCards set={set} />
          <SetTexts set={set} />
        </div>
        <div className="flex flex-col gap-5">
          <LinkCard set={set} />
          <SetJourney set={set} />
          <SetFacts set={set} />
        </div>
      </div>
    </>
  )
}
