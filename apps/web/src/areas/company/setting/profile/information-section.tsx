import { type Language, type Profile, personLimits } from '@candor/contract'
import { Lock } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { languageNames, languages } from '../../../../shared/i18n/languages'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Select } from '../../../../shared/ui/select'
import { TextField } from '../../../../shared/ui/text-field'
import { LeaveGuard } from '../../parts/leave-guard'
import { Section } from '../parts/section'
import { type ProfileForm, useProfileForm } from './use-profile-form'

function Names({ form }: { form: ProfileForm }) {
  const t = useTranslations('settings.profile')
  const { draft, problems, change } = form
  return (
    <>
      <TextField
        label={t('firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={personLimits.nameCharacters}
        value={draft.firstName}
        error={problems.firstName && t('firstNameRequired')}
        onChange={(event) => change({ firstName: event.currentTarget.value })}
      />
      <TextField
        label={t('lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={personLimits.nameCharacters}
        value={draft.lastName}
        error={problems.lastName && t('lastNameRequired')}
        onChange={(event) => change({ lastName: event.currentTarget.value })}
      />
    </>
  )
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
      <Select<Language>
        label={t('language')}
        hint={t('languageHint')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
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
