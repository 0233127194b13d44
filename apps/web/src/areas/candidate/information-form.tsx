import type { InterviewIntro } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../shared/api/use-error-text'
import { useNameFieldOrder } from '../../shared/i18n/use-name-field-order'
import { Banner } from '../../shared/ui/banner'
import { Button } from '../../shared/ui/button'
import { Card } from '../../shared/ui/card'
import { LinkButton } from '../../shared/ui/link-button'
import { TextField } from '../../shared/ui/text-field'
import { AiFacts } from './ai-facts'
import { ConsentForm } from './consent-form'
import { typedMode } from './mode'
import { RestoreAccessDialog } from './restore-access/restore-access-dialog'
import type { Information } from './use-information'

const fields = {
  firstName: { autoComplete: 'given-name', type: 'text', maxLength: 60 },
  lastName: { autoComplete: 'family-name', type: 'text', maxLength: 60 },
  email: { autoComplete: 'email', type: 'email', maxLength: 254 },
} as const

interface DetailFieldProps {
  name: keyof typeof fields
  form: Information
  hint?: string | undefined
  refused?: string | undefined
  readOnly?: boolean
}

function DetailField({ name, form, hint, refused, readOnly = false }: DetailFieldProps) {
  const t = useTranslations('candidate.information')
  const fault = form.faults[name]
  return (
    <TextField
      {...fields[name]}
      name={name}
      label={t(name)}
      hint={hint}
      readOnly={readOnly}
      value={form.details[name]}
      error={fault ? t(fault) : refused}
      onChange={(event) => form.change(name, event.currentTarget.value)}
    />
  )
}

/** Asks for name, email and consents. The submit button is in the footer and refers to this form by its id. */
export function InformationForm({ id, intro, form }: { id: string; intro: InterviewIntro; form: Information }) {
  const t = useTranslations('candidate.information')
  const restore = useTranslations('candidate.restoreAccess')
  const errorText = useErrorText()
  const nameFields = useNameFieldOrder()
  const company = intro.organizationName
  const isInvited = intro.invitation !== null
  // No one gets an email about a practice or a trial.
  const interviewHint = form.isPractice ? undefined : t('emailHint', { company })
  const emailHint = isInvited ? t('emailInvited', { company }) : interviewHint
  return (
    <form id={id} noValidate onSubmit={form.submit} className="grid gap-6 lg:grid-cols-2 lg:gap-8">
      <div className="flex flex-col gap-5 self-start">
        {form.isIncomplete && <Banner tone="bad">{t('combined')}</Banner>}
        {form.error !== null && (
          <Banner tone="bad">
            {errorText(form.error)}
            {form.needsEmailProof && (
              <RestoreAccessDialog
                linkId={intro.linkId}
                email={form.details.email}
                onProven={form.submitWithProof}
                trigger={
                  <Button variant="secondary" className="mt-3">
                    {restore('prove')}
                  </Button>
                }
              />
            )}
            {form.areAttemptsUsed && (
              <LinkButton className="mt-3" href={`/interview/${intro.linkId}/start`} variant="secondary">
                {t('openSubmitted')}
              </LinkButton>
            )}
          </Banner>
        )}
        <Card className="flex flex-col gap-5">
          {nameFields.map((name) => (
            <DetailField key={name} name={name} form={form} />
          ))}
          <DetailField
            name="email"
            form={form}
            hint={emailHint}
            refused={form.isEmailRefused ? t('emailInvalid') : undefined}
            readOnly={isInvited}
          />
        </Card>
      </div>
      <div className="flex flex-col gap-6 self-start">
        <AiFacts intro={intro} isPractice={form.isPractice} />
        <ConsentForm
          company={company}
          isPractice={form.isPractice}
          hasTranscription={intro.hasServerTranscription}
          hasTypedWay={typedMode(intro.modes) !== null}
          alternativeContact={intro.alternativeContact}
          isTermsAccepted={form.isTermsAccepted}
          onTerms={form.setTerms}
          allowed={form.allowed}
          onAllow={form.allow}
          hasSignals={form.hasSignals}
          error={form.isTermsMissing ? t('combined') : undefined}
        />
      </div>
    </form>
  )
}
