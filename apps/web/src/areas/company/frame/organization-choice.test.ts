import type { Organization } from '@candor/contract'
import { expect, test, vi } from 'vitest'
import { organizationChoice } from './organization-choice'

const lotus: Organization = { id: 'a', name: 'Lotus', role: 'owner' }
const twin: Organization = { id: 'b', name: 'Lotus', role: 'viewer' }

test('a person in one organization gets no choice', () => {
  expect(organizationChoice({ organization: lotus, organizations: [lotus] }, vi.fn())).toEqual([])
})

test('organizations of the same name stay two, and choosing the one worked in does nothing', () => {
  const onSwitch = vi.fn()
  const items = organizationChoice({ organization: lotus, organizations: [lotus, twin] }, onSwitch)
  expect(items.map(({ id, isChosen }) => [id, isChosen])).toEqual([
    ['a', true],
    ['b', false],
  ])
  for (const item of items) item.onSelect()
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith(twin)
})
