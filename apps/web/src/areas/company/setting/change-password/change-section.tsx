import type { Profile } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { PasswordField } from '../../../../shared/ui/password-field'
import { NewPasswordField } from '../../auth/new-password-field'
import { Section } from '../parts/section'
import { listPersonWords } from './list-person-words'
import { useChangePassword } from './use-change-password'

/** Current and new password; who forgot the current one goes the way by a code. */
export function ChangeSection({ profile, onForgotten }: { profile: Profile; onForgotten: () => void }) {
  const t = useTranslations('settings.password')
  const form = useChangePassword(profile)
  return (
    <Section title={t('change')}>
      <form onSubmit={form.submit} noValidate className="flex max-w-[440px] flex-col gap-5">
        {/* Password managers file the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
        <PasswordField
          label={t('current')}
          name="current-password"
          autoComplete="current-password"
          value={form.draft.currentPassword}
          error={form.currentError}
          onChange={(event) => form.change({ currentPassword: event.currentTarget.value })}
        />
        <NewPasswordField
          label={t('next')}
          name="new-password"
          value={form.draft.newPassword}
          typed={form.draft.newPassword}
          person={listPersonWords(profile)}
          error={form.newError}
          onChange={(event) => form.change({ newPassword: event.currentTarget.value })}
        />
        <p className="text-sm text-ink-2">{t('ends')}</p>
        {form.otherError && <Banner tone="bad">{form.otherError}</Banner>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={form.isBusy}>
            {t('submit')}
          </Button>
          <Button variant="ghost" onClick={onForgotten}>
            {t('forgotten')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
