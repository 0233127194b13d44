import { type InterfaceLanguage, interfaceLanguages, type Profile, personLimits } from '@candor/contract'
import { Lock } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { languageNames } from '../../../../shared/i18n/languages'
import { useNameFieldOrder } from '../../../../shared/i18n/use-name-field-order'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Select } from '../../../../shared/ui/select'
import { TextField } from '../../../../shared/ui/text-field'
import { LeaveGuard } from '../../parts/leave-guard'
import { Section } from '../parts/section'
import { type ProfileForm, useProfileForm } from './use-profile-form'

const nameAutoComplete = { firstName: 'given-name', lastName: 'family-name' } as const

function Names({ form }: { form: ProfileForm }) {
  const t = useTranslations('settings.profile')
  const { draft, problems, change } = form
  return useNameFieldOrder().map((name) => (
    <TextField
      key={name}
      label={t(name)}
      name={name}
      autoComplete={nameAutoComplete[name]}
      maxLength={personLimits.nameCharacters}
      value={draft[name]}
      error={problems[name] && t(`${name}Required`)}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  ))
}

function Contact({ form, email }: { form: ProfileForm; email: string }) {
  const t = useTranslations('settings.profile')
  const { draft, problems, change } = form
  return (
    <>
      <TextField
        label={t('phone')}
        isOptional
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={personLimits.phoneCharacters}
        hint={t('phoneHint')}
        value={draft.phone}
        error={problems.phone && t('phoneInvalid')}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <Select<InterfaceLanguage>
        label={t('language')}
        hint={t('languageHint')}
        options={interfaceLanguages.map((value) => ({ value, label: languageNames[value] }))}
        value={draft.locale}
        onChange={(locale) => change({ locale })}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        readOnly
        icon={<Lock size={15} aria-hidden="true" />}
        className="col-span-2"
        hint={t('emailHint')}
        value={email}
      />
    </>
  )
}

/** Name, phone and language; the address is there to be read. */
export function InformationSection({ profile }: { profile: Profile }) {
  const t = useTranslations('settings.profile')
  const errorText = useErrorText()
  const form = useProfileForm(profile)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <Section title={t('about')} lead={t('aboutLead')}>
      <LeaveGuard isDirty={form.isDirty} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div className="grid grid-cols-2 items-start gap-5">
          <Names form={form} />
          <Contact form={form} email={profile.email} />
        </div>
        {form.error && <Banner tone="bad">{errorText(form.error)}</Banner>}
        <div className="flex items-center gap-3">
          <Button type="submit" data-testid="save-profile" isBusy={form.isSaving} disabled={!form.isDirty}>
            {t('save')}
          </Button>
          <span role="status" className="text-sm text-ink-3">
            {form.isDirty && t('unsaved')}
          </span>
        </div>
      </form>
    </Section>
  )
}
