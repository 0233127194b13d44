import { grantKinds, shareLimits } from '@candor/contract'
import { isLinkTarget } from '@candor/domain'
import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../shared/api/use-error-text'
import { nowMs } from '../../shared/clock'
import { copyText } from '../../shared/copy-text'
import { Banner } from '../../shared/ui/banner'
import { Button } from '../../shared/ui/button'
import { Checkbox } from '../../shared/ui/checkbox'
import { TextField } from '../../shared/ui/text-field'
import { toast } from '../../shared/ui/toaster'
import { ToggleGroup } from '../../shared/ui/toggle-group'
import { formatDay } from './end-of-day'
import { PersonField } from './person-field'
import type { ShareTarget } from './share-target'
import { type ShareFormState, useShareForm } from './use-share-form'

const maxMs = shareLimits.maxDays * 24 * 60 * 60 * 1000

/** A set shows all of its candidates, so only members get one. */
function Ways({ form }: { form: ShareFormState }) {
  const t = useTranslations('settings.sharing')
  const { kind, choose } = form
  return (
    <div className="flex flex-col gap-2">
      <ToggleGroup
        label={t('how')}
        options={grantKinds.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={kind}
        onChange={choose}
      />
      {kind !== 'member' && <p className="text-sm text-ink-2">{t(kind === 'link' ? 'linkLead' : 'addressLead')}</p>}
    </div>
  )
}

function Recipient({ form }: { form: ShareFormState }) {
  const t = useTranslations('settings.sharing')
  if (form.kind === 'member')
    return <PersonField person={form.person} onPerson={form.setPerson} error={form.personError} />
  if (form.kind === 'link') return null
  return (
    <TextField
      label={t('email')}
      type="email"
      autoComplete="off"
      value={form.email}
      error={form.emailError}
      onChange={(event) => form.setEmail(event.currentTarget.value)}
    />
  )
}

function Terms({ form }: { form: ShareFormState }) {
  const t = useTranslations('settings.sharing')
  return (
    <div className="flex flex-col gap-2.5">
      <Checkbox label={t('mayWatch')} hint={t('mayWatchHint')} checked={form.mayWatch} onChange={form.setMayWatch} />
      {form.kind !== 'member' && (
        <Checkbox
          label={t('contact')}
          hint={t('contactHint')}
          checked={form.showsContact}
          onChange={form.setShowsContact}
        />
      )}
    </div>
  )
}

/** The new link, once. */
function CreatedLink({ url }: { url: string }) {
  const t = useTranslations('settings.sharing')
  const common = useTranslations('common.toast')
  const copy = async () => {
    if (await copyText(url)) toast.success(common('linkCopied'))
    else toast.error(common('linkFailed'))
  }
  return (
    <div role="status" className="flex flex-col gap-3 rounded-xl bg-sunken p-4" data-testid="created-link">
      <TextField label={t('linkCreated')} hint={t('linkOnce')} readOnly value={url} />
      <Button variant="secondary" className="self-start" onClick={() => void copy()}>
        <Copy size={15} aria-hidden="true" />
        {t('copy')}
      </Button>
    </div>
  )
}

/** With whom to share, how much, and until when. */
export function ShareForm({ target }: { target: ShareTarget }) {
  const t = useTranslations('settings.sharing')
  const errorText = useErrorText()
  const form = useShareForm(target)
  const { kind, share, url } = form
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      {isLinkTarget(target.targetType) && <Ways form={form} />}
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_180px]">
        <Recipient form={form} />
        <TextField
          label={t('until')}
          type="date"
          min={formatDay(nowMs())}
          {...(kind === 'member' ? {} : { max: formatDay(nowMs() + maxMs) })}
          hint={t(kind === 'member' ? 'untilHint' : 'linkUntilHint')}
          value={form.day}
          error={form.dayError}
          onChange={(event) => form.setDay(event.currentTarget.value)}
        />
      </div>
      <Terms form={form} />
      {share.error && <Banner tone="bad">{errorText(share.error)}</Banner>}
      <Button type="submit" className="self-start" isBusy={share.isPending}>
        {t(`submits.${kind}`)}
      </Button>
      {url !== null && <CreatedLink url={url} />}
    </form>
  )
}
