import type { OpenSetAuthor } from '@candor/ai'
import type { InterviewLanguage } from '@candor/contract'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { InterviewEraser } from '../../platform/interview-erasure'
import type { InviteMails } from '../notification'
import { createDemoContent } from './demo-set'
import { createSetJobs } from './jobs'
import { createSet, type NewSetInput } from './operations/create-set'
import { eraseOrganization } from './operations/erase-organization'
import { orderDueMails } from './operations/order-due-mails'
import type { InvitationPorts } from './ports'
import { deleteInvitation, freeInvitation } from './repo/erase'
import { createPositionRoutes, createSetRoutes } from './routes'

export type { NewSetInput } from './operations/create-set'
export { setRetention } from './repo/retention'

export interface SetsOptions extends InvitationPorts {
  readonly os: Implementer
  readonly openSetAuthor: OpenSetAuthor
  readonly inviteMails: InviteMails
}

/** Interview sets, their versions, the people invited to them, and the author's help in writing them. */
export const createSets = (deps: Deps, options: SetsOptions) => {
  const { inviteMails, reserveInviteMails } = options
  return {
    routes: createSetRoutes(deps, options),
    companyRoutes: createPositionRoutes(deps, options.os),
    jobs: createSetJobs({ ...deps, inviteMails, reserveInviteMails }),
    /** Called every hour. */
    sweep: () => orderDueMails(deps),
    api: {
      createDemoContent: (language: InterviewLanguage) => createDemoContent(language, deps.newId),
      createSet: (actor: MemberCaller, input: NewSetInput) => createSet(deps, actor, input),
      eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
      eraser: { eraseRows: deleteInvitation, eraseUnsubmittedRows: freeInvitation } satisfies InterviewEraser,
    },
  }
}
