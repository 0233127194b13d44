import type { SetAuthor } from '@candor/ai'
import type { InterviewLanguage } from '@candor/contract'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { createDemoContent } from './demo-set'
import { createSet, type NewSetInput } from './operations/create-set'
import { eraseOrganization } from './operations/erase-organization'
import { createPositionRoutes, createSetRoutes } from './routes'

export type { NewSetInput } from './operations/create-set'

/** Interview sets, their versions, and the author's help in writing them. */
export const createSets = (deps: Deps, options: { readonly os: Implementer; readonly author: SetAuthor }) => ({
  routes: createSetRoutes(deps, options),
  companyRoutes: createPositionRoutes(deps, options.os),
  api: {
    createDemoContent: (language: InterviewLanguage) => createDemoContent(language, deps.newId),
    createSet: (actor: MemberCaller, input: NewSetInput) => createSet(deps, actor, input),
    eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
  },
})
