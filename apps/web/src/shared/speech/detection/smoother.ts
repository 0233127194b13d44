/** The share of voiced frames among the last so many; frames that were not heard yet count as silence. */
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
