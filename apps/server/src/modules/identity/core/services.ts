import type { Deps } from '../../../deps'
import type { RequestContext } from '../../../http/context'
import type { Implementer } from '../../../http/implement'
import type { QueueMail } from '../../notification'
import type { AuthLibrary } from '../providers/auth-library'
import type { SecretBox } from '../providers/secret-box'
import type { RelyingParty } from '../providers/webauthn'
import type { Browser } from './browser'
import type { CandidateReturn } from './ports'
import type { Sessions } from './sessions'

type Exchange = Pick<RequestContext, 'request' | 'reply' | 'caller'>

/** A sign-in provider of the configuration, as pages show it. */
export interface ConfiguredProvider {
  readonly id: string
  readonly label: string
}

/** Shared by all concerns of this module; created once by the module's index. */
export interface IdentityServices {
  readonly deps: Deps
  readonly os: Implementer
  readonly queueMail: QueueMail
  readonly library: AuthLibrary
  readonly sessions: Sessions
  readonly candidates: CandidateReturn
  readonly isHttps: boolean
  /** Encrypts the secrets of authenticator apps. */
  readonly secretBox: SecretBox
  readonly relyingParty: RelyingParty
  /** The browser with a challenge cookie, which is set on the response if it had none. */
  readonly ensureBrowser: (exchange: Pick<Exchange, 'request' | 'reply'>) => Browser
  /** The browser as sent with the request. */
  readonly readBrowser: (exchange: Pick<Exchange, 'request'>) => Browser
}
