import { isClean, type Token } from './token'
import { endsSentence } from './tokenize'
import { emptyUnit, type Unit } from './unit'

const softLength = 22
const hardLength = 40
const pauseMs = 700
const pauseLength = 6

interface CutDecision {
  readonly sentence: boolean
  readonly unit: boolean
}

/** Cuts an answer into sentences where it is punctuated and, in long stretches, at pauses and clause starters. */
export function segmentUnits(text: string, tokens: readonly Token[], starters: ReadonlySet<string>): Unit[] {
  const units: Unit[] = []
  let current: Token[] = []
  let sentence = 0
  let length = 0
  const close = (): void => {
    if (current.length > 0) units.push(buildUnit(current, sentence))
    current = []
    length = 0
  }
  tokens.forEach((token, index) => {
    const cut = decideCut({
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

interface CutPosition {
  readonly text: string
  readonly previous: Token | undefined
  readonly token: Token
  readonly length: number
  readonly starters: ReadonlySet<string>
}

function decideCut(position: CutPosition): CutDecision {
  const { previous, token, length } = position
  if (previous === undefined) return { sentence: false, unit: false }
  const sentence = endsSentence(position.text, previous, token)
  const paused =
    previous.endMs !== null &&
    token.startMs !== null &&
    token.startMs - previous.endMs >= pauseMs &&
    length >= pauseLength
  const soft = length >= softLength && position.starters.has(token.lower)
  return { sentence, unit: sentence || paused || soft || length >= hardLength }
}

function buildUnit(tokens: readonly Token[], sentence: number): Unit {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return emptyUnit
  return { ...emptyUnit, start: first.start, end: last.end, tokens, clean: tokens.filter(isClean), sentence }
}
