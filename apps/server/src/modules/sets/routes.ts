import type { SetAuthor } from '@candor/ai'
import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { createSet } from './operations/create-set'
import * as generate from './operations/generate-set'
import { getSet } from './operations/get-set'
import { countSets, listSets } from './operations/list-sets'
import { updateSetOfOrganization } from './operations/update-set'

const createGenerateRoutes = (deps: generate.AuthorDeps, os: Implementer) => {
  const { generate: route } = os.interview
  return {
    quickSet: route.quickSet.handler(({ input }) => generate.draftSet(deps, input)),
    descriptionToTitle: route.descriptionToTitle.handler(({ input }) => generate.draftTitle(deps, input)),
    descriptionToRequirement: route.descriptionToRequirement.handler(({ input }) =>
      generate.draftRequirements(deps, input),
    ),
    requirementToQuestion: route.requirementToQuestion.handler(({ input }) =>
      generate.draftQuestions(deps, { ...input, requirements: [input.requirement], title: null }),
    ),
    moreRequirements: route.moreRequirements.handler(({ input }) => generate.draftMoreRequirements(deps, input)),
    questionToRequirement: route.questionToRequirement.handler(({ input }) =>
      generate.draftRequirementsOfQuestion(deps, input),
    ),
    jobTitleToRequirement: route.jobTitleToRequirement.handler(({ input }) =>
      generate.draftRequirementsOfTitle(deps, input),
    ),
    jobTitleToQuestions: route.jobTitleToQuestions.handler(({ input }) => generate.draftQuestionsOfTitle(deps, input)),
    questionsByRequirements: route.questionsByRequirements.handler(({ input }) =>
      generate.draftQuestions(deps, { ...input, title: null }),
    ),
    descriptionToQuestions: route.descriptionToQuestions.handler(({ input }) =>
      generate.draftQuestionsOfDescription(deps, input),
    ),
    instructionQuestion: route.instructionQuestion.handler(({ input }) => generate.draftInstruction(deps, input)),
  }
}

/** Interview sets and the author's help in writing them. */
export const createSetRoutes = (deps: Deps, options: { os: Implementer; author: SetAuthor }) => {
  const { set } = options.os.interview
  return {
    set: {
      list: set.list.handler(({ input, context }) => listSets(deps, asMember(context.caller), input)),
      create: set.create.handler(({ input, context }) => createSet(deps, asMember(context.caller), input)),
      get: set.get.handler(({ input, context }) => getSet(deps, asMember(context.caller), input)),
      update: set.update.handler(({ input, context }) =>
        updateSetOfOrganization(deps, asMember(context.caller), input),
      ),
      count: set.count.handler(({ context }) => countSets(deps, asMember(context.caller))),
    },
    generate: createGenerateRoutes({ ...deps, author: options.author }, options.os),
  }
}
