/** A run of words that both texts have, or that only the first or only the second has. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly words: readonly string[]
}

interface Step {
  readonly kind: WordRun['kind']
  readonly word: string
}

/** More edits than this are one replacement: no correction of a recognizer's errors needs them, and each costs memory. */
const maxEdits = 600

export const splitWords = (text: string): string[] => text.match(/\S+/gu) ?? []

/** Words are the same whatever their case and punctuation. Accents count: they change what a Vietnamese word means. */
const toComparable = (word: string): string => {
  const letters = word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%+#]/gu, '')
  return letters === '' ? word : letters
}

type Words = readonly [readonly string[], readonly string[]]

const slide = ([a, b]: Words, x: number, diagonal: number): number => {
  let end = x
  while (end < a.length && end - diagonal < b.length && a[end] === b[end - diagonal]) end += 1
  return end
}

/** For each number of edits, how far the furthest path is on each diagonal (Myers 1986). Null: more edits than are searched. */
function searchPaths(words: Words): Map<number, number>[] | null {
  const [a, b] = words
  let reached = new Map([[1, 0]])
  const trace: Map<number, number>[] = []
  for (let edits = 0; edits <= maxEdits; edits += 1) {
    trace.push(reached)
    const next = new Map(reached)
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2)
      next.set(diagonal, slide(words, startOn(reached, diagonal, edits), diagonal))
    if ((next.get(a.length - b.length) ?? -1) >= a.length) return trace
    reached = next
  }
  return null
}

const isDown = (reached: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean =>
  diagonal === -edits || (diagonal !== edits && (reached.get(diagonal - 1) ?? 0) < (reached.get(diagonal + 1) ?? 0))

const startOn = (reached: ReadonlyMap<number, number>, diagonal: number, edits: number): number =>
  isDown(reached, diagonal, edits) ? (reached.get(diagonal + 1) ?? 0) : (reached.get(diagonal - 1) ?? 0) + 1

/** Where the path to a diagonal came from, and by which edit. */
function findOrigin(reached: ReadonlyMap<number, number>, diagonal: number, edits: number) {
  if (edits === 0) return { x: 0, y: 0, isAdded: false }
  const isAdded = isDown(reached, diagonal, edits)
  const from = isAdded ? diagonal + 1 : diagonal - 1
  const x = reached.get(from) ?? 0
  return { x, y: x - from, isAdded }
}

/** Follows the shortest path from its end to its start. */
function followBack(trace: readonly Map<number, number>[], [before, after]: Words): Step[] {
  const steps: Step[] = []
  let x = before.length
  let y = after.length
  for (const [edits, reached] of [...trace.entries()].reverse()) {
    const origin = findOrigin(reached, x - y, edits)
    const same = after.slice(y - Math.min(x - origin.x, y - origin.y), y)
    steps.push(...same.reverse().map((word) => ({ kind: 'same' as const, word })))
    x = origin.x
    y = origin.y
    if (edits === 0) continue
    steps.push(origin.isAdded ? { kind: 'added', word: after[y] ?? '' } : { kind: 'removed', word: before[x] ?? '' })
  }
  return steps.reverse()
}

const replaceAll = ([before, after]: Words): Step[] => [
  ...before.map((word) => ({ kind: 'removed' as const, word })),
  ...after.map((word) => ({ kind: 'added' as const, word })),
]

/** The shortest list of words to remove and to add. A word that both have is written as in the second. */
export function diffWordLists(before: readonly string[], after: readonly string[]): Step[] {
  const trace = searchPaths([before.map(toComparable), after.map(toComparable)])
  return trace === null ? replaceAll([before, after]) : followBack(trace, [before, after])
}

/** Between two unchanged words, what was removed comes before what was added in its place. */
const orderBlock = (block: readonly Step[]): Step[] => [
  ...block.filter(({ kind }) => kind === 'removed'),
  ...block.filter(({ kind }) => kind === 'added'),
]

function orderSteps(steps: readonly Step[]): Step[] {
  const ordered: Step[] = []
  let block: Step[] = []
  for (const step of steps) {
    if (step.kind !== 'same') block.push(step)
    else {
      ordered.push(...orderBlock(block), step)
      block = []
    }
  }
  return [...ordered, ...orderBlock(block)]
}

/** The difference between two texts, word by word. */
export function diffWords(before: string, after: string): WordRun[] {
  const runs: { kind: WordRun['kind']; words: string[] }[] = []
  for (const { kind, word } of orderSteps(diffWordLists(splitWords(before), splitWords(after)))) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.words.push(word)
    else runs.push({ kind, words: [word] })
  }
  return runs
}
