/** The share of voiced frames among the last `length` frames. Frames before the start count as silence. */
export function createSmoother(length: number) {
  const last: boolean[] = []
  return {
    add: (isVoiced: boolean) => {
      last.push(isVoiced)
      if (last.length > length) last.shift()
    },
    share: (): number => last.filter(Boolean).length / length,
  }
}
