import { builtinSetAuthor, type OpenSetAuthor } from '@candor/ai'
import type { Deps } from '../../deps'
import { asMember, type Caller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { AuthorDeps } from './author'
import { addInterviewees } from './operations/add-interviewees'
import { cloneDemo } from './operations/clone-demo'
import { countPositions } from './operations/count-positions'
import { countSets } from './operations/count-sets'
import { createPosition } from './operations/create-position'
import { createSet } from './operations/create-set'
import { draftInstruction } from './operations/draft-instruction'
import { draftMoreRequirements } from './operations/draft-more-requirements'
import { draftQuestions } from './operations/draft-questions'
import { draftQuestionsFromDescription } from './operations/draft-questions-from-description'
import { draftQuestionsFromTitle } from './operations/draft-questions-from-title'
import { draftRequirements } from './operations/draft-requirements'
import { draftRequirementsFromQuestion } from './operations/draft-requirements-from-question'
import { draftRequirementsFromTitle } from './operations/draft-requirements-from-title'
import { draftSet } from './operations/draft-set'
import { draftTitle } from './operations/draft-title'
import { draftTranslations } from './operations/draft-translations'
import { getPosition } from './operations/get-position'
import { getSet } from './operations/get-set'
import { listFunctions } from './operations/list-functions'
import { listInterviewees } from './operations/list-interviewees'
import { listPositions } from './operations/list-positions'
import { listSets } from './operations/list-sets'
import { remindInterviewees } from './operations/remind-interviewees'
import { updatePosition } from './operations/update-position'
import { updateSet } from './operations/update-set'
import { withdrawInterviewee } from './operations/withdraw-interviewee'

const createGenerateRoutes = (deps: Deps, options: { os: Implementer; openSetAuthor: OpenSetAuthor }) => {
  const { generate: route } = options.os.interview
  /** The caller's organization pays for what a model writes. */
  const openAuthor = ({ caller }: { readonly caller: Caller }): AuthorDeps => ({
    newId: deps.newId,
    author: options.openSetAuthor(asMember(caller).organizationId),
    fallbackAuthor: builtinSetAuthor,
  })
  return {
    quickSet: route.quickSet.handler(({ input, context }) => draftSet(openAuthor(context), input)),
    descriptionToTitle: route.descriptionToTitle.handler(({ input, context }) =>
      draftTitle(openAuthor(context), input),
    ),
    descriptionToRequirement: route.descriptionToRequirement.handler(({ input, context }) =>
      draftRequirements(openAuthor(context), input),
    ),
    requirementToQuestion: route.requirementToQuestion.handler(({ input, context }) =>
      draftQuestions(openAuthor(context), { ...input, requirements: [input.requirement], title: null }),
    ),
    moreRequirements: route.moreRequirements.handler(({ input, context }) =>
      draftMoreRequirements(openAuthor(context), input),
    ),
    questionToRequirement: route.questionToRequirement.handler(({ input, context }) =>
      draftRequirementsFromQuestion(openAuthor(context), input),
    ),
    jobTitleToRequirement: route.jobTitleToRequirement.handler(({ input, context }) =>
      draftRequirementsFromTitle(openAuthor(context), input),
    ),
    jobTitleToQuestions: route.jobTitleToQuestions.handler(({ input, context }) =>
      draftQuestionsFromTitle(openAuthor(context), input),
    ),
    questionsByRequirements: route.questionsByRequirements.handler(({ input, context }) =>
      draftQuestions(openAuthor(context), { ...input, title: null }),
    ),
    descriptionToQuestions: route.descriptionToQuestions.handler(({ input, context }) =>
      draftQuestionsFromDescription(openAuthor(context), input),
    ),
    translateQuestions: route.translateQuestions.handler(({ input, context }) =>
      draftTranslations(openAuthor(context), input),
    ),
    instructionQuestion: route.instructionQuestion.handler(({ input, context }) =>
      draftInstruction(openAuthor(context), input),
    ),
  }
}

/** Positions, and the kinds of work to choose from. */
export const createPositionRoutes = (deps: Deps, os: Implementer) => {
  const { position, function: jobFunction } = os.company
  return {
    position: {
      list: position.list.handler(({ input, context }) => listPositions(deps, asMember(context.caller), input)),
      create: position.create.handler(({ input, context }) => createPosition(deps, asMember(context.caller), input)),
      count: position.count.handler(({ context }) => countPositions(deps, asMember(context.caller))),
      get: position.get.handler(({ input, context }) => getPosition(deps, asMember(context.caller), input)),
      update: position.update.handler(({ input, context }) => updatePosition(deps, asMember(context.caller), input)),
    },
    function: { list: jobFunction.list.handler(() => listFunctions()) },
  }
}

const createIntervieweeRoutes = (deps: Deps, os: Implementer) => {
  const { interviewee: route } = os.interview
  return {
    list: route.list.handler(({ input, context }) => listInterviewees(deps, asMember(context.caller), input)),
    add: route.add.handler(({ input, context }) =>
      addInterviewees(deps, asMember(context.caller), { ...input, isMailed: false }),
    ),
    invite: route.invite.handler(({ input, context }) =>
      addInterviewees(deps, asMember(context.caller), { ...input, isMailed: true }),
    ),
    remind: route.remind.handler(({ input, context }) => remindInterviewees(deps, asMember(context.caller), input)),
    withdraw: route.withdraw.handler(({ input, context }) =>
      withdrawInterviewee(deps, asMember(context.caller), input),
    ),
  }
}

/** Interview sets, the people invited to them and the author's help in writing them. */
export const createSetRoutes = (deps: Deps, options: { os: Implementer; openSetAuthor: OpenSetAuthor }) => {
  const { set } = options.os.interview
  return {
    set: {
      list: set.list.handler(({ input, context }) => listSets(deps, asMember(context.caller), input)),
      create: set.create.handler(({ input, context }) => createSet(deps, asMember(context.caller), input)),
      get: set.get.handler(({ input, context }) => getSet(deps, asMember(context.caller), input)),
      update: set.update.handler(({ input, context }) => updateSet(deps, asMember(context.caller), input)),
      cloneDemo: set.cloneDemo.handler(({ input, context }) => cloneDemo(deps, asMember(context.caller), input)),
      count: set.count.handler(({ context }) => countSets(deps, asMember(context.caller))),
    },
    interviewee: createIntervieweeRoutes(deps, options.os),
    generate: createGenerateRoutes(deps, options),
  }
}
