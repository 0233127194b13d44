import { type SubmissionSort, zSubmissionDetail } from '@candor/contract'
import { accessGrant } from '@candor/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { listStages } from '../../applicants/operations/list-stages'
import { moveSubmissions } from '../../applicants/operations/move-submissions'
import { assessmentReads } from '../../assessments'
import { createSet } from '../../sets/operations/create-set'
import { createChatDeps } from '../testing/create-chat-deps'
import { giveLevel, makeSubmission, type SubmissionOptions, type TakeOptions } from '../testing/make-submission'
import { getSubmission, type SubmissionInput } from './get-submission'
import { getTranscript } from './get-transcript'
import { listSubmissions } from './list-submissions'
import { markViewed } from './mark-viewed'

let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }

beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
  const { id, content } = await createSet(deps, member, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  set = { id, questions: content.questions }
})
afterAll(() => deps.close())

const submit = (options: SubmissionOptions) => makeSubmission(deps, { member, set }, options)
const read = (id: string, actor = member) => getSubmission({ ...deps, assessments: assessmentReads }, actor, { id })
const current: TakeOptions = { text: 'What I meant to say.', modality: 'spoken', videoMs: 9_000, durationMs: 9_000 }
const discarded: TakeOptions = { text: 'Discarded words.', modality: 'spoken', videoMs: 4_000, durationMs: 4_000 }

/** Ids are random: each is named by its first place. */
const withoutIds = (value: unknown): unknown => {
  const seen = new Map<string, string>()
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
  const name = (id: string): string => {
    seen.set(id, seen.get(id) ?? `id ${seen.size}`)
    return seen.get(id) ?? ''
  }
  return JSON.parse(JSON.stringify(value).replaceAll(uuid, name))
}

describe('getSubmission', () => {
  test('returns a submission in full, in the shape of the contract', async () => {
    const { id } = await submit({ firstName: 'Thảo', answers: [[current], [{ text: 'Typed.' }]] })
    const detail = await read(id)
    expect(zSubmissionDetail.parse(detail)).toEqual(detail)
    expect(detail).toMatchObject({
      candidateName: 'Thảo Nguyễn',
      hasVideo: true,
      assessment: null,
      assessmentState: 'pending',
      overallLevel: null,
      can: { review: true, delete: true },
      cv: null,
    })
    expect(detail.answers.map((answer) => [answer.text, answer.questionNumber, answer.startedAtMs])).toEqual([
      ['What I meant to say.', 1, 0],
      ['Typed.', 2, 60_000],
    ])
  })

  test('shows no take that is not current, as if it did not exist', async () => {
    const email = 'linh@example.org'
    const at = deps.clock.nowMs()
    const once = await submit({ email, answers: [[{ text: 'Typed.' }], [current]] })
    const again = await submit({
      email,
      answers: [[{ text: 'Typed.' }], [discarded, { ...discarded, text: 'x' }, current]],
    })
    expect(deps.clock.nowMs()).toBe(at)
    const [first, second] = [await read(once.id), await read(again.id)]
    // A code is random.
    const bare = (detail: typeof first) => withoutIds({ ...detail, code: '', neighbors: null })
    expect(bare(second)).toEqual(bare(first))
    expect(JSON.stringify(second)).not.toContain('Discarded words')
    expect(second.answers[1]?.media).toMatchObject([{ durationMs: 9_000 }])
    const summary = await getTranscript(createChatDeps(deps), member, { id: again.id })
    expect(summary.answers).toEqual(second.answers)
  })

  test('names the newer and the older submission of the organization', async () => {
    const owner = await makeMember(deps)
    const { id: setId, content } = await createSet(deps, owner, {
      name: 'Own',
      content: sampleContent(deps.newId),
      producedBy: null,
      isActive: true,
    })
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      deps.clock.advance(1_000)
      const input = { member: owner, set: { id: setId, questions: content.questions } }
      ids.push((await makeSubmission(deps, input)).id)
    }
    const [oldest = '', middle = '', newest = ''] = ids
    const getNeighbors = async (id: string) => (await read(id, owner)).neighbors
    expect(await getNeighbors(middle)).toEqual({ previousId: newest, nextId: oldest, place: 2, total: 3 })
    expect(await getNeighbors(newest)).toEqual({ previousId: null, nextId: middle, place: 1, total: 3 })
    expect(await getNeighbors(oldest)).toEqual({ previousId: middle, nextId: null, place: 3, total: 3 })
  })

  describe('in the list of a filter', () => {
    let ids: string[]
    let owner: MemberCaller
    let setId: string

    beforeEach(async () => {
      owner = await makeMember(deps)
      const input = { name: 'Own', content: sampleContent(deps.newId), producedBy: null, isActive: true }
      const made = await createSet(deps, owner, input)
      setId = made.id
      ids = []
      for (let count = 0; count < 4; count += 1) {
        deps.clock.advance(1_000)
        const target = { member: owner, set: { id: setId, questions: made.content.questions } }
        ids.unshift((await makeSubmission(deps, target)).id)
      }
      deps.clock.advance(1_000)
    })

    const readIn = async (index: number, list: Omit<SubmissionInput, 'id'>, actor = owner) => {
      const input = { id: ids[index] ?? '', ...list }
      return (await getSubmission({ ...deps, assessments: assessmentReads }, actor, input)).neighbors
    }
    const view = (index: number) => markViewed(deps, owner, { id: ids[index] ?? '' })

    test('those that were opened since the list was read keep their places, and those before have none', async () => {
      await view(1)
      deps.clock.advance(1_000)
      const { at } = await listSubmissions(deps, owner, { page: 1, sort: 'newest', unseen: '1' })
      const list = { unseen: '1', unseenAt: at } as const
      expect(await readIn(0, list)).toEqual({ previousId: null, nextId: ids[2], place: 1, total: 3 })
      deps.clock.advance(1_000)
      await view(0)
      await view(2)
      expect(await readIn(2, list)).toEqual({ previousId: ids[0], nextId: ids[3], place: 2, total: 3 })
      expect(await readIn(2, { unseen: '1' })).toEqual({ previousId: null, nextId: ids[3], place: null, total: 1 })
    })

    test('one whose person was moved to another stage still leads to the next one at the stage of the list', async () => {
      const { items } = await listStages(deps, owner)
      const getStage = (kind: string) => items.find((stage) => stage.kind === kind)?.id ?? ''
      const list = { stageId: getStage('interviewed') }
      expect(await readIn(1, list)).toEqual({ previousId: ids[0], nextId: ids[2], place: 2, total: 4 })
      await moveSubmissions(deps, owner, { ids: [ids[1] ?? ''], stageId: getStage('offer') })
      expect(await readIn(1, list)).toEqual({ previousId: ids[0], nextId: ids[2], place: null, total: 3 })
      expect(await readIn(2, list)).toEqual({ previousId: ids[0], nextId: ids[3], place: 2, total: 3 })
    })

    test('the order is that of the list, and the filter may find nothing', async () => {
      await giveLevel(deps, ids[3] ?? '', 5)
      await giveLevel(deps, ids[1] ?? '', 2)
      const places = async (sort: SubmissionSort) => {
        const all = await Promise.all(ids.map((_, index) => readIn(index, { sort, setId })))
        return all.map(({ place }) => place)
      }
      expect(await places('level')).toEqual([3, 2, 4, 1])
      expect(await places('levelAscending')).toEqual([3, 1, 4, 2])
      expect(await readIn(0, { sort: 'levelAscending' })).toMatchObject({ previousId: ids[3], nextId: ids[2] })
      const nothing = { previousId: null, nextId: null, place: null, total: 0 }
      expect(await readIn(0, { keyword: 'nobody at all' })).toEqual(nothing)
      const viewer: MemberCaller = { ...owner, role: 'viewer' }
      const granted = { id: deps.newId(), organizationId: owner.organizationId, createdAt: new Date(0) }
      const target = { targetType: 'submission', targetId: ids[0] ?? '', userId: viewer.userId } as const
      await deps.withActor(owner, (tx) => tx.insert(accessGrant).values({ ...granted, ...target }))
      expect(await readIn(0, { waiting: '1' }, viewer)).toEqual(nothing)
      expect(await readIn(0, { setId }, viewer)).toEqual({ previousId: null, nextId: null, place: 1, total: 1 })
    })
  })

  test('lists what its reader may do with the submission', async () => {
    const { id } = await submit({})
    const reviewer: MemberCaller = { ...member, role: 'reviewer' }
    expect((await read(id, reviewer)).can).toEqual({ review: true, delete: false, watch: true })
  })

  test('rejects a submission of another organization with NOT_FOUND, like one that does not exist', async () => {
    const { id } = await submit({ answers: [[current]] })
    const stranger = await makeMember(deps)
    await expect(read(id, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(read(deps.newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
