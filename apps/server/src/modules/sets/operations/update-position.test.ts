import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { freezeSet, makeSetOf } from '../testing/set-fixture'
import { createPosition } from './create-position'
import { getPosition } from './get-position'
import { getSet } from './get-set'
import { updatePosition } from './update-position'
import { updateSet } from './update-set'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

const makeTwo = async (positionName = 'Driver') => {
  const first = await makeSetOf(deps, owner, { positionName })
  const second = await makeSetOf(deps, owner, { positionName, positionId: first.positionId })
  return { positionId: first.positionId, first, second }
}
const readName = async (id: string) => (await getSet(deps, owner, { id })).positionName

describe('updatePosition', () => {
  test('changes the function alone, keeps it when the position is renamed, and removes it', async () => {
    const { id } = await createPosition(deps, owner, { name: 'Welder', functionId: 'production' })
    const moved = await updatePosition(deps, owner, { id, functionId: 'maintenance' })
    expect(moved).toMatchObject({ name: 'Welder', functionId: 'maintenance', status: 4 })
    expect((await updatePosition(deps, owner, { id, name: 'Fitter' })).functionId).toBe('maintenance')
    expect((await updatePosition(deps, owner, { id, functionId: null })).functionId).toBeNull()
  })

  test('keeps the function when a set of the position is edited', async () => {
    const { positionId, first } = await makeTwo('Cook')
    await updatePosition(deps, owner, { id: positionId, functionId: 'food' })
    await updateSet(deps, owner, { id: first.id, content: { ...first.content, positionName: 'Chef' } })
    expect(await getPosition(deps, owner, { id: positionId })).toMatchObject({ name: 'Chef', functionId: 'food' })
  })
})

describe('several sets of one position', () => {
  test('are listed with it, and it is active as soon as one of them is', async () => {
    const { positionId, first, second } = await makeTwo()
    const position = await getPosition(deps, owner, { id: positionId })
    expect([position.status, position.setCount]).toEqual([0, 2])
    expect(position.sets).toEqual(
      expect.arrayContaining([first, second].map(({ id, name }) => ({ id, name, status: 0 }))),
    )
    await updateSet(deps, owner, { id: second.id, status: 1 })
    expect((await getPosition(deps, owner, { id: positionId })).status).toBe(1)
  })

  test('must have its name', async () => {
    const { positionId } = await makeTwo()
    const run = makeSetOf(deps, owner, { positionName: 'Pilot', positionId })
    await expect(run).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'content.positionName': 'differs' },
    })
  })

  test('cannot be added to a position of another organization', async () => {
    const { positionId } = await makeTwo()
    const run = makeSetOf(deps, stranger, { positionName: 'Driver', positionId })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('have one name: editing it in a set renames the position and the other sets', async () => {
    const { positionId, first, second } = await makeTwo()
    await freezeSet(deps, second.id)
    await updateSet(deps, owner, { id: first.id, content: { ...first.content, positionName: 'Courier' } })
    expect((await getPosition(deps, owner, { id: positionId })).name).toBe('Courier')
    // Interviews were started on the second set: they keep the version that they were started on.
    expect(await getSet(deps, owner, { id: second.id })).toMatchObject({ positionName: 'Courier', version: 2 })
  })

  test('can be changed at the same time without waiting for each other for ever', async () => {
    const { first, second } = await makeTwo()
    const rename = ({ id, content }: typeof first, positionName: string) =>
      updateSet(deps, owner, { id, content: { ...content, positionName } })
    await Promise.all(Array.from({ length: 6 }, (_, nth) => rename(nth % 2 === 0 ? first : second, `Driver ${nth}`)))
    expect(await readName(first.id)).toBe(await readName(second.id))
  })
})

describe('updatePosition', () => {
  test('renames the position in all its sets', async () => {
    const { positionId, first, second } = await makeTwo()
    expect((await updatePosition(deps, owner, { id: positionId, name: 'Truck driver' })).name).toBe('Truck driver')
    expect([await readName(first.id), await readName(second.id)]).toEqual(['Truck driver', 'Truck driver'])
  })

  test('archives all its sets and takes them back', async () => {
    const { positionId, first } = await makeTwo()
    await updateSet(deps, owner, { id: first.id, status: 1 })
    const archived = await updatePosition(deps, owner, { id: positionId, status: 3 })
    expect([archived.status, ...archived.sets.map(({ status }) => status)]).toEqual([3, 3, 3])
    const back = await updatePosition(deps, owner, { id: positionId, status: 0 })
    expect([back.status, ...back.sets.map(({ status }) => status)]).toEqual([0, 0, 0])
  })

  test('changes nothing if one of its sets cannot be activated', async () => {
    const { positionId, second } = await makeTwo()
    await updateSet(deps, owner, { id: second.id, content: { ...second.content, questions: [] } })
    const run = updatePosition(deps, owner, { id: positionId, name: 'Pilot', status: 1 })
    await expect(run).rejects.toMatchObject({ code: 'SET_INCOMPLETE', params: { missing: 'question' } })
    const after = await getPosition(deps, owner, { id: positionId })
    expect([after.name, after.status]).toEqual(['Driver', 0])
    expect(after.sets.map(({ status }) => status).toSorted()).toEqual([0, 4])
  })

  test('archives a position without sets and takes it back', async () => {
    const { id } = await createPosition(deps, owner, { name: 'Nurse' })
    expect((await updatePosition(deps, owner, { id, status: 3 })).status).toBe(3)
    expect((await updatePosition(deps, owner, { id, name: 'Senior nurse' })).status).toBe(3)
    expect((await updatePosition(deps, owner, { id, status: 0 })).status).toBe(4)
    await expect(updatePosition(deps, owner, { id, status: 1 })).rejects.toMatchObject({ code: 'SET_INCOMPLETE' })
  })

  test('reports a position of another organization as missing', async () => {
    const { positionId } = await makeTwo()
    await expect(updatePosition(deps, stranger, { id: positionId, name: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(getPosition(deps, stranger, { id: positionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
