import { type GrantKind, isEmail, shareLimits } from '@candor/contract'
import { isWatchingPreset } from '@candor/domain'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { nowMs } from '../../shared/clock'
import type { ComboboxOption } from '../../shared/ui/combobox'
import { endOfDay, formatDay } from './end-of-day'
import type { ShareTarget } from './share-target'
import { useShare } from './use-sharing'

const dayMs = 24 * 60 * 60 * 1000

/** A link always ends; a member's access may last. */
const presetDay = (kind: GrantKind): string =>
  kind === 'member' ? '' : formatDay(nowMs() + shareLimits.presetDays * dayMs)

const isDayWrong = (kind: GrantKind, day: string): boolean => {
  if (day === '') return kind !== 'member'
  const end = endOfDay(day)
  return end === null || end.getTime() < nowMs()
}

/** What the form holds, and what is wrong with it. */
export function useShareForm(target: ShareTarget) {
  const t = useTranslations('settings.sharing')
  const language = useLocale()
  const share = useShare(target)
  const [kind, setKind] = useState<GrantKind>('member')
  const [person, setPerson] = useState<ComboboxOption | null>(null)
  const [email, setEmail] = useState('')
  const [day, setDay] = useState('')
  const [mayWatch, setMayWatch] = useState(true)
  const [showsContact, setShowsContact] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const isPersonMissing = kind === 'member' && person === null
  const isEmailMissing = kind === 'address' && !isEmail(email.trim())
  const isPast = isDayWrong(kind, day)
  const choose = (next: GrantKind) => {
    setKind(next)
    setDay(presetDay(next))
    setMayWatch(isWatchingPreset(next))
    setShowsContact(false)
    setIsChecked(false)
    share.reset()
  }
  return {
    kind,
    choose,
    person,
    setPerson,
    email,
    setEmail,
    day,
    setDay,
    mayWatch,
    setMayWatch,
    showsContact,
    setShowsContact,
    share,
    /** Of the link that was just made: it is not shown again. */
    url: share.data?.url ?? null,
    personError: isChecked && isPersonMissing ? t('personRequired') : undefined,
    emailError: isChecked && isEmailMissing ? t('emailRequired') : undefined,
    dayError: isPast && (isChecked || day !== '') ? t('untilPast') : undefined,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsChecked(true)
      if (isPersonMissing || isEmailMissing || isPast) return
      share.mutate(
        {
          kind,
          ...(kind === 'member' && person !== null ? { userId: person.value } : {}),
          ...(kind === 'address' ? { email: email.trim() } : {}),
          mayWatch,
          showsContact,
          expiresAt: endOfDay(day)?.toISOString() ?? null,
          language,
        },
        {
          onSuccess: () => {
            setPerson(null)
            setEmail('')
            setIsChecked(false)
          },
        },
      )
    },
  }
}
export type ShareFormState = ReturnType<typeof useShareForm>
