import { type Status, status } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Pill, type Tone } from '../../../shared/ui/pill'
import { statusNames } from './enum-names'

const tones: Record<Status, Tone> = {
  [status.INACTIVE]: 'neutral',
  [status.ACTIVE]: 'ok',
  [status.PENDING]: 'brand',
  [status.ARCHIVED]: 'neutral',
  [status.INCOMPLETE]: 'warn',
}

/** A set's state in words. The color only helps to find it. */
export function SetStatus({ value }: { value: Status }) {
  const t = useTranslations('company.status')
  return <Pill tone={tones[value]}>{t(statusNames[value])}</Pill>
}
