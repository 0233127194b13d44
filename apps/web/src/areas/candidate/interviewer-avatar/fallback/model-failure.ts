import { wasModelSmooth } from './model-trial'

/** Once the 3D model has failed, this page does not load it again. Without a smooth trial in this tab it isn't loaded at all. */
let hasFailed = false
const listeners = new Set<() => void>()

export const modelFailure = {
  get: (): boolean => hasFailed || !wasModelSmooth(),
  set: (): void => {
    hasFailed = true
    for (const listener of listeners) listener()
  },
  subscribe: (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}
