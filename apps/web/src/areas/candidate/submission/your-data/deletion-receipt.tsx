import type { OwnDeletion } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { EmptyArt } from '../../../../shared/ui/art'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { LinkButton } from '../../../../shared/ui/link-button'
import { NoticePage } from '../../../../shared/ui/notice-page'
import { describePending } from './describe-pending'
import { useInstantText } from './use-instant-text'
import { useRestoreInterview } from './use-own-deletion'
import { writeReceipt } from './write-receipt'

/** What the receipt says, in sentences. */
function useReceiptTexts(deletion: OwnDeletion) {
  const t = useTranslations('responses.ownData')
  const show = useInstantText()
  const { by, positionName: position, organizationName: company, orderedAt, erasedAt } = deletion
  const lines = [
    t('interview', { position, company }),
    ...(orderedAt === null ? [] : [t('ordered', { date: show(orderedAt) })]),
    ...(erasedAt === null ? [describePending(deletion, t, show)] : [t('erasedAt', { date: show(erasedAt) })]),
    t(erasedAt === null ? 'hidden' : 'stays', { company }),
  ]
  const erased = deletion.erased.flatMap(({ kind, count }) =>
    kind === 'answers' || kind === 'recordings' || kind === 'files' || kind === 'questions' || kind === 'mails'
      ? [t(`kinds.${kind}`, { count })]
      : [],
  )
  return { title: t(by === 'candidate' ? 'byYou' : 'byCompany', { company }), lines, erased }
}

/** In place of a deleted interview: what happened to it, and the way back while there is one. */
export function DeletionReceipt({ deletion }: { deletion: OwnDeletion }) {
  const t = useTranslations('responses.ownData')
  const errorText = useErrorText()
  const texts = useReceiptTexts(deletion)
  const restore = useRestoreInterview(deletion.submissionId)
  return (
    <NoticePage
      art={<EmptyArt />}
      title={texts.title}
      actions={
        <>
          {deletion.undoMs > 0 && (
            <Button size="lg" isBusy={restore.isPending} onClick={() => restore.mutate()}>
              {t('undo')}
            </Button>
          )}
          <LinkButton href={writeReceipt(texts)} download={t('fileName')} variant="secondary" size="lg">
            {t('save')}
          </LinkButton>
          <LinkButton href="/submission" variant="secondary" size="lg">
            {t('toList')}
          </LinkButton>
        </>
      }
    >
      <div role="status" className="flex flex-col gap-2">
        {texts.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {texts.erased.length > 0 && (
        <ul aria-label={t('erased')} className="mt-3 flex flex-wrap justify-center gap-x-4 gap-y-1 text-base">
          {texts.erased.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {restore.error && (
        <Banner tone="bad" className="mt-4">
          {errorText(restore.error)}
        </Banner>
      )}
    </NoticePage>
  )
}
