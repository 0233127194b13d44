import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { NoAccessArt } from './art'
import { NoticePage } from './notice-page'

interface NoAccessProps {
  reason: 'notShared' | 'noAccess'
  /** A way on, where there is one. */
  actions?: ReactNode
}

/** The spec's two refusals: the company shared nothing, or this person has no access. */
export function NoAccess({ reason, actions }: NoAccessProps) {
  const t = useTranslations('common.noAccess')
  return (
    <NoticePage art={<NoAccessArt />} title={t(reason)} actions={actions}>
      <p>{t('advice')}</p>
    </NoticePage>
  )
}
