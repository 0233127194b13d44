import type { ConsentPurpose, StartInterview } from '@candor/contract'
import { isSpokenMode } from '@candor/domain'
import { AppError } from '../../platform/errors'
import type { SessionPorts } from './ports'

const isGiven = ({ consents }: Pick<StartInterview, 'consents'>, purpose: ConsentPurpose): boolean =>
  consents.some((given) => given.purpose === purpose)

/** Who types needs to agree to nothing. Who speaks is recorded and, where a server recognizes speech, transcribed. */
export const requireConsents = (
  { speechToText }: Pick<SessionPorts, 'speechToText'>,
  input: Pick<StartInterview, 'mode' | 'consents'>,
): void => {
  if (!isSpokenMode(input.mode)) return
  const isTranscribed = speechToText !== null
  const needed: readonly ConsentPurpose[] = ['recording', ...(isTranscribed ? ['server_transcription' as const] : [])]
  const missing = needed.filter((purpose) => !isGiven(input, purpose))
  if (missing.length === 0) return
  throw new AppError('CONSENT_REQUIRED', {
    fields: Object.fromEntries(missing.map((purpose) => [purpose, 'required'])),
  })
}

/** What the plan of a session needs to know of the consents. */
export const readConsents = (input: Pick<StartInterview, 'consents'>) => ({
  isAiAllowed: isGiven(input, 'ai'),
  isRecordingAllowed: isGiven(input, 'recording'),
})
