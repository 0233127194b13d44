import type { InterviewEraser } from '../platform/interview-erasure'

interface HasEraser {
  readonly api: { readonly eraser: InterviewEraser }
}

export interface ErasingModules {
  readonly exports: HasEraser
  readonly content: HasEraser
  readonly assessments: HasEraser
  readonly notification: HasEraser
  readonly identity: HasEraser
  readonly sets: HasEraser
  readonly sessions: HasEraser
}

/**
 * What erases one interview. A module whose data tells of interviews adds its own. Files first, because the rows
 * of sessions say where they are; sessions last, because the others look people up by them.
 */
export const listErasers = (modules: ErasingModules, events: InterviewEraser): readonly InterviewEraser[] => [
  modules.exports.api.eraser,
  modules.content.api.eraser,
  modules.assessments.api.eraser,
  modules.notification.api.eraser,
  events,
  modules.identity.api.eraser,
  modules.sets.api.eraser,
  modules.sessions.api.eraser,
]
