import { type InviteOutcome, intervieweeLimits, isEmail } from '@candor/contract'
import { Plus, Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { FileButton } from './file-button'
import { type PeopleForm, usePeopleForm } from './use-people-form'

const shownProblems = 5

function Check({ form }: { form: PeopleForm }) {
  const t = useTranslations('invitations.add')
  const reasons = useTranslations('invitations.reasons')
  const { people, repeated, problems } = form.checked
  const counts = [
    t('people', { count: people.length }),
    ...(repeated > 0 ? [t('repeated', { count: repeated })] : []),
    ...(problems.length > 0 ? [t('problems', { count: problems.length })] : []),
  ]
  return (
    <div aria-live="polite" data-testid="people-check" className="text-sm text-ink-2">
      <p>{counts.join(' · ')}</p>
      {problems.length > 0 && (
        <ul className="mt-1.5 list-disc pl-5 text-warn">
          {problems.slice(0, shownProblems).map(({ row, reason }) => (
            <li key={row}>{t('row', { row, reason: reasons(reason) })}</li>
          ))}
          {problems.length > shownProblems && <li>{t('moreRows', { count: problems.length - shownProblems })}</li>}
        </ul>
      )}
    </div>
  )
}

function Outcome({ isMailed, ...outcome }: InviteOutcome & { isMailed: boolean }) {
  const t = useTranslations('invitations.outcome')
  const { added, renewed, known, repeated, problems } = outcome
  const counts = { renewed, known, repeated, problems: problems.length }
  const names = ['renewed', 'known', 'repeated', 'problems'] as const
  const lines = names.filter((name) => counts[name] > 0).map((name) => t(name, { count: counts[name] }))
  return (
    <Banner tone={added + renewed > 0 ? 'ok' : 'info'} title={t(isMailed ? 'title' : 'addedTitle', { count: added })}>
      {lines.length > 0 && lines.join(' ')}
    </Banner>
  )
}

function OnePerson({ onAdd }: { onAdd: (email: string, name: string) => void }) {
  const t = useTranslations('invitations.add')
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(!isEmail(email))
    if (!isEmail(email)) return
    onAdd(email, name)
    setEmail('')
    setName('')
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3" aria-label={t('one')}>
      <p className="text-sm font-medium">{t('one')}</p>
      <TextField
        label={t('email')}
        type="email"
        name="person-email"
        autoComplete="off"
        value={email}
        error={isWrong ? t('emailInvalid') : undefined}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setIsWrong(false)
        }}
      />
      <TextField
        label={t('name')}
        name="person-name"
        autoComplete="off"
        maxLength={intervieweeLimits.nameCharacters}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="self-start">
        <Plus size={15} aria-hidden="true" />
        {t('addOne')}
      </Button>
    </form>
  )
}

function Way({ form, canMail }: { form: PeopleForm; canMail: boolean }) {
  const t = useTranslations('invitations.add')
  return (
    <RadioGroup
      label={t('way')}
      look="cards"
      value={form.isMailed ? 'mail' : 'noMail'}
      onChange={(way) => form.setWantsMail(way === 'mail')}
      options={[
        { value: 'mail', label: t('mail'), hint: t('mailHint'), isDisabled: !canMail },
        { value: 'noMail', label: t('noMail'), hint: t('noMailHint') },
      ]}
    />
  )
}

/** Adds people by a pasted list, a file or one by one. All of it becomes one list, which is checked while it is typed. */
export function AddPeople({ setId, canMail }: { setId: string; canMail: boolean }) {
  const t = useTranslations('invitations.add')
  const errorText = useErrorText()
  const form = usePeopleForm(setId, canMail)
  const count = form.checked.people.length
  const tooMany = form.isTooLong ? t('tooMany', { max: intervieweeLimits.rowsPerRequest }) : undefined
  const fileError = form.fileProblem === null ? undefined : t(form.fileProblem)
  return (
    <Card padding="lg" aria-label={t('title')}>
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="mt-0.5 text-sm text-ink-3">{t('lead')}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_300px] items-start gap-6 max-lg:grid-cols-[minmax(0,1fr)]">
        <div className="flex flex-col gap-4 [&_textarea]:h-52 [&_textarea]:field-sizing-fixed">
          <TextArea
            label={t('list')}
            hint={t('listHint')}
            error={tooMany}
            value={form.text}
            spellCheck={false}
            autoComplete="off"
            data-testid="people-list"
            onChange={(event) => form.change(event.currentTarget.value)}
          />
          {form.text.trim() !== '' && <Check form={form} />}
          <Way form={form} canMail={canMail} />
        </div>
        <div className="flex flex-col gap-6">
          <FileButton error={fileError} onFile={(file) => void form.addFile(file)} />
          <OnePerson onAdd={form.addPerson} />
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-4">
        {form.error && <Banner tone="bad">{errorText(form.error)}</Banner>}
        {form.outcome && <Outcome {...form.outcome} />}
        <Button
          className="self-start"
          data-testid="invite-people"
          isBusy={form.isBusy}
          disabled={count === 0 || form.isTooLong}
          onClick={form.submit}
        >
          <Send size={16} aria-hidden="true" />
          {t(form.isMailed ? 'submitMail' : 'submitNoMail', { count })}
        </Button>
      </div>
    </Card>
  )
}
