/**
 * Makes providers/builtin/data/generated/onet-technology.json from O*NET's "Technology Skills.txt" (CC BY 4.0).
 * Run: npx tsx packages/ai/scripts/make-onet-technology.ts <folder of the O*NET text files>
 * Keeps what is "hot" or named by at least four occupations: [display name, hot 0|1, ...other spellings].
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MIN_OCCUPATIONS = 4
const VENDORS =
  /^(?:The MathWorks|Microsoft|Adobe|Oracle|Apache|Atlassian|Amazon|Google|IBM|Autodesk|Apple|Intuit|ESRI|Cisco|Trimble|Bentley|Dassault Systemes|Red Hat|Henry Schein|Eclipse) (?=\S)/
/** Everyday words, or words that mean something else in a job text: never matched on their own. */
const EVERYDAY =
  /^(?:a|access|act!?|ada|basic|blink|bloomz|bootstrap|c|canu|chef|cloud|database|eclipse|eiffel|eko|email|ethereal|excel|flash|go|gofast|google|hive|hms|j|jersey|litchi|loom|mail|maps|office|outlook|pascal|perl|project|prolog|publisher|puppet|quicken|r|react|sas|scheme|seesaw|shell script|slack|smalltalk|spark|sheets|docs|drive|studio|swift|teams|teradata database|visio|windows|word|zoom|word processing|web browser|android|bamboo|confluence|express|dynamics|forms|classroom|photos|pages|numbers|meet|chat|calendar|workspace|cloud platform|unity|developer|illustrator|premiere pro|after effects|ajax|cloudcompare|twitter|statistica|epic systems|facebook)$/i

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder of the O*NET text files.')

const seen = new Map<string, { occupations: number; hot: boolean }>()
for (const line of readFileSync(join(folder, 'Technology Skills.txt'), 'utf8').split('\n').slice(1)) {
  const [, name, , , hot] = line.split('\t')
  if (name === undefined || name === '') continue
  const entry = seen.get(name) ?? { occupations: 0, hot: false }
  seen.set(name, { occupations: entry.occupations + 1, hot: entry.hot || hot === 'Y' })
}

const clean = (name: string) => name.replace(/ software$/, '')

/** "Structured query language SQL" is known as "SQL", "Microsoft Power BI" as "Power BI". */
function spellings(name: string): string[] {
  const acronym = /^(?:[A-Z]?[a-z]+ ){2,}.*?\b([A-Z][A-Z0-9/+-]{2,})$/.exec(name)?.[1]
  const bare = name.replace(VENDORS, '')
  return [...new Set([bare, acronym ?? bare])].filter((other) => other !== name && !EVERYDAY.test(other))
}

const rows = [...seen]
  .filter(([name, entry]) => entry.hot || (entry.occupations >= MIN_OCCUPATIONS && !/ software$/.test(name)))
  .map(([name, entry]) => [clean(name), entry.hot ? 1 : 0, ...spellings(clean(name))] as const)
  .filter(([name, hot]) => hot === 1 || !EVERYDAY.test(name))
  .sort((a, b) => (a[0] < b[0] ? -1 : 1))
const target = join(import.meta.dirname, '../src/providers/builtin/data/generated/onet-technology.json')
writeFileSync(target, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
process.stdout.write(`${rows.length} names\n`)
