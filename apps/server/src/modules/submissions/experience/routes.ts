import type { Deps } from '../../../deps'
import { asMember } from '../../../http/caller'
import type { Implementer } from '../../../http/implement'
import { getExperience } from './operations/get-experience'

export const createExperienceRoutes = (deps: Deps, os: Implementer) => ({
  get: os.company.experience.get.handler(({ context }) => getExperience(deps, asMember(context.caller))),
})
