import type { Interviewee, IntervieweeState } from '@candor/contract'
import { BellRing, Copy, Link2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Button } from '../../../shared/ui/button'
import { Pill, type Tone } from '../../../shared/ui/pill'
import { type Column, Table } from '../../../shared/ui/table'
import { useCopy } from '../parts/use-copy'
import { PersonDetails } from './person-details'
import { useRemind, useWithdraw } from './use-interviewees'

const tones: Readonly<Record<IntervieweeState, Tone>> = {
  invited: 'neutral',
  opened: 'brand',
  started: 'brand',
  submitted: 'ok',
  expired: 'warn',
  withdrawn: 'neutral',
  unsubscribed: 'warn',
}

const getShownName = ({ name, email }: Interviewee): string => (name === '' ? email : name)

function PersonCell({ person }: { person: Interviewee }) {
  const t = useTranslations('invitations.list')
  const toast = useTranslations('common.toast')
  const copy = useCopy({ done: toast('emailCopied'), failed: toast('emailFailed') })
  return (
    <div className="flex min-w-52 items-center gap-1">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        {person.name !== '' && <p className="truncate text-base font-medium">{person.name}</p>}
        <p className="truncate text-sm text-ink-2">{person.email}</p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        data-testid="copy-email"
        aria-label={t('copyEmail', { name: getShownName(person) })}
        onClick={() => copy(person.email)}
      >
        <Copy size={15} aria-hidden="true" />
      </Button>
    </div>
  )
}

function StateCell({ person }: { person: Interviewee }) {
  const t = useTranslations('invitations')
  const format = useFormatter()
  const note = useMailNote(person)
  return (
    <div className="min-w-40">
      <span className="flex items-center gap-2">
        <Pill tone={tones[person.state]}>{t(`states.${person.state}`)}</Pill>
        <span className="tnum whitespace-nowrap text-ink-3">
          {format.dateTime(new Date(person.stateAt), { dateStyle: 'medium' })}
        </span>
      </span>
      {person.isUnfinished && (
        <span className="mt-1 block max-w-72 text-sm text-ink-2" data-testid="unfinished">
          {t('unfinished')}
        </span>
      )}
      {note !== null && <span className="mt-1 block text-xs text-ink-3">{note}</span>}
    </div>
  )
}

/** What happened to the mails, where the state does not say it. */
function useMailNote({ isMailWaiting, remindedAt, mailedAt }: Interviewee): string | null {
  const t = useTranslations('invitations.list')
  if (isMailWaiting) return t('waiting')
  if (remindedAt !== null) return t('reminded', { date: new Date(remindedAt) })
  return mailedAt === null ? t('notMailed') : null
}

function Withdraw({ person }: { person: Interviewee }) {
  const t = useTranslations('invitations.list')
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useWithdraw(person.id)
  const name = getShownName(person)
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('withdrawName', { name })}>
          <Undo2 size={16} aria-hidden="true" />
        </Button>
      }
      title={t('withdrawTitle')}
      description={t('withdrawText', { name })}
      confirmLabel={t('withdraw')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setIsAsking(false) })}
    />
  )
}

function Actions({ person, setId }: { person: Interviewee; setId: string }) {
  const t = useTranslations('invitations.list')
  const toast = useTranslations('common.toast')
  const copy = useCopy({ done: toast('linkCopied'), failed: toast('linkFailed') })
  const remind = useRemind(setId)
  const { url } = person
  const name = getShownName(person)
  return (
    <span className="flex justify-end gap-1">
      <PersonDetails person={person} name={name} />
      {person.can.remind && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('remindName', { name })}
          isBusy={remind.isPending}
          onClick={() => remind.mutate(person.id)}
        >
          <BellRing size={16} aria-hidden="true" />
        </Button>
      )}
      {url !== null && (
        <Button
          variant="ghost"
          size="icon"
          data-testid="copy-personal-link"
          aria-label={t('copyLink', { name })}
          onClick={() => copy(url)}
        >
          <Link2 size={17} aria-hidden="true" />
        </Button>
      )}
      {person.can.withdraw && <Withdraw person={person} />}
    </span>
  )
}

function useColumns(setId: string): Column<Interviewee>[] {
  const t = useTranslations('invitations.list')
  const format = useFormatter()
  return [
    { id: 'person', header: t('person'), className: 'w-full', cell: (person) => <PersonCell person={person} /> },
    { id: 'state', header: t('state'), cell: (person) => <StateCell person={person} /> },
    {
      id: 'until',
      header: t('until'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ expiresAt }) => format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }),
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (person) => <Actions person={person} setId={setId} />,
    },
  ]
}

export function PeopleTable({ people, setId }: { people: readonly Interviewee[]; setId: string }) {
  const t = useTranslations('invitations.list')
  const columns = useColumns(setId)
  return <Table caption={t('caption')} columns={columns} rows={people} rowKey={({ id }) => id} />
}
