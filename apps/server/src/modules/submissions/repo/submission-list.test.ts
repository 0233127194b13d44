import {
  type Aggregate,
  percentOfLevel,
  type Requirement,
  type RequirementResult,
  type SubmissionSort,
  zPage,
} from '@candor/contract'
import { submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { listSubmissions, type SubmissionListInput } from '../operations/list-submissions'
import { markViewed } from '../operations/mark-viewed'
import { giveAssessment, giveLevel, makeSubmission, type SubmissionOptions } from '../testing/make-submission'

let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const makeSet = async (name: string, requirements?: Requirement[]) => {
  const sample = sampleContent(deps.newId)
  const { id, content } = await createSet(deps, member, {
    name,
    content: requirements === undefined ? sample : { ...sample, requirements },
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
  test('the order from the lowest level puts submissions without a level last, too', async () => {
    for (const level of [3, null, 4.4, 2.9, null]) {
      const id = await submit()
      if (level !== null) await giveLevel(deps, id, level)
    }
    const { items } = await list({ sort: 'levelAscending' })
    expect(items.map((item) => item.overallLevel)).toEqual([3, 3, 4.5, null, null])
  })
  test('the order by a group has its half levels in both directions, and those without one last', async () => {
    const scored = (level: number): Aggregate => ({
      state: 'scored',
      level,
      percent: percentOfLevel(level),
      se: null,
      confidence: 'low',
      weightScored: 1,
    })
    const none: Aggregate = { state: 'not_evaluated', reason: 'needs_reviewer', weightScored: 0 }
    for (const level of [2, 4.1, null, 3]) {
      const cognitive = level === null ? none : scored(level)
      await giveAssessment(deps, await submit(), { groups: { communication: scored(5), cognitive, cv: none } })
    }
    const read = async (sort: SubmissionSort) => (await list({ sort })).items.map((item) => item.groupLevels)
    const of = (cognitive: number | null) => ({ communication: 5, cognitive, cv: null })
    expect(await read('cognitive')).toEqual([4, 3, 2, null].map(of))
    expect(await read('cognitiveAscending')).toEqual([2, 3, 4, null].map(of))
  })
  test.each([
    ['name', 'nameDescending'],
    ['answered', 'answeredAscending'],
    ['duration', 'durationAscending'],
    ['newest', 'oldest'],
  ] as const)('the order by %s and by %s are each other’s reverse', async (sort, reverse) => {
    for (const [index, firstName] of ['Bích', 'An', 'Đức', 'An'].entries())
      await submit({ firstName, answers: Array.from({ length: index % 3 }, () => [{ text: 'Words.' }]) })
    const read = async (order: SubmissionSort) => (await list({ sort: order })).items.map(({ id }) => id)
    const ids = await read(sort)
    expect(ids).toHaveLength(4)
    expect(await read(reverse)).toEqual(ids.toReversed())
  })
  test('the order by time can be ascending or descending', async () => {
    const ids = [await submit(), await submit(), await submit()]
    const found = async (sort: 'newest' | 'oldest') => (await list({ sort })).items.map((item) => item.id)
    expect(await found('oldest')).toEqual(ids)
    expect(await found('newest')).toEqual(ids.toReversed())
  })
})

describe('the filters of the submission list', () => {
  const setState = (id: string, state: 'assessing' | 'failed') =>
    deps.withActor({ kind: 'worker' }, (tx) => tx.update(submission).set({ state }).where(eq(submission.id, id)))

  test('a status finds what the list shows with this state of the assessment', async () => {
    const [scored, assessing, failed, pending] = [await submit(), await submit(), await submit(), await submit()]
    await giveAssessment(deps, scored, { state: 'scored' })
    await setState(assessing, 'assessing')
    await setState(failed, 'failed')
    const find = async (status: SubmissionListInput['status']) => {
      const { items, total } = await list({ status })
      expect(new Set(items.map(({ assessmentState }) => assessmentState))).toEqual(new Set([status]))
      return [items.map(({ id }) => id), total]
    }
    expect(await find('scored')).toEqual([[scored], 1])
    expect(await find('evaluating')).toEqual([[assessing], 1])
    expect(await find('error')).toEqual([[failed], 1])
    expect(await find('pending')).toEqual([[pending], 1])
    // An assessment that is there is still shown while another one runs.
    await setState(scored, 'assessing')
    expect(await find('scored')).toEqual([[scored], 1])
  })

  test('what a member has opened is seen by that member only, and the filter finds the rest', async () => {
    const [first, second] = [await submit(), await submit()]
    await markViewed(deps, member, { id: first })
    await markViewed(deps, member, { id: first })
    expect((await list()).items.map(({ id, isUnseen }) => [id, isUnseen])).toEqual([
      [second, true],
      [first, false],
    ])
    expect(await list({ unseen: '1' })).toMatchObject({ items: [{ id: second }], total: 1 })
    const colleague = { ...member, userId: (await makeMember(deps)).userId }
    expect((await listSubmissions(deps, colleague, { page: 1, sort: 'newest', unseen: '1' })).total).toBe(2)
  })
})

describe('the order of the submission list by must-haves and points', () => {
  const makeRequirement = (name: string, isMustHave: boolean): Requirement => ({
    id: deps.newId(),
    name,
    kind: 'skill',
    weight: 3,
    isMustHave,
  })
  const submitTo = async (to: typeof set, firstName: string): Promise<string> => submit({ firstName }, to)
  const give = (id: string, found: Record<string, RequirementResult['state']>, shares: (number | null)[]) =>
    giveAssessment(deps, id, {
      requirements: Object.entries(found).map(([name, state]) => ({ name, state, evidence: null })),
      questions: shares.map((share, index) => ({
        questionId: deps.newId(),
        text: `Question ${index + 1}`,
        words: 20,
        quote: null,
        points: [],
        pointCount: share === null ? 0 : 4,
        share,
        reason: share === null ? 'no_points' : null,
      })),
    })
  const named = 'named'
  const missed = 'not_named'

  test('most must-haves named come first, then the largest share of points, then the newest', async () => {
    const musts = await makeSet('Backend', [
      makeRequirement('Go', true),
      makeRequirement('SQL', true),
      makeRequirement('Rust', false),
    ])
    const given: [string, Parameters<typeof give>[1], Parameters<typeof give>[2]][] = [
      ['None', { Go: missed, SQL: missed, Rust: named }, [1, 1]],
      ['Half, older', { Go: named, SQL: named, Rust: missed }, [0.5, 0.5]],
      ['One', { Go: named, SQL: missed, Rust: named }, [1, 1]],
      ['More points', { Go: named, SQL: named, Rust: missed }, [0.25, null, 1]],
      ['Half, newer', { Go: named, SQL: named, Rust: missed }, [0.25, 0.75]],
      ['No points', { Go: named, SQL: named, Rust: named }, [null]],
    ]
    for (const [name, found, shares] of given) await give(await submitTo(musts, name), found, shares)
    const found = await list({ sort: 'points' })
    expect(found.items.map(({ mustHaves }) => mustHaves?.named)).toEqual([2, 2, 2, 2, 1, 0])
    expect(new Set(found.items.map(({ mustHaves }) => mustHaves?.total))).toEqual(new Set([2]))
    const fromLowest = await list({ sort: 'pointsAscending' })
    expect(fromLowest.items.map(({ mustHaves }) => mustHaves?.named)).toEqual([0, 1, 2, 2, 2, 2])
    expect(found.items.map((item) => item.candidateName.replace(' Nguyễn', ''))).toEqual([
      'More points',
      'Half, newer',
      'Half, older',
      'No points',
      'One',
      'None',
    ])
  })

  test('what has no figures is last: no searched must-have, no results by question, no assessment', async () => {
    const long = 'Five years of experience in the support of customers in two languages'
    const withMusts = await makeSet('Support', [makeRequirement('Go', true), makeRequirement(long, true)])
    const onlyLong = await makeSet('Only long', [makeRequirement(long, true)])
    const noMusts = await makeSet('No must-haves', [makeRequirement('Go', false)])
    const none = await makeSet('No requirements', [])
    await give(await submitTo(withMusts, 'Zero'), { Go: missed, [long]: 'not_searched' }, [null])
    await give(await submitTo(onlyLong, 'Not searched'), { [long]: 'not_searched' }, [0.5])
    await give(await submitTo(noMusts, 'No must-have'), { Go: named }, [0.75])
    await give(await submitTo(none, 'No requirement'), {}, [1])
    await giveAssessment(deps, await submitTo(withMusts, 'Old engine'), {
      requirements: undefined,
      questions: undefined,
    })
    await submitTo(withMusts, 'Not assessed')
    expect(await listNames({ sort: 'points' })).toEqual(
      ['Zero', 'No requirement', 'No must-have', 'Not searched', 'Not assessed', 'Old engine'].map(
        (name) => `${name} Nguyễn`,
      ),
    )
  })

  test('the pages of the order join without a gap', async () => {
    for (let number = 0; number < 23; number += 1) {
      const id = await submit()
      if (number % 3 > 0) await give(id, { 'Hiring engineers': number % 2 === 0 ? named : missed }, [number / 23])
    }
    const pages = await Promise.all([1, 2].map((page) => list({ sort: 'points', page })))
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [20, 23],
      [3, 23],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(23)
  })
})
