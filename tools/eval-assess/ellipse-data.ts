import { readLines } from './data'

/** An essay of the public ELLIPSE corpus with the levels two trained raters agreed on, 1 to 5 in half steps. */
export interface Essay {
  readonly id: string
  readonly text: string
  readonly prompt: string
  readonly scores: Readonly<Record<string, number>>
  readonly groups: Readonly<Record<string, string>>
}

const file = 'ellipse/ellipse.jsonl'

export async function readEssays(folder: string): Promise<Essay[]> {
  return (await readLines(folder, file)).map((line, index) => parseEssay(line, index))
}

function parseEssay(line: unknown, index: number): Essay {
  const item = parseRecord(line, index)
  const scores = Object.entries(parseRecord(item.scores, index)).map(([name, value]) => [
    name,
    parseNumber(value, index),
  ])
  const meta = Object.entries(parseRecord(item.meta, index)).map(([name, value]) => [name, String(value)])
  const prompt = parseString(item.prompt, index)
  return {
    id: parseString(item.id, index),
    text: parseString(item.text, index).normalize('NFC'),
    prompt,
    scores: Object.fromEntries(scores),
    groups: { ...Object.fromEntries(meta), prompt },
  }
}

function parseRecord(value: unknown, index: number): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${file}, line ${index + 1}: not an object`)
  return { ...value }
}

function parseString(value: unknown, index: number): string {
  if (typeof value !== 'string') throw new TypeError(`${file}, line ${index + 1}: not a text`)
  return value
}

function parseNumber(value: unknown, index: number): number {
  if (typeof value !== 'number') throw new TypeError(`${file}, line ${index + 1}: not a number`)
  return value
}
