import { zPage } from '@candor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { listSubmissions, type SubmissionListInput } from '../operations/list-submissions'
import { giveLevel, makeSubmission, type SubmissionOptions } from '../testing/make-submission'

let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const makeSet = async (name: string) => {
  const { id, content } = await createSet(deps, member, {
    name,
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  return { id, questions: content.questions }
}
beforeEach(async () => {
  member = await makeMember(deps)
  set = await makeSet('Recruiter')
})

const submit = async (options: SubmissionOptions = {}, to = set): Promise<string> => {
  deps.clock.advance(1_000)
  return (await makeSubmission(deps, { member, set: to }, options)).id
}
const list = (input: Partial<SubmissionListInput> = {}) =>
  listSubmissions(deps, member, { page: 1, sort: 'newest', ...input })
const listNames = async (input: Partial<SubmissionListInput> = {}): Promise<string[]> =>
  (await list(input)).items.map((item) => item.candidateName)

describe('keywords of the submission list', () => {
  const vietnamese = { firstName: 'Thảo', lastName: 'Đặng Thị', email: 'thao@sao-mai.example' }
  beforeEach(async () => {
    await submit(vietnamese)
    await submit({ firstName: 'John', lastName: "O'Hara" })
  })
  test.each([
    ['composed', 'Thảo'.normalize('NFC')],
    ['decomposed', 'Thảo'.normalize('NFD')],
    ['in small letters', 'thảo đặng'],
    ['in capitals', 'ĐẶNG THỊ'],
    ['family name first, as it is said in Vietnamese', 'Đặng Thị Thảo'],
    ['of the mail address', 'sao-mai'],
    ['with a sign no database can hold', 'Thảo\u0000'],
  ])('a keyword finds a Vietnamese name: %s', async (_, keyword) => {
    // The route's shape normalizes what a person typed.
    expect(await listNames(zPage.parse({ keyword }))).toEqual(['Thảo Đặng Thị'])
  })
  test('a keyword finds an apostrophe as it is', async () => {
    expect(await listNames({ keyword: "o'hara" })).toEqual(["John O'Hara"])
  })
  test('a keyword finds the set’s name', async () => {
    await submit({ firstName: 'Bích' }, await makeSet('Kế toán trưởng'))
    expect(await listNames({ keyword: 'kế toán' })).toEqual(['Bích Nguyễn'])
  })
  test.each(['%', '_', '\\', 'Unknown'])('a keyword is not a pattern: %s finds nothing', async (keyword) => {
    expect(await list({ keyword })).toMatchObject({ items: [], total: 0 })
  })
})

describe('the order of the submission list', () => {
  test('the order by level uses half levels, the newer first among equals, and puts submissions without a level last', async () => {
    const levels = [3.1, null, 4.4, 2.9, null, 3.2]
    const ids: string[] = []
    for (const level of levels) {
      const id = await submit()
      if (level !== null) await giveLevel(deps, id, level)
      ids.push(id)
    }
    const { items } = await list({ sort: 'level' })
    expect(items.map((item) => item.overallLevel)).toEqual([4.5, 3, 3, 3, null, null])
    expect(items.map((item) => ids.indexOf(item.id))).toEqual([2, 5, 3, 0, 4, 1])
  })
  test('the order by name follows the Vietnamese alphabet', async () => {
    const names = ['Đức', 'Zoe', 'Ánh', 'Dũng', 'an', 'Ân', 'Em', 'Bích']
    for (const firstName of names) await submit({ firstName, lastName: '' })
    expect(await listNames({ sort: 'name' })).toEqual(['an', 'Ánh', 'Ân', 'Bích', 'Dũng', 'Đức', 'Em', 'Zoe'])
  })
  test('the order by time can be ascending or descending', async () => {
    const ids = [await submit(), await submit(), await submit()]
    const found = async (sort: 'newest' | 'oldest') => (await list({ sort })).items.map((item) => item.id)
    expect(await found('oldest')).toEqual(ids)
    expect(await found('newest')).toEqual(ids.toReversed())
  })
})
