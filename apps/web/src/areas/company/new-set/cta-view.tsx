import type { SetDetail } from '@candor/contract'
import { List, Send, SquarePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { LinkButton } from '../../../shared/ui/link-button'
import { getInvitePath } from '../parts/invite-path'
import { getTryPath } from '../parts/try-path'
import { SavedSet } from './saved-set'

interface ChoiceProps {
  icon: ReactNode
  title: string
  text: string
  action: ReactNode
}

function Choice({ icon, title, text, action }: ChoiceProps) {
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span aria-hidden="true" className="grid size-10 place-items-center rounded-lg bg-brand-soft text-brand-ink">
        {icon}
      </span>
      <div className="min-w-48 flex-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {action}
    </Card>
  )
}

function Choices({ set }: { set: SetDetail }) {
  const t = useTranslations('newSet.cta')
  return (
    <>
      <Choice
        icon={<Send size={18} />}
        title={t('invite.title')}
        text={t('invite.text')}
        action={<LinkButton href={getInvitePath(set.id)}>{t('invite.action')}</LinkButton>}
      />
      <Choice
        icon={<SquarePlay size={18} />}
        title={t('try.title')}
        text={t('try.text')}
        action={
          <LinkButton href={getTryPath(set.linkId)} variant="secondary">
            {t('try.action')}
          </LinkButton>
        }
      />
      <Choice
        icon={<List size={18} />}
        title={t('list.title')}
        text={t('list.text')}
        action={
          <LinkButton href="/company/interview-sets" variant="secondary">
            {t('list.action')}
          </LinkButton>
        }
      />
    </>
  )
}

/** What can be done with the saved set next. */
export function CtaView({ setId }: { setId: string }) {
  const t = useTranslations('newSet.cta')
  return (
    <SavedSet setId={setId} title={t('title')}>
      {(set) => <Choices set={set} />}
    </SavedSet>
  )
}
