import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'

/** A regular expression and where the source makes it. */
export interface Pattern {
  /** "packages/assess/src/cv/words.ts:12", from the root of the repository. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Packages whose patterns read the words of candidates, of documents and of models. */
export const patternFolders = ['packages/assess/src', 'packages/ai/src'] as const
const ownFile = '/tools/patterns/collect-patterns.ts'
const notShipped = /\.test\.ts$|(?:^|\/)(?:testing|conformance|fixtures)\//u

/** The shipped sources of a folder, as absolute paths. */
export function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !notShipped.test(name))
    .map((name) => join(folder, name))
}

interface FoundPatterns {
  readonly literals: readonly Pattern[]
  /** Where a pattern is built from a text: its value exists only when that line runs. */
  readonly constructed: readonly string[]
}

const getPlace = (file: string, line: number) => `${relative(root, file)}:${line}`

function readLiteral(node: ts.RegularExpressionLiteral, place: string): Pattern {
  const end = node.text.lastIndexOf('/')
  return { place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
}

const isConstruction = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

/** Every regular expression literal of a source file, and every place that builds one. */
export function findPatterns(file: string, text: string): FoundPatterns {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const literals: Pattern[] = []
  const constructed: string[] = []
  const visit = (node: ts.Node): void => {
    const place = getPlace(file, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1)
    if (ts.isRegularExpressionLiteral(node)) literals.push(readLiteral(node, place))
    if (isConstruction(node)) constructed.push(place)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { literals, constructed }
}

/** The source line that called the constructor; undefined for a library's own pattern. */
function findCaller(): string | undefined {
  const frames = (new Error('where').stack ?? '').split('\n')
  const frame = frames.slice(1).find((text) => !text.includes(ownFile))
  const found = /(packages\/(?:assess|ai)\/src\/[^:]{1,200}:\d{1,6}):/u.exec(frame ?? '')
  return found?.[1]
}

/** Notes every pattern that the packages build while `work` runs. */
async function recordConstructed(work: () => Promise<void>): Promise<Pattern[]> {
  const native = globalThis.RegExp
  const recorded: Pattern[] = []
  const record = (pattern: RegExp): RegExp => {
    const place = findCaller()
    if (place !== undefined) recorded.push({ place, source: pattern.source, flags: pattern.flags })
    return pattern
  }
  globalThis.RegExp = new Proxy(native, {
    construct: (target, [pattern, flags]) => record(new target(pattern, flags)),
    apply: (target, _self, [pattern, flags]) => record(target(pattern, flags)),
  })
  try {
    await work()
  } finally {
    globalThis.RegExp = native
  }
  return recorded
}

/** Each pattern once, under the first place that makes it. */
function removeRepeated(patterns: readonly Pattern[]): Pattern[] {
  const unique = new Map<string, Pattern>()
  for (const pattern of patterns) {
    const key = `/${pattern.source}/${pattern.flags}`
    if (!unique.has(key)) unique.set(key, pattern)
  }
  return [...unique.values()]
}

export interface CollectedPatterns {
  readonly patterns: readonly Pattern[]
  /** Places that build a pattern and that no sample text reached. */
  readonly unreached: readonly string[]
}

/** The patterns of both packages: literals from the sources, built ones from loading the modules and reading a sample. */
export async function collectPatterns(): Promise<CollectedPatterns> {
  const files = patternFolders.flatMap((folder) => listSources(join(root, folder)))
  const found = files.map((file) => findPatterns(file, readFileSync(file, 'utf8')))
  const recorded = await recordConstructed(async () => {
    for (const file of files) await import(pathToFileURL(file).href)
    // Imported late: patterns that a module builds while it loads are recorded, too.
    const { runOnSamples } = await import('./sample-text')
    runOnSamples()
  })
  const reached = new Set(recorded.map(({ place }) => place))
  return {
    patterns: removeRepeated([...found.flatMap(({ literals }) => literals), ...recorded]),
    unreached: found.flatMap(({ constructed }) => constructed).filter((place) => !reached.has(place)),
  }
}
