import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDraft } from './draft'
import { useInviteCode } from './use-invite-code'

const linkId = 'a'.repeat(22)
beforeEach(() => sessionStorage.clear())

const show = (given: string | undefined) => {
  const drop = vi.fn()
  return {
    drop,
    ...renderHook((code: string | undefined) => useInviteCode(linkId, code, drop), { initialProps: given }),
  }
}

describe('useInviteCode', () => {
  test('keeps the code for a reload of the tab, and takes it out of the address', () => {
    const { result, drop } = show('mine')
    expect(result.current).toBe('mine')
    expect(drop).toHaveBeenCalled()
    expect(show(undefined).result.current).toBe('mine')
  })

  test('a new personal link beats what the tab remembers of another person', () => {
    const draft = openDraft(linkId)
    draft.saveCode('theirs')
    draft.saveDetails({ firstName: 'Mai', lastName: 'Trần', email: 'mai@example.org' })
    draft.saveStep('devices')
    expect(show('mine').result.current).toBe('mine')
    expect([draft.readCode(), draft.readDetails(), draft.readStep()]).toEqual(['mine', null, null])
  })

  test('the same personal link opened again keeps what was typed', () => {
    const draft = openDraft(linkId)
    draft.saveCode('mine')
    draft.saveStep('devices')
    show('mine')
    expect(draft.readStep()).toBe('devices')
  })

  test('takes another code that the address gets while the page stays', () => {
    const { result, rerender } = show('mine')
    rerender('yours')
    expect(result.current).toBe('yours')
    rerender(undefined)
    expect([result.current, openDraft(linkId).readCode()]).toEqual(['yours', 'yours'])
  })
})
