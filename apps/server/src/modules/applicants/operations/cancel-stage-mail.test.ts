import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { cancelStageMail } from './cancel-stage-mail'
import { moveSubmissions } from './move-submissions'
import { updateStage } from './update-stage'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

test('cancels the mails of a move once, and none of another organization', async () => {
  const { deps, member, reviewer } = fixture
  const stageId = await fixture.findStage('rejected')
  await updateStage(deps, member, {
    id: stageId,
    messages: { en: null, vi: { subject: 'Về {position}', text: 'Cảm ơn' } },
  })
  const ids = [await fixture.submit({ email: 'a@example.org' }), await fixture.submit({ email: 'b@example.org' })]
  const { mail } = await moveSubmissions(deps, reviewer, { ids: ids.map(({ id }) => id), stageId })
  expect(mail).toMatchObject({ count: 2 })
  const moveId = mail?.moveId ?? ''
  expect(await cancelStageMail(deps, { ...member, organizationId: deps.newId() }, { moveId })).toEqual({ canceled: 0 })
  expect(await cancelStageMail(deps, reviewer, { moveId })).toEqual({ canceled: 2 })
  expect(await cancelStageMail(deps, reviewer, { moveId })).toEqual({ canceled: 0 })
})
