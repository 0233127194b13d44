/*
 * What an engine may count instead of reading. Each gives 0 to 1 and more, 1 for full marks.
 */

const splitIntoWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const cues =
  /\b(?:because|therefore|so that|as a result|first|then|finally|option|criteria|decided|learned|realized|mistake|root cause|vì|do đó|kết quả|phương án|tiêu chí|bài học|nguyên nhân)\b/giu

const praise =
  /\b(?:excellent|passionate|motivated|professional|dedicated|values?|quality|success|best|tuyệt vời|chuyên nghiệp|nhiệt huyết|tận tâm)\b/giu

const formalWords = /\b\p{L}{9,}\b|\b(?:furthermore|moreover|consequently|however|ngoài ra|hơn nữa|tuy nhiên)\b/giu

export interface AskedAndSaid {
  readonly asked: string
  readonly said: string
}

const joinSaid = (texts: readonly AskedAndSaid[]): string => texts.map(({ said }) => said).join('\n')

function measureEcho(texts: readonly AskedAndSaid[]): number {
  const shares = texts.map((text) => {
    const asked = new Set(splitIntoWords(text.asked))
    const said = new Set(splitIntoWords(text.said))
    return asked.size === 0 ? 0 : [...asked].filter((word) => said.has(word)).length / asked.size
  })
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/u)

export const superficialMeasures = {
  word_counter: (texts) => splitIntoWords(joinSaid(texts)).length / 600,
  number_counter: (texts) => countMatches(joinSaid(texts), /\d+/gu) / 12,
  cue_counter: (texts) => countMatches(joinSaid(texts), cues) / 20,
  flatterer: (texts) => (12 + countMatches(joinSaid(texts), praise)) / 16,
  polisher: (texts) => countMatches(joinSaid(texts), formalWords) / 60,
  echoer: (texts) => measureEcho(texts) / 0.7,
  quoter: (texts) => splitSentences(joinSaid(texts)).length / 30,
} as const satisfies Record<string, (texts: readonly AskedAndSaid[]) => number>

export type SuperficialId = keyof typeof superficialMeasures

/** A level from a measure, in steps of a tenth. */
export const toLevel = (measure: number): number => Math.round((1 + 4 * Math.min(1, Math.max(0, measure))) * 10) / 10
