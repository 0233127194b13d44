import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { QueueMail } from '../notification'
import { createSupportRoutes } from './routes'

export { supportRetention } from './repo/retention'

/** Messages to the support of this installation. */
export const createSupport = (deps: Deps, options: { readonly os: Implementer; readonly queueMail: QueueMail }) => ({
  routes: createSupportRoutes({ ...deps, queueMail: options.queueMail }, options.os),
})
