import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { run } from './run.mjs'

/**
 * The vocabulary check: finds the banned words of tools/words.json. A rule bans words (also inside identifiers, `ledger` in
 * `readLedger`), identifiers (exactly as written) or phrases (any case), each in some zones of a file:
 *   path, code, comment, title (of a test), text (any other string), doc (Markdown), locale (product texts)
 */
const DEFAULT_ZONES = ['path', 'code', 'comment', 'title', 'doc', 'locale']
const READ = /\.(ts|tsx|mjs|cjs|js|md|json|css|html)$/
const CODE = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js'])
/** Comments, template strings, quoted strings; everything between them is code. */
const TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\[\s\S]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\($/
const CALL_LENGTH = 40

export function readVocabulary(root) {
  return JSON.parse(readFileSync(join(root, 'tools', 'words.json'), 'utf8'))
}

/** Lists the files that git would commit below `root`. */
export async function listFiles(root) {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  return output.split('\n').filter((file) => READ.test(file))
}

/** Returns { path, line, term, say, isPending } for each banned word in `files`. */
export function findBannedWords(root, files, vocabulary) {
  const rules = vocabulary.rules.map(compileRule)
  const isExempt = createMatcher(vocabulary.exempt.map(({ path }) => path))
  const isPending = createMatcher(vocabulary.pending)
  const exactNames = vocabulary.allowed.map(({ name }) => name)
  return files
    .filter((path) => !isExempt(path))
    .flatMap((path) => findInFile({ root, path, rules, exactNames }))
    .map((found) => ({ ...found, isPending: isPending(found.path) }))
}

function findInFile({ root, path, rules, exactNames }) {
  const text = readText(join(root, path))
  const lower = `${path}\n${text}`.toLowerCase()
  const relevant = rules.filter((rule) => !rule.isExcepted(path) && rule.needles.some((word) => lower.includes(word)))
  if (relevant.length === 0) return []
  const zones = [{ zone: 'path', start: 0, text: path, isPath: true }, ...splitZones(path, text)]
  return zones.flatMap(({ zone, start, text: part, isPath }) => {
    const content = exactNames.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), part)
    return relevant
      .filter((rule) => rule.zones.includes(zone))
      .flatMap((rule) => [...content.matchAll(rule.pattern)].map((match) => ({ rule, match })))
      .map(({ rule, match }) => ({
        path,
        line: isPath ? 0 : countLines(text, start + match.index),
        term: match[0],
        say: rule.say,
        rule: rule.name,
      }))
  })
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It is deleted, but git still lists it.
    return ''
  }
}

function countLines(text, end) {
  return text.slice(0, end).split('\n').length
}

/** Splits a file into its zones; TypeScript and JavaScript by token, everything else is one zone. */
export function splitZones(path, text) {
  if (path.endsWith('.md')) return [{ zone: 'doc', start: 0, text }]
  if (!CODE.has(extname(path))) return [{ zone: 'code', start: 0, text }]
  const isLocale = path.includes('/locales/')
  const zones = []
  let end = 0
  for (const match of text.matchAll(TOKENS)) {
    zones.push({ zone: 'code', start: end, text: text.slice(end, match.index) })
    const before = text.slice(Math.max(0, match.index - CALL_LENGTH), match.index)
    zones.push({ zone: classifyToken(match[0], { before, isLocale }), start: match.index, text: match[0] })
    end = match.index + match[0].length
  }
  zones.push({ zone: 'code', start: end, text: text.slice(end) })
  return zones
}

function classifyToken(token, { before, isLocale }) {
  if (token.startsWith('/')) return 'comment'
  if (isLocale) return 'locale'
  return TITLE.test(before) ? 'title' : 'text'
}

/** One rule: { name, words | identifiers | phrases, say, in?, except? }. */
function compileRule(rule) {
  const { words = [], identifiers = [], phrases = [] } = rule
  const sources = [
    ...words.map(toWordSource),
    ...identifiers.map((name) => `(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`),
    ...phrases.map(toPhraseSource),
  ]
  return {
    name: rule.name,
    say: rule.say,
    zones: rule.in ?? DEFAULT_ZONES,
    needles: [...words, ...identifiers, ...phrases].map((term) => term.toLowerCase()),
    pattern: new RegExp(sources.join('|'), 'g'),
    isExcepted: createMatcher(rule.except ?? []),
  }
}

/** `ledger` matches ledger, Ledgers, readLedger, LEDGER_SIZE and fault-ledger, but not sledger. */
function toWordSource(word) {
  const capital = word[0].toUpperCase() + word.slice(1)
  return `(?:(?<![A-Za-z])${word}|${capital})s?(?![a-z])|(?<![A-Z])${word.toUpperCase()}S?(?![A-Za-z])`
}

function toPhraseSource(phrase) {
  const anyCase = escapeRegExp(phrase).replace(
    /[a-z]/gi,
    (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
  )
  return `(?<!\\w)${anyCase.replaceAll(' ', '\\s+')}(?!\\w)`
}

function escapeRegExp(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}

function createMatcher(globs) {
  const patterns = globs.map(toRegExp)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** Knows `**`, `*` and `{a,b}`. */
function toRegExp(glob) {
  const source = glob
    .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_all, list) => `(?:${list.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : stars === '**' ? '.*' : '(?:.*/)?'))
  return new RegExp(`^${source}$`)
}
