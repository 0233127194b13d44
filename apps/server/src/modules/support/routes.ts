import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { QueueMail } from '../notification'
import { createTicket } from './operations/create-ticket'

export const createSupportRoutes = (deps: Deps & { readonly queueMail: QueueMail }, os: Implementer) => ({
  supportTicket: os.content.supportTicket.handler(({ input }) => createTicket(deps, input)),
})
