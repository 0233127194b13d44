import type { SubmissionDetail } from '@candor/contract'
import { useRouter } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Download, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ShareButton } from '../../../features/sharing/share-button'
import { useBackLink } from '../../../shared/navigation/use-back-link'
import { Avatar } from '../../../shared/ui/avatar'
import { Button } from '../../../shared/ui/button'
import { buttonStyle } from '../../../shared/ui/button-style'
import { PageHeader } from '../../../shared/ui/company-shell'
import { Pill } from '../../../shared/ui/pill'
import { buildListHref, buildSubmissionHref, type SourceList } from '../all-submissions/source-list'
import { useRelativeTime } from '../parts/relative-time'
import { useCopy } from '../parts/use-copy'
import { AddToProjectButton } from '../projects/add-to-project-button'
import { DownloadLink } from './downloads/download-link'
import { interviewTarget } from './downloads/target'
import { KeysHelp } from './keys/keys-help'
import { ReviewMenu } from './review-menu'
import { stageElementId } from './stage-element-id'
import { StageSelect } from './stage-select'

interface ReviewHeaderProps {
  submission: SubmissionDetail
  /** The list that the submission was opened from. */
  list: SourceList
  /** The list of keys. */
  help: { isOpen: boolean; onOpen: (isOpen: boolean) => void; canPlay: boolean }
}

const iconLink = buttonStyle({ variant: 'ghost', size: 'icon' })

/** Links to the next candidate. Without one the icon stays, so that the layout doesn't jump. */
function NeighborLink({
  id,
  label,
  list,
  isNext,
}: {
  id: string | null
  label: string
  list: SourceList
  isNext: boolean
}) {
  const Icon = isNext ? ChevronRight : ChevronLeft
  const icon = <Icon size={17} aria-hidden="true" />
  if (id === null)
    return (
      <Button variant="ghost" size="icon" disabled aria-label={label}>
        {icon}
      </Button>
    )
  return (
    <a href={buildSubmissionHref(id, list)} aria-label={label} className={iconLink}>
      {icon}
    </a>
  )
}

function Neighbors({ submission, list }: Pick<ReviewHeaderProps, 'submission' | 'list'>) {
  const t = useTranslations('company.review')
  const { previousId, nextId, place, total } = submission.neighbors
  const text = place === null ? t('leftList', { total }) : t('place', { place, total })
  return (
    <nav aria-label={text} className="flex items-center text-sm text-ink-3">
      <NeighborLink id={previousId} label={t('previous')} list={list} isNext={false} />
      <span className="tnum px-1 whitespace-nowrap">{text}</span>
      <NeighborLink id={nextId} label={t('next')} list={list} isNext />
    </nav>
  )
}

/** Shows the candidate, the position and the date, with a link to the next candidate. */
export function ReviewHeader({ submission, list, help }: ReviewHeaderProps) {
  const t = useTranslations('company.review')
  const languages = useTranslations('company.languages')
  const toast = useTranslations('common.toast')
  const formatRelative = useRelativeTime()
  const copy = useCopy({ done: toast('emailCopied'), failed: toast('emailFailed') })
  const whole = interviewTarget(submission)
  const { history } = useRouter()
  const back = useBackLink(buildListHref(list))
  const lead = [
    submission.positionName,
    t('submitted', { ago: formatRelative(submission.submittedAt) }),
    languages(submission.language),
  ]
  return (
    <PageHeader
      start={
        <>
          <a href={back.href} onClick={back.onClick} aria-label={t('back')} className={`${iconLink} -ml-2`}>
            <ChevronLeft size={18} aria-hidden="true" />
          </a>
          <Avatar name={submission.candidateName} />
        </>
      }
      title={
        <span className="flex items-center gap-2.5">
          <span className="truncate">{submission.candidateName}</span>
          {!submission.isCompleted && <Pill tone="warn">{t('notCompleted')}</Pill>}
        </span>
      }
      lead={lead.join(' · ')}
      actions={
        <>
          <div id={stageElementId} className="contents">
            <StageSelect submission={submission} />
          </div>
          <Button
            variant="secondary"
            aria-label={t('copyEmail', { email: submission.email })}
            onClick={() => copy(submission.email)}
          >
            <Mail size={15} aria-hidden="true" />
            <span className="max-w-48 truncate max-2xl:sr-only">{submission.email}</span>
          </Button>
          {whole && (
            <DownloadLink
              target={whole}
              label={t('downloads.interview')}
              className={buttonStyle({ variant: 'secondary' })}
            >
              <Download size={15} aria-hidden="true" />
              <span className="max-xl:sr-only">{t('downloads.short')}</span>
            </DownloadLink>
          )}
          <AddToProjectButton applicantId={submission.applicantId} />
          <ShareButton
            target={{ targetType: 'submission', targetId: submission.id, sessionId: submission.sessionId }}
          />
          <ReviewMenu submissionId={submission.id} onDeleted={() => history.push(back.href)} />
          <KeysHelp {...help} mayReview={submission.can.review} />
          <Neighbors submission={submission} list={list} />
        </>
      }
    />
  )
}
