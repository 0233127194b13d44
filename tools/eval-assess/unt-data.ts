import { readText } from './data'

/** A student's short answer with the scores of two teachers, 0 to 5. */
export interface ShortAnswer {
  readonly id: string
  readonly question: string
  /** The instructor's answer. */
  readonly reference: string
  readonly text: string
  readonly scores: readonly [number, number]
  readonly meanScore: number
}

const root = 'unt/data'
const howToGet = [
  'unt: the short answers of the University of North Texas are not in the data folder. Nothing was measured and nothing is claimed.',
  'How to get them: ShortAnswerGrading_v2.0.zip of Mohler, Bunescu and Mihalcea (ACL 2011), https://web.eecs.umich.edu/~mihalcea/downloads.html',
  'Where to put them: so that <ASSESS_DATA>/unt/data/raw/questions exists. Read are data/docs/files, data/raw and data/scores.',
].join('\n')

/** The two examinations have scores of 0 to 10, but their means, too, are of 0 to 5. */
const examinations = new Set(['11', '12'])
const numberedLine = /^(\d+\.\d+)\s+(.*)$/u

/** Answers of all questions that the set's index names; a question in a comment of the index is not part of the set. */
export async function readShortAnswers(folder: string): Promise<ShortAnswer[]> {
  const read = (file: string): Promise<string> =>
    readText(folder, `${root}/${file}`, `${howToGet}\nMissing: ${root}/${file}`)
  const questions = parseNumbered(await read('raw/questions'))
  const references = parseNumbered(await read('raw/answers'))
  const ids = splitLines(await read('docs/files')).filter((line) => /^\d+\.\d+$/u.test(line))
  const perQuestion = await Promise.all(
    ids.map(async (id) => {
      const scores = await Promise.all(
        ['me', 'other', 'ave'].map(async (rater) => parseScores(await read(`scores/${id}/${rater}`))),
      )
      const answers = splitLines(await read(`raw/${id}`)).map((line) => numberedLine.exec(line)?.[2] ?? line)
      return joinScores({ id, question: getLine(questions, id), reference: getLine(references, id), answers }, scores)
    }),
  )
  return perQuestion.flat()
}

interface Answered {
  readonly id: string
  readonly question: string
  readonly reference: string
  readonly answers: readonly string[]
}

function joinScores(
  { id, question, reference, answers }: Answered,
  scores: readonly (readonly number[])[],
): ShortAnswer[] {
  const [first = [], second = [], means = []] = scores
  const counts = [first.length, second.length, means.length]
  if (counts.some((count) => count !== answers.length))
    throw new RangeError(`${root}: question ${id} has ${answers.length} answers and ${counts.join(', ')} scores`)
  const scale = examinations.has(id.split('.')[0] ?? '') ? 0.5 : 1
  return answers.map((text, index) => ({
    id: `${id}/${index}`,
    question,
    reference,
    text: cleanText(text),
    scores: [scale * (first[index] ?? 0), scale * (second[index] ?? 0)],
    meanScore: means[index] ?? 0,
  }))
}

const cleanText = (text: string): string =>
  text
    .replaceAll(/<br\s*\/?>|<STOP>/giu, ' ')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function parseNumbered(text: string): Map<string, string> {
  const lines = splitLines(text).map((line) => numberedLine.exec(line))
  return new Map(lines.flatMap((match) => (match === null ? [] : [[match[1] ?? '', cleanText(match[2] ?? '')]])))
}

function getLine(lines: ReadonlyMap<string, string>, id: string): string {
  const line = lines.get(id)
  if (line === undefined)
    throw new RangeError(`${root}: question ${id} of docs/files is not in raw/questions and raw/answers`)
  return line
}

function parseScores(text: string): number[] {
  return text
    .split(/\s+/u)
    .filter((value) => value !== '')
    .map((value) => {
      const score = Number(value)
      if (!Number.isFinite(score)) throw new RangeError(`${root}: "${value}" is no score`)
      return score
    })
}
