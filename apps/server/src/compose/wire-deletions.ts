import type { Deps } from '../deps'
import type { Implementer } from '../http/implement'
import type { QueueMail } from '../modules/notification'
import { createDeletions } from '../modules/submissions'
import { eventEraser } from '../platform/events/erase-events'
import { type ErasingModules, listErasers } from './list-erasers'

type DeletingModules = ErasingModules & { readonly notification: { readonly api: { readonly queueMail: QueueMail } } }

/** Deletions erase what every module stores of an interview. */
export const wireDeletions = (deps: Deps, os: Implementer, modules: DeletingModules) =>
  createDeletions(deps, {
    os,
    erasers: listErasers(modules, eventEraser),
    queueMail: modules.notification.api.queueMail,
  })
