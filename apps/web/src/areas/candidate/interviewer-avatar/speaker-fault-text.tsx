import { useTranslations } from 'use-intl'
import { useSpeakerFault } from '../../../shared/media/devices/speaker-output'

/** Why the chosen speaker is not used, in plain words; nothing while it is. */
export function SpeakerFaultText() {
  const t = useTranslations('candidate.speakerFault')
  const fault = useSpeakerFault()
  return fault === null ? null : <span data-testid="speaker-fault">{t(fault)}</span>
}
