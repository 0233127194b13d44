import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findAsvsFaults, listIds, readRequirements } from './asvs.mjs'
import { ROOT } from './paths.mjs'

/** Levels 1 and 2 of OWASP ASVS 5.0.0. Missing numbers are level 3. */
const sections = {
  1.1: '1-2',
  1.2: '1-9',
  1.3: '1-11',
  1.4: '1-3',
  1.5: '1-2',
  2.1: '1-3',
  2.2: '1-3',
  2.3: '1-4',
  2.4: '1',
  3.2: '1-2',
  3.3: '1-4',
  3.4: '1-6',
  3.5: '1-5',
  3.7: '1-2',
  4.1: '1-3',
  4.2: '1',
  4.3: '1-2',
  4.4: '1-4',
  5.1: '1',
  5.2: '1-3',
  5.3: '1-2',
  5.4: '1-3',
  6.1: '1-3',
  6.2: '1-12',
  6.3: '1-4',
  6.4: '1-4',
  6.5: '1-5',
  6.6: '1-3',
  6.8: '1-4',
  7.1: '1-3',
  7.2: '1-4',
  7.3: '1-2',
  7.4: '1-5',
  7.5: '1-2',
  7.6: '1-2',
  8.1: '1-2',
  8.2: '1-3',
  8.3: '1',
  8.4: '1',
  9.1: '1-3',
  9.2: '1-4',
  10.1: '1-2',
  10.2: '1-2',
  10.3: '1-4',
  10.4: '1-11',
  10.5: '1-5',
  10.6: '1-2',
  10.7: '1-3',
  11.1: '1-2',
  11.2: '1-3',
  11.3: '1-3',
  11.4: '1-4',
  11.5: '1',
  11.6: '1',
  12.1: '1-3',
  12.2: '1-2',
  12.3: '1-4',
  13.1: '1',
  13.2: '1-5',
  13.3: '1-2',
  13.4: '1-5',
  14.1: '1-2',
  14.2: '1-4',
  14.3: '1-3',
  15.1: '1-3',
  15.2: '1-3',
  15.3: '1-7',
  16.1: '1',
  16.2: '1-5',
  16.3: '1-4',
  16.4: '1-3',
  16.5: '1-3',
  17.1: '1',
  17.2: '1-4',
  17.3: '1-2',
}
const ids = listIds(sections)
const page = readFileSync(join(ROOT, 'docs', 'security', 'asvs.md'), 'utf8')
const fileExists = (path) => existsSync(join(ROOT, path))

describe('docs/security/asvs.md', () => {
  it('has each of the 253 requirements once, with a state, and names only files that exist', () => {
    expect(ids).toHaveLength(253)
    expect(readRequirements(page)).toHaveLength(253)
    expect(findAsvsFaults(page, ids, fileExists)).toEqual([])
  })

  it.each([
    ['a missing requirement', (text) => text.replace(/^\| 8\.4\.1 .*\n/m, ''), '8.4.1 is there 0 times'],
    ['a repeated requirement', (text) => text.replace(/^(\| 8\.4\.1 .*\n)/m, '$1$1'), '8.4.1 is there 2 times'],
    [
      'an unknown state',
      (text) => text.replace(/^(\| 8\.4\.1 .*?)\| holds \|/m, '$1| mostly |'),
      'unknown state "mostly"',
    ],
    [
      'a file that does not exist',
      (text) => text.replace('actor.ts`', 'planted.ts`'),
      'planted.ts, which does not exist',
    ],
    ['a requirement of level 3', (text) => text.replace('| 8.4.1 |', '| 8.4.2 |'), '8.4.2 is no requirement'],
  ])('is refused with %s', (_name, plant, fault) => {
    expect(findAsvsFaults(plant(page), ids, fileExists).join('\n')).toContain(fault)
  })
})
