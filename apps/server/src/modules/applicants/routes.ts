import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { cancelStageMail } from './operations/cancel-stage-mail'
import { changeResponseRate } from './operations/change-response-rate'
import { countByStage } from './operations/count-by-stage'
import { createNote } from './operations/create-note'
import { deleteNote } from './operations/delete-note'
import { deleteStage } from './operations/delete-stage'
import { getApplicant } from './operations/get-applicant'
import { getApplicantByCode } from './operations/get-applicant-by-code'
import { getResponseRate } from './operations/get-response-rate'
import { getStageMessages } from './operations/get-stage-messages'
import { listApplicants } from './operations/list-applicants'
import { listNotes } from './operations/list-notes'
import { listOtherApplications } from './operations/list-other-applications'
import { listStages } from './operations/list-stages'
import { listWaiting } from './operations/list-waiting'
import { markReplied } from './operations/mark-replied'
import { moveApplicant } from './operations/move-applicant'
import { moveSubmissions } from './operations/move-submissions'
import { pickApplicants } from './operations/pick-applicants'
import { rateApplicant } from './operations/rate-applicant'
import { saveStages } from './operations/save-stages'
import { updateNote } from './operations/update-note'
import { updateStage } from './operations/update-stage'

export const createApplicantRoutes = (deps: Deps, os: Implementer) => {
  const { applicant } = os.company
  return {
    list: applicant.list.handler(({ input, context }) => listApplicants(deps, asMember(context.caller), input)),
    detail: applicant.detail.handler(({ input, context }) => getApplicant(deps, asMember(context.caller), input)),
    move: applicant.move.handler(({ input, context }) => moveApplicant(deps, asMember(context.caller), input)),
    findByCode: applicant.findByCode.handler(({ input, context }) =>
      getApplicantByCode(deps, asMember(context.caller), input),
    ),
    total: applicant.total.handler(({ input, context }) => countByStage(deps, asMember(context.caller), input)),
    pick: applicant.pick.handler(({ input, context }) => pickApplicants(deps, asMember(context.caller), input)),
    rate: applicant.rate.handler(({ input, context }) => rateApplicant(deps, asMember(context.caller), input)),
    markReplied: applicant.markReplied.handler(({ input, context }) =>
      markReplied(deps, asMember(context.caller), input),
    ),
    waiting: applicant.waiting.handler(({ input, context }) => listWaiting(deps, asMember(context.caller), input)),
    otherApplications: applicant.otherApplications.handler(({ input, context }) =>
      listOtherApplications(deps, asMember(context.caller), input),
    ),
  }
}

export const createResponseRateRoutes = (deps: Deps, os: Implementer) => {
  const { responseRate } = os.company
  return {
    get: responseRate.get.handler(({ context }) => getResponseRate(deps, asMember(context.caller))),
    change: responseRate.change.handler(({ input, context }) =>
      changeResponseRate(deps, asMember(context.caller), input),
    ),
  }
}

export const createNoteRoutes = (deps: Deps, os: Implementer) => {
  const { note } = os.company
  return {
    list: note.list.handler(({ input, context }) => listNotes(deps, asMember(context.caller), input)),
    create: note.create.handler(({ input, context }) => createNote(deps, asMember(context.caller), input)),
    update: note.update.handler(({ input, context }) => updateNote(deps, asMember(context.caller), input)),
    remove: note.remove.handler(({ input, context }) => deleteNote(deps, asMember(context.caller), input)),
  }
}

export const createStageRoutes = (deps: Deps, os: Implementer) => {
  const { stage } = os.interview
  return {
    list: stage.list.handler(({ context }) => listStages(deps, asMember(context.caller))),
    save: stage.save.handler(({ input, context }) => saveStages(deps, asMember(context.caller), input)),
    update: stage.update.handler(({ input, context }) => updateStage(deps, asMember(context.caller), input)),
    remove: stage.remove.handler(({ input, context }) => deleteStage(deps, asMember(context.caller), input)),
    getMessages: stage.getMessages.handler(({ input, context }) =>
      getStageMessages(deps, asMember(context.caller), input),
    ),
    cancelMail: stage.cancelMail.handler(({ input, context }) =>
      cancelStageMail(deps, asMember(context.caller), input),
    ),
    moveSubmissions: stage.moveSubmissions.handler(({ input, context }) =>
      moveSubmissions(deps, asMember(context.caller), input),
    ),
  }
}
