import type { NoticeSetting } from '@candor/contract'
import { expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps } from '../../../testing/test-deps'
import { listNoticeSettings } from './list-notice-settings'

test('everything that the role can get is on at first', async () => {
  const deps = await createTestDeps()
  try {
    const viewer = await makeMember(deps, 'viewer')
    const items: NoticeSetting[] = [{ kind: 'new_submission', inProduct: true, byMail: true }]
    expect(await listNoticeSettings(deps, viewer)).toEqual({ items })
    expect((await listNoticeSettings(deps, { ...viewer, role: 'owner' })).items).toHaveLength(12)
  } finally {
    await deps.close()
  }
})
