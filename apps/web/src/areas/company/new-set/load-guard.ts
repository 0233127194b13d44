import type { NewSetStep } from './steps'

/** For a route's `beforeLoad`. The draft's code comes with the first step that is opened, not with every page. */
export const guardStep = (step: NewSetStep) => async (): Promise<void> => {
  const { checkStep } = await import('./guard-step')
  checkStep(step)
}
