import type { Deps } from '../../../deps'
import type { RequestContext } from '../../../http/context'
import type { Implementer } from '../../../http/implement'
import type { QueueMail } from '../../notification'
import type { AuthLibrary } from '../providers/auth-library'
import type { Browser } from './browser'
import type { Sessions } from './sessions'

type Exchange = Pick<RequestContext, 'request' | 'reply' | 'caller'>

/** What the interview module does for candidates who come back: they have no account. */
export interface CandidateReturn {
  /** Whether interviews were begun with this canonical address: decides what is mailed, never what is answered. */
  hasInterviews(email: string): Promise<boolean>
  /** Gives this browser the interviews that were begun with a proven address; answers how many there are. */
  reopen(exchange: Exchange, email: string): Promise<number>
}

/** A sign-in provider of the configuration, as pages show it. */
export interface ConfiguredProvider {
  readonly id: string
  readonly label: string
}

/** What every room of this module works with; made once by the module's index. */
export interface IdentityParts {
  readonly deps: Deps
  readonly os: Implementer
  readonly queueMail: QueueMail
  readonly library: AuthLibrary
  readonly sessions: Sessions
  readonly candidates: CandidateReturn
  readonly isHttps: boolean
  /** The browser with a challenge cookie, set on the answer where it had none. */
  readonly ensureBrowser: (exchange: Pick<Exchange, 'request' | 'reply'>) => Browser
  /** The browser as it came. */
  readonly browserOf: (exchange: Pick<Exchange, 'request'>) => Browser
}
