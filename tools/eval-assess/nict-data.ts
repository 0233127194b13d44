import { listFiles, readText } from './data'
import { parseInterview, type SpokenInterview } from './nict-transcript'

export const nictFolder = 'nict'
const howToGet = [
  'nict: the NICT JLE Corpus is not in the data folder. Nothing was measured and nothing is claimed.',
  'How to get it: https://alaginrc.nict.go.jp/nict_jle/index_E.html; its terms of use apply.',
  `Where to put it: unpack its files *.txt (LearnerOriginal) into <ASSESS_DATA>/${nictFolder}/; folders below it are read too.`,
].join('\n')

/** All interviews that have a level; files without one are counted. */
export async function readInterviews(
  folder: string,
): Promise<{ readonly interviews: readonly SpokenInterview[]; readonly withoutLevel: number }> {
  const files = (await listFiles(folder, nictFolder, howToGet)).filter((file) => file.endsWith('.txt'))
  const read = await Promise.all(files.map(async (file) => parseInterview(file, await readText(folder, file))))
  const interviews = read.filter((interview) => interview !== null)
  return { interviews, withoutLevel: read.length - interviews.length }
}
