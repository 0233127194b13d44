import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { type Deletions, openDeletions } from '../deletions/testing/open-deletions'
import { readOwnArchive } from './read-own-archive'

let fixture: Deletions
beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

test('readOwnArchive has every take of the candidate’s answers, and the files they sent', async () => {
  const { deps, submit, addCv } = fixture
  const made = await submit({ answers: [[{ text: 'My first try.' }, { text: 'My second try.' }]] })
  await addCv(made)
  const caller = await fixture.callCandidate(made.id)
  const archive = await readOwnArchive(deps, caller, { id: made.id })
  expect(archive.takes.map(({ take, text, currentTake }) => [take, text, currentTake])).toEqual([
    [1, 'My first try.', 2],
    [2, 'My second try.', 2],
  ])
  expect(archive.files.map(({ name }) => name)).toEqual(['cv.pdf'])
  expect(archive.own.id).toBe(made.id)
})

test('readOwnArchive reports another candidate’s interview as missing', async () => {
  const { deps, submit } = fixture
  const [own, other] = [await submit(), await submit()]
  const caller = await fixture.callCandidate(own.id)
  for (const id of [other.id, deps.newId()]) {
    expect(await getErrorCode(readOwnArchive(deps, caller, { id }))).toBe('NOT_FOUND')
  }
})
