import { interfaceLanguages, type StageMessage } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../../shared/api/client'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { QueryState } from '../../../../shared/ui/query-state'
import { isSilentEnd } from '../../parts/move-outcome'
import type { NamedStage } from '../../parts/use-stages'
import { StagesButton } from '../../stages/stages-button'

interface MoveQuestionProps {
  /** Where the people are to go; null: nothing is asked. */
  stage: NamedStage | null
  submissionCount: number
  onConfirm: () => void
  onCancel: () => void
}

function MessageText({ message, language }: { message: StageMessage; language: string }) {
  return (
    <div lang={language} className="rounded-xl border border-line bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{message.subject}</p>
      <p className="mt-1.5 whitespace-pre-line text-ink-2">{message.text}</p>
    </div>
  )
}

/** Asks before a mail is ordered for several people, and shows its text; or says that they get none where one is usual. */
export function MoveQuestion({ stage, submissionCount, onConfirm, onCancel }: MoveQuestionProps) {
  const t = useTranslations('submissionList.move')
  const messages = useQuery({
    ...query.interview.stage.getMessages.queryOptions({ input: { id: stage?.id ?? '' } }),
    enabled: stage?.hasMessage === true,
  })
  const name = stage?.name ?? ''
  const isSilent = stage !== null && isSilentEnd(stage)
  return (
    <AlertDialog
      open={stage !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel()
      }}
      title={t(isSilent ? 'silentQuestion' : 'question', { count: submissionCount, stage: name })}
      description={isSilent ? t('silentText', { stage: name }) : t('mailText', { count: submissionCount })}
      confirmLabel={t(isSilent ? 'confirmSilent' : 'confirm')}
      onConfirm={onConfirm}
    >
      {stage?.hasMessage === true && (
        // A long mail is scrolled with the keys, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for that
        <section aria-label={t('mail')} tabIndex={0} className="mt-4 flex max-h-64 flex-col gap-3 overflow-y-auto">
          <QueryState query={messages} failed={t('mailFailed')} skeletonClassName="h-32">
            {(found) =>
              interfaceLanguages.map((language) => {
                const message = found[language]
                return message && <MessageText key={language} language={language} message={message} />
              })
            }
          </QueryState>
        </section>
      )}
      {stage !== null && (
        <div className="mt-3 -ml-3">
          <StagesButton messageOf={stage} />
        </div>
      )}
    </AlertDialog>
  )
}
