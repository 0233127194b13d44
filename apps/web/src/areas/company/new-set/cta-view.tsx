import { type SetDetail, status } from '@candor/contract'
import { requiresInvitation } from '@candor/domain'
import { List, Send, SquarePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { LinkButton } from '../../../shared/ui/link-button'
import { getInvitePath } from '../parts/invite-path'
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

/** Whether the plain link starts an interview, and if not, why. */
const describeTry = (set: SetDetail): 'text' | 'inactive' | 'invited' => {
  if (set.status !== status.ACTIVE) return 'inactive'
  return requiresInvitation(set.access) ? 'invited' : 'text'
}

function Choices({ set }: { set: SetDetail }) {
  const t = useTranslations('newSet.cta')
  const tryState = describeTry(set)
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
        text={t(`try.${tryState}`)}
        action={
          tryState === 'text' ? (
            <LinkButton href={set.url} target="_blank" rel="noopener" variant="secondary">
              {t('try.action')}
            </LinkButton>
          ) : (
            <LinkButton href={`/company/interview-set/${set.id}`} variant="secondary">
              {t('try.open')}
            </LinkButton>
          )
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
