import type { Deps } from '../../../deps'
import type { QueueMail } from '../../notification'

export type ConnectDeps = Pick<
  Deps,
  'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl' | 'log' | 'audit'
> & { readonly queueMail: QueueMail }
