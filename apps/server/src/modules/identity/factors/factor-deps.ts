import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'
import type { SecretBox } from '../providers/secret-box'
import type { RelyingParty } from '../providers/webauthn'

export type FactorDeps = Pick<
  Deps,
  'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl' | 'audit'
> & {
  readonly queueMail: QueueMail
  /** Encrypts the secrets of authenticator apps. */
  readonly secretBox: SecretBox
  readonly relyingParty: RelyingParty
}
