import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type IntegrityFixture, openIntegrity } from '../testing/open-integrity'
import { getOwnIntegrity } from './get-own-integrity'

let fixture: IntegrityFixture

beforeAll(async () => {
  fixture = await openIntegrity()
})
afterAll(() => fixture.close())

describe('getOwnIntegrity', () => {
  test('shows candidates what the company sees of their interview', async () => {
    const { id, actor, ...session } = await fixture.beginSession()
    await fixture.report({ id, actor, ...session })
    const view = await getOwnIntegrity(fixture.deps, actor, { sessionId: id })
    expect(view.intervals).toHaveLength(2)
    expect(view).toEqual(await fixture.readAsCompany({ id, actor, ...session }))
  })

  test('is off for an interview of another candidate, as for one that does not exist', async () => {
    const [mine, theirs] = [await fixture.beginSession(), await fixture.beginSession()]
    await fixture.report(theirs)
    const read = (sessionId: string) => getOwnIntegrity(fixture.deps, mine.actor, { sessionId })
    expect(await read(theirs.id)).toEqual(await read(fixture.deps.newId()))
    expect((await read(theirs.id)).availability).toBe('off')
  })
})
