import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Advertisement, type Label, labelClasses } from './advertisement'
import { tradeNames } from './trade-words'

/**
 * Turns labeled texts into plain ones and the entries of the index: npx tsx tools/eval-sets/label-texts.ts <folder> <half> <labeled file> ...
 * A labeled line begins with its class and ">" ("D>- Answer calls"); "+" before it joins it to the line above. "@@ id=... lang=..." begins a text.
 * An entry replaces the one with its id. The other entries of the index stay.
 */
const CODED = /^(\+?)([A-Z]{1,2})>(.*)$/

function readFields(line: string): ReadonlyMap<string, string> {
  const pairs = line.slice(3).split(/ (?=[a-z]{2,12}=)/)
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

function parseLabeled(block: string): { readonly text: string; readonly labels: Label[] } {
  let text = ''
  const labels: Label[] = []
  for (const line of block.split('\n')) {
    const [, joins = '', code = '', content = line] = CODED.exec(line) ?? []
    const glue = joins === '' ? '\n' : ' '
    text += text === '' ? '' : glue
    const found = labelClasses.find((known) => known === code)
    if (found !== undefined) labels.push([text.length, content.length, found])
    text += content
  }
  return { text: `${text.trimEnd()}\n`, labels }
}

const [folder, half, ...files] = process.argv.slice(2)
if (folder === undefined || (half !== 'development' && half !== 'unseen') || files.length === 0)
  throw new Error('usage: label-texts.ts <folder> development|unseen <labeled file> ...')
const entries: Advertisement[] = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/^(?=@@ )/m)
    .filter((block) => block.startsWith('@@ '))
    .map((block): Advertisement => {
      const fields = readFields(block.slice(0, block.indexOf('\n')))
      const { text, labels } = parseLabeled(block.slice(block.indexOf('\n') + 1).trimStart())
      const get = (name: string) => fields.get(name) ?? ''
      writeFileSync(join(folder, `${get('id')}.txt`), text)
      return {
        id: get('id'),
        half,
        language: get('lang') === 'vi' ? 'vi' : 'en',
        repository: get('repo'),
        path: get('path'),
        commit: get('commit'),
        license: get('license'),
        title: get('title') === '-' ? null : get('title'),
        trades: tradeNames.filter((name) => get('trades').split('|').includes(name)),
        sha256: createHash('sha256').update(text).digest('hex'),
        labels,
      }
    }),
)
const target = join(import.meta.dirname, `${half}.json`)
const labeledBefore: Advertisement[] = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : []
const others = labeledBefore.filter(({ id }) => !entries.some((entry) => entry.id === id))
writeFileSync(target, `[\n${[...others, ...entries].map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`)
process.stdout.write(`${entries.length} texts, ${entries.flatMap(({ labels }) => labels).length} labels\n`)
