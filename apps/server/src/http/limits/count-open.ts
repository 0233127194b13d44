/** Counts what each network has open at once. */
export const createOpenCounter = (maxOpen: number) => {
  const counts = new Map<string, number>()
  return {
    /** Null: the network has as many as it may have. Otherwise ends the counting; it may be called twice. */
    open(network: string): (() => void) | null {
      const count = counts.get(network) ?? 0
      if (count >= maxOpen) return null
      counts.set(network, count + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const left = (counts.get(network) ?? 1) - 1
        if (left <= 0) counts.delete(network)
        else counts.set(network, left)
      }
    },
  }
}
