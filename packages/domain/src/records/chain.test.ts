import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCanonicalJson } from './canonical-json'
import { appendRecords, type CheckedEntry, checkEntries, emptyHead, findEndProblem, hashRecordContent } from './chain'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const count = 10_000

const records = Array.from({ length: count }, (_, index) => ({
  salt: sha256(`salt ${index}`),
  content: { level: index % 5, reason: `reason ${index}` },
}))
const chain: readonly CheckedEntry[] = appendRecords(
  sha256,
  emptyHead,
  records.map((record, index) => ({
    recordId: `record ${index}`,
    kind: 'reviewer_level',
    happenedAt: new Date(index * 1_000).toISOString(),
    contentHash: hashRecordContent(sha256, record),
  })),
).map((entry, index) => ({ entry, record: records[index] ?? null }))
const end = checkEntries(sha256, emptyHead, chain).head

/** Checks the entries from just before a place: what comes earlier is unchanged, so its end is known. */
const check = (changed: readonly CheckedEntry[], from: number) => {
  const before = chain[from - 1]?.entry
  const head = before === undefined ? emptyHead : { seq: before.seq, hash: before.hash }
  const { head: checked, problem } = checkEntries(sha256, head, changed)
  return problem ?? findEndProblem(checked, end)
}
const entryAt = (place: number): CheckedEntry => {
  const found = chain[place]
  if (found === undefined) throw new Error(`no entry ${place}`)
  return found
}

describe('a chain of 10,000 records', () => {
  test('has no problem while it is unchanged, also where records were erased', () => {
    expect(end.seq).toBe(count)
    expect(check(chain, 0)).toBeNull()
    expect(
      check(
        chain.map((item, index) => (index % 3 === 0 ? { ...item, record: null } : item)),
        0,
      ),
    ).toBeNull()
  })

  test('names each single record whose content or salt was changed', () => {
    for (let place = 0; place < count; place += 1) {
      const { entry, record } = entryAt(place)
      const content = { level: (place + 1) % 5, reason: `reason ${place}` }
      const changed =
        place % 2 === 0 ? { salt: `${record?.salt}0`, content: record?.content } : { salt: record?.salt ?? '', content }
      expect(check([{ entry, record: changed }], place)).toEqual({ seq: place + 1, kind: 'content' })
    }
  })

  test('names each single entry of which any field was changed', () => {
    const changes: readonly ((item: CheckedEntry) => Partial<CheckedEntry['entry']>)[] = [
      ({ entry }) => ({ recordId: `${entry.recordId}x` }),
      () => ({ kind: 'decision' }),
      () => ({ happenedAt: new Date(1).toISOString() }),
      () => ({ contentHash: sha256('other') }),
      () => ({ hash: sha256('other') }),
      () => ({ previousHash: sha256('other') }),
      ({ entry }) => ({ seq: entry.seq + 1 }),
    ]
    for (let place = 0; place < count; place += 1) {
      const item = entryAt(place)
      const change = changes[place % changes.length]?.(item)
      const problem = check([{ entry: { ...item.entry, ...change }, record: null }], place)
      expect(problem?.kind).toMatch(/^(order|link|hash)$/)
    }
  })

  test('finds an entry that was deleted, added, moved or rewritten with new hashes, at any place', () => {
    fc.assert(
      fc.property(fc.nat(count - 2), fc.constantFrom('delete', 'repeat', 'swap', 'rewrite'), (place, change) => {
        const [first, second, ...later] = chain.slice(place)
        if (first === undefined || second === undefined) throw new Error('no entries')
        const [rewritten] = appendRecords(sha256, { seq: place, hash: first.entry.previousHash }, [
          { ...first.entry, contentHash: sha256('other') },
        ])
        const changed = {
          delete: [second, ...later],
          repeat: [first, first, second, ...later],
          swap: [second, first, ...later],
          rewrite: rewritten === undefined ? [] : [{ entry: rewritten, record: null }, second, ...later],
        }[change]
        expect(check(changed, place)).not.toBeNull()
      }),
      { numRuns: 200 },
    )
  })

  test('is found to be cut off, by its stored end', () => {
    fc.assert(
      fc.property(fc.nat(count - 1), (length) => {
        const last = chain[length - 1]?.entry
        const head = last === undefined ? emptyHead : { seq: last.seq, hash: last.hash }
        expect(findEndProblem(head, end)).toEqual({ seq: length + 1, kind: 'end' })
      }),
      { numRuns: 50 },
    )
  })
})

describe('canonical JSON', () => {
  test('has its keys in order, no white space and no undefined members', () => {
    expect(formatCanonicalJson({ b: [1, { d: null, c: 'é"\n' }], a: 1e21, x: undefined })).toBe(
      '{"a":1e+21,"b":[1,{"c":"é\\"\\n","d":null}]}',
    )
  })

  test('is the same for any order of keys, and survives parsing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse())
        expect(formatCanonicalJson(reversed)).toBe(formatCanonicalJson(value))
        const text = formatCanonicalJson(value)
        expect(formatCanonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })
})
