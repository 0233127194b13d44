import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DialogPopup } from '../../../shared/ui/dialog-popup'
import type { AdjustmentPopupProps } from './adjustment-popup-props'
import { canAskForAdjustment } from './can-ask'
import { FreeWays } from './free-ways'
import { OwnRequests } from './own-requests'

/** What needs no request, and the form, or what was asked before. */
export function AdjustmentPopup({ intro, session, trigger, onOpenChange, onWaiting }: AdjustmentPopupProps) {
  const t = useTranslations('accommodation.own')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DialogPopup
      title={t('title')}
      description={t('lead', { company: intro.organizationName })}
      trigger={trigger}
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        onOpenChange?.(next)
      }}
    >
      {canAskForAdjustment(session) ? (
        <OwnRequests intro={intro} session={session} {...(onWaiting === undefined ? {} : { onWaiting })} />
      ) : (
        <NoSession intro={intro} />
      )}
    </DialogPopup>
  )
}

/** A request belongs to an interview, which exists once the candidate has given their name. */
function NoSession({ intro }: Pick<AdjustmentPopupProps, 'intro'>) {
  const t = useTranslations('accommodation.own')
  const candidate = useTranslations('candidate')
  return (
    <div className="flex flex-col gap-5">
      <FreeWays modes={intro.modes} />
      <section>
        <h3 className="text-base font-semibold">{t('noSessionTitle')}</h3>
        <p className="mt-1 text-base text-ink-2">
          {t('noSession', { action: candidate('adjustment.open'), start: candidate('instruction.start') })}
        </p>
      </section>
    </div>
  )
}
