/**
 * Makes providers/builtin/data/generated/onet-occupations.json from the text files of O*NET (CC BY 4.0): occupations with their titles,
 * up to eight duties, tools in demand and the competencies that their work styles stand out by.
 * Run: npx tsx packages/ai/scripts/make-onet-occupations.ts <folder of the O*NET text files>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVerbPhrases } from '../src/providers/builtin/set-author/text/english/verb-phrase'

const MAX_DUTIES = 8
const MAX_TITLE_WORDS = 6
const MAX_TOOLS = 3

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder of the O*NET text files.')
const readRows = (name: string) =>
  readFileSync(join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split('\t'))

function groupBy(rows: readonly string[][], pick: (row: string[]) => string | null): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const row of rows) {
    const value = pick(row)
    if (value !== null) groups.set(row[0] ?? '', [...(groups.get(row[0] ?? '') ?? []), value])
  }
  return groups
}

const shorten = (title: string) => title.replace(/\s*\([^)]{0,80}\)/g, '').trim()
const isUsual = (title: string) => title.split(' ').length <= MAX_TITLE_WORDS

const alternates = groupBy(readRows('Alternate Titles'), ([, title = '']) =>
  isUsual(shorten(title)) ? shorten(title) : null,
)
const reported = groupBy(readRows('Sample of Reported Titles'), ([, title = '']) =>
  isUsual(shorten(title)) ? shorten(title) : null,
)
const tools = groupBy(readRows('Technology Skills'), ([, name = '', , , hot, demand]) =>
  hot === 'Y' && demand?.startsWith('Y')
    ? name
        .replace(/^(?:Microsoft|Adobe) (?=Excel|Word|PowerPoint|Outlook|Photoshop|Illustrator)/, '')
        .replace(/ software$/, '')
    : null,
)
const coreTasks = readRows('Task Statements').filter(([, , , type]) => type !== 'Supplemental')
const duties = groupBy(coreTasks, ([, , task = '']) => readVerbPhrases(task).phrases[0] ?? null)

/** Work styles by the competency of the bank that asks about them. */
const COMPETENCIES: Readonly<Record<string, string>> = {
  Leadership: 'leadership',
  Cooperation: 'teamwork',
  'Concern for Others': 'customer',
  'Social Orientation': 'communication',
  'Self-Control': 'conflict',
  'Stress Tolerance': 'adaptability',
  'Adaptability/Flexibility': 'adaptability',
  Dependability: 'ownership',
  Initiative: 'ownership',
  Persistence: 'ownership',
  'Attention to Detail': 'quality',
  Integrity: 'integrity',
  Innovation: 'creativity',
  'Analytical Thinking': 'problem_solving',
  'Achievement/Effort': 'learning',
  Independence: 'decision_making',
}
const styleRows = readRows('Work Styles').filter(([, , , scale]) => scale === 'IM')
const meanByStyle = new Map<string, number>()
for (const style of Object.keys(COMPETENCIES)) {
  const values = styleRows.filter((row) => row[2] === style).map((row) => Number(row[4]))
  meanByStyle.set(style, values.reduce((sum, value) => sum + value, 0) / values.length)
}
const styles = new Map<string, { id: string; lead: number }[]>()
for (const [code = '', , style = '', , value] of styleRows) {
  const id = COMPETENCIES[style]
  if (id === undefined) continue
  const lead = Number(value) - (meanByStyle.get(style) ?? 0)
  styles.set(code, [...(styles.get(code) ?? []), { id, lead }])
}
const topStyles = (code: string) => [
  ...new Set((styles.get(code) ?? []).sort((a, b) => b.lead - a.lead).map(({ id }) => id)),
]

const rows = readRows('Occupation Data')
  .filter(([code = '']) => !code.startsWith('55'))
  .map(([code = '', title = '']) => [
    code,
    title,
    [...new Set(reported.get(code) ?? [])],
    [...new Set((alternates.get(code) ?? []).filter((name) => !(reported.get(code) ?? []).includes(name)))],
    [...new Set(duties.get(code) ?? [])].slice(0, MAX_DUTIES),
    [...new Set(tools.get(code) ?? [])].slice(0, MAX_TOOLS),
    topStyles(code).slice(0, 3),
  ])
// One occupation a line, so that a change of the source shows as changed lines.
const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
writeFileSync(join(import.meta.dirname, '../src/providers/builtin/data/generated/onet-occupations.json'), text)
process.stdout.write(`${rows.length} occupations, ${Math.round(text.length / 1024)} KiB\n`)
