import { type SetDetail, status } from '@candor/contract'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { CreatedNotice } from '../interview-set/created-notice'
import { LinkCard } from '../interview-set/link-card'
import { useSetStatus } from '../interview-set/use-set'
import { SavedSet } from './saved-set'

function Actions({ set }: { set: SetDetail }) {
  const t = useTranslations('newSet.congrats')
  const words = useTranslations('company.set')
  const change = useSetStatus(set)
  const mayActivate = set.can.activate && set.status !== status.ACTIVE
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <LinkButton href={`/company/interview-set/${set.id}`} variant="secondary">
        {t('open')}
      </LinkButton>
      <LinkButton
        href={`/company/interview-sets/new/cta?set_id=${set.id}`}
        variant={mayActivate ? 'secondary' : 'primary'}
      >
        {t('next')}
      </LinkButton>
      {mayActivate && (
        <Button data-testid="activate" isBusy={change.isPending} onClick={() => change.mutate(status.ACTIVE)}>
          <Play size={15} aria-hidden="true" />
          {words('activate')}
        </Button>
      )}
    </div>
  )
}

interface CongratsProps {
  setId: string
  isCreated: boolean
}

/** The set is saved: its link, people to invite, the set itself. */
export function CongratsView({ setId, isCreated }: CongratsProps) {
  const t = useTranslations('newSet.congrats')
  const [isNoticeShown, setIsNoticeShown] = useState(isCreated)
  return (
    <SavedSet setId={setId} title={t('title')}>
      {(set) => (
        <>
          {isNoticeShown && <CreatedNotice onClose={() => setIsNoticeShown(false)} />}
          <LinkCard set={set} />
          <Actions set={set} />
        </>
      )}
    </SavedSet>
  )
}
