/** Once the 3D model has failed, this page does not load it again. */
let hasModelFailed = false
const listeners = new Set<() => void>()

export const modelFailure = {
  get: (): boolean => hasModelFailed,
  set: (): void => {
    hasModelFailed = true
    for (const listener of listeners) listener()
  },
  subscribe: (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}
