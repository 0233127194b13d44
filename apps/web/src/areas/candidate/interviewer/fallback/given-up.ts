/** Once the model is given up, it is not tried again on this page. */
let isGivenUp = false
const listeners = new Set<() => void>()

export const givenUp = {
  get: (): boolean => isGivenUp,
  set: (): void => {
    isGivenUp = true
    for (const listener of listeners) listener()
  },
  subscribe: (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}
