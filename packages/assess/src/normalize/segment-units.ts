import { isClean, type Token } from './token'
import { endsSentence } from './tokenize'
import { emptyUnit, type Unit } from './unit'

const softLength = 22
const hardLength = 40
const pauseMs = 700
const pauseLength = 6

interface Cut {
  readonly sentence: boolean
  readonly unit: boolean
}

/** Cuts an answer into sentences where it is punctuated and, in long stretches, at pauses and clause starters. */
export function segment(text: string, tokens: readonly Token[], starters: ReadonlySet<string>): Unit[] {
  const units: Unit[] = []
  let current: Token[] = []
  let sentence = 0
  let length = 0
  const close = (): void => {
    if (current.length > 0) units.push(unitOf(current, sentence))
    current = []
    length = 0
  }
  tokens.forEach((token, index) => {
    const cut = cutBefore({
      text,
      previous: tokens[index - 1],
      token,
      length,
      starters,
    })
    if (cut.unit) close()
    if (cut.sentence) sentence += 1
    current.push(token)
    if (isClean(token)) length += 1
  })
  close()
  return units.map((unit, index) => ({
    ...unit,
    openStart: units[index - 1]?.sentence === unit.sentence,
    openEnd: units[index + 1]?.sentence === unit.sentence,
  }))
}

interface Place {
  readonly text: string
  readonly previous: Token | undefined
  readonly token: Token
  readonly length: number
  readonly starters: ReadonlySet<string>
}

function cutBefore(place: Place): Cut {
  const { previous, token, length } = place
  if (previous === undefined) return { sentence: false, unit: false }
  const sentence = endsSentence(place.text, previous, token)
  const paused =
    previous.endMs !== null &&
    token.startMs !== null &&
    token.startMs - previous.endMs >= pauseMs &&
    length >= pauseLength
  const soft = length >= softLength && place.starters.has(token.lower)
  return { sentence, unit: sentence || paused || soft || length >= hardLength }
}

function unitOf(tokens: readonly Token[], sentence: number): Unit {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return emptyUnit
  return { ...emptyUnit, start: first.start, end: last.end, tokens, clean: tokens.filter(isClean), sentence }
}
