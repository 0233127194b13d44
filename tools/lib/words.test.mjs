import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from './paths.mjs'
import { findBannedWords, listFiles, readVocabulary } from './words.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'candor-words-test-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const rules = [
  { name: 'ledger', words: ['ledger'], say: 'fault report' },
  { name: 'letGo', identifiers: ['letGo'], say: 'release' },
  { name: 'the own', phrases: ['the own'], say: 'its own' },
  { name: 'beside', phrases: ['beside'], say: 'next to', in: ['locale', 'doc'], except: ['docs/old.md'] },
]

/** Writes one file and returns the terms found in it. */
function find(path, text, vocabulary = {}) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  return findBannedWords(root, [path], { rules, exempt: [], pending: [], allowed: [], ...vocabulary })
}

const listTerms = (found) => found.map(({ term }) => term)

describe('findBannedWords', () => {
  it('finds a banned word inside identifiers of every case, but not inside longer words', () => {
    const text = 'const readLedger = ledgers[LEDGER_SIZE]\nconst sledgers = Ledgering'
    expect(listTerms(find('src/a.ts', text))).toEqual(['Ledger', 'ledgers', 'LEDGER'])
  })

  it('finds a banned identifier only as a whole', () => {
    expect(listTerms(find('src/a.ts', 'letGo(); letGone(); this.letGo'))).toEqual(['letGo', 'letGo'])
  })

  it('finds a phrase in any case and across a line break', () => {
    expect(listTerms(find('docs/a.md', 'The own ears. It uses the\nown.'))).toHaveLength(2)
  })

  it('checks code, comments, test titles and paths, but not other strings', () => {
    const text = "// the ledger\nit('reads the ledger', () => {\n  call('ledger', `ledger`, \"ledger\")\n})"
    expect(find('src/ledger.ts', text).map(({ line }) => line)).toEqual([0, 1, 2])
  })

  it('checks the texts of locale files', () => {
    expect(listTerms(find('apps/web/src/locales/en/a.ts', "export const a = 'The ledger beside it'"))).toEqual([
      'ledger',
      'beside',
    ])
  })

  it('limits a rule to its zones and leaves out its exceptions', () => {
    expect(find('src/a.ts', '// beside')).toEqual([])
    expect(find('docs/old.md', 'beside')).toEqual([])
    expect(find('docs/new.md', 'beside')).toHaveLength(1)
  })

  it('leaves out exempt paths and allowed names, and marks pending paths', () => {
    expect(find('docs/a.md', 'ledger', { exempt: [{ path: 'docs/**' }] })).toEqual([])
    expect(find('src/a.ts', 'const ledger_v1 = 1', { allowed: [{ name: 'ledger_v1' }] })).toEqual([])
    expect(find('src/deep/a.ts', 'ledger', { pending: ['src/**'] })).toMatchObject([{ isPending: true }])
    expect(find('lib/a.ts', 'ledger', { pending: ['src/**'] })).toMatchObject([{ isPending: false }])
  })
})

describe('tools/words.json', () => {
  it('finds a planted violation of every term of every rule', () => {
    const vocabulary = { ...readVocabulary(ROOT), exempt: [], pending: [], allowed: [] }
    const plants = { doc: 'docs/planted.md', locale: 'apps/web/src/locales/en/planted.ts', code: 'src/planted.ts' }
    const missed = vocabulary.rules.flatMap((rule) =>
      [...(rule.words ?? []), ...(rule.identifiers ?? []), ...(rule.phrases ?? [])].filter((term) => {
        const zone = ['code', 'doc', 'locale'].find((name) => (rule.in ?? ['code']).includes(name))
        const text = zone === 'locale' ? `'${term}'` : term
        return !find(plants[zone], text, vocabulary).some((found) => found.rule === rule.name)
      }),
    )
    expect(missed).toEqual([])
  })

  it('gives a reason for every exemption', async () => {
    const { exempt, allowed } = readVocabulary(ROOT)
    expect([...exempt, ...allowed].filter(({ why }) => !why)).toEqual([])
  })

  it('is checked against every file of the repository', async () => {
    const files = await listFiles(ROOT)
    expect(files).toContain('CONTRIBUTING.md')
    expect(files.length).toBeGreaterThan(1_000)
  })
})
