import { cpus, loadavg } from 'node:os'
import { builtinSetAuthor } from '@candor/ai'
import { findOccupation } from '../../packages/ai/src/providers/builtin/set-author/titles/find-occupation'
import { type LabeledText, readAdvertisements, TextsUnavailableError } from './advertisement'
import { type Measures, measureAdvertisement, noMeasures } from './measure'
import { LABELED_TITLES } from './titles'

/**
 * Measures the drafts of the built-in author: `SETS_DATA=<folder> npm run eval:sets -- --half development`. The texts are not part of
 * the repository; `--questions` prints the questions to be read. Exits with 2 if the texts are missing.
 */
const share = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`

async function measureAll(texts: readonly LabeledText[]): Promise<Measures> {
  const sum = noMeasures()
  for (const text of texts) {
    const measured = await measureAdvertisement(text)
    if (measured === null) console.log(`refused: ${text.id}`)
    for (const key of Object.keys(sum) as (keyof Measures)[]) sum[key] += measured?.[key] ?? 0
  }
  return sum
}

async function printQuestions(texts: readonly LabeledText[]): Promise<void> {
  for (const { id, text, language } of texts) {
    const input = { description: text, language, seed: id, count: 6 }
    const draft = await builtinSetAuthor.draftQuestionsFromDescription(input)
    console.log(`# ${id}`)
    if (draft.ok) for (const question of draft.value.questions) console.log(`- ${question.text}`)
  }
}

function printMeasures(sum: Measures, given: number): void {
  console.log(`advertisements read              ${share(sum.advertisements, given)}`)
  console.log(`questions tied to a requirement  ${share(sum.tiedQuestions, sum.questions)}`)
  console.log(`malformed questions              ${sum.malformedSlots} of ${sum.questions}`)
  console.log(`of another trade                 ${sum.wrongTrade}`)
  console.log(`with points that can be found    ${share(sum.questionsWithSoundPoints, sum.questions)}`)
  console.log(`must-haves, recall               ${share(sum.mustHavesFound, sum.mustHaves)}`)
  console.log(`must-haves, precision            ${share(sum.rightMustHaves, sum.foundMustHaves)}`)
  console.log(`duties asked about or shown      ${share(sum.dutiesCovered, sum.duties)}`)
  console.log(`titles of advertisements         ${share(sum.rightTitles, sum.titles)}`)
}

async function printTitles(): Promise<void> {
  const found = await Promise.all(
    LABELED_TITLES.map(async ({ title, codes, language }) => {
      const code = (await findOccupation(title))?.occupation.code ?? null
      return { title, language, code, isRight: codes.some((start) => code?.startsWith(start) ?? false) }
    }),
  )
  for (const { title, code, isRight } of found) if (!isRight) console.log(`${title}: ${code ?? 'unknown'}`)
  console.log(`titles given                     ${share(found.filter(({ isRight }) => isRight).length, found.length)}`)
}

const args = process.argv.slice(2)
const half = args[args.indexOf('--half') + 1] === 'unseen' ? 'unseen' : 'development'
try {
  const folder = process.env.SETS_DATA
  if (folder === undefined) throw new TextsUnavailableError('SETS_DATA names no folder')
  const texts = readAdvertisements(half, folder)
  console.log(
    `${half}, ${cpus().length} cores, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  if (args.includes('--questions')) await printQuestions(texts)
  else {
    printMeasures(await measureAll(texts), texts.length)
    await printTitles()
  }
} catch (error) {
  if (!(error instanceof TextsUnavailableError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
