import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { getStageMessages } from './get-stage-messages'
import { listStages } from './list-stages'
import { updateStage } from './update-stage'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

test('a stage keeps its message, the list names it, and no other organization reads it', async () => {
  const { deps, member } = fixture
  const rejected = await fixture.findStage('rejected')
  const messages = { en: { subject: 'About {position}', text: 'Hello {first_name}' }, vi: null }
  await updateStage(deps, member, { id: rejected, messages })
  expect(await getStageMessages(deps, member, { id: rejected })).toEqual(messages)
  const { items } = await listStages(deps, member)
  expect(items.filter(({ hasMessage }) => hasMessage).map(({ id }) => id)).toEqual([rejected])
  const foreign = { ...member, organizationId: deps.newId() }
  await expect(getStageMessages(deps, foreign, { id: rejected })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
