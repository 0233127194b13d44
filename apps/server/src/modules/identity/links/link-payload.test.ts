import { describe, expect, test } from 'vitest'
import { candidateReturn, memberReturnPath } from './link-payload'

const linkId = 'q7wlUcrGmvnpTT-8wMFMWA'

describe('the page that a link opens', () => {
  test('a candidate’s link opens the pages of an interview', () => {
    for (const path of [
      `/interview/${linkId}`,
      `/interview/${linkId}/start`,
      `/practice/interview/${linkId}?try_mode=1`,
    ]) {
      expect(candidateReturn(path)).toEqual({ returnUrl: path, linkId })
    }
  })

  test('a candidate’s link opens no other page (W-03)', () => {
    const others = [undefined, '/', '/company/interview-sets', '/interview/short', `/interview/${linkId}/other`]
    const foreign = [`//evil.example/interview/${linkId}`, `https://evil.example/interview/${linkId}`]
    for (const path of [...others, ...foreign, `/interview/${linkId}/../../company`]) {
      expect(candidateReturn(path)).toBeNull()
    }
  })

  test('a member’s link opens only pages of the product (W-03)', () => {
    expect(memberReturnPath('/company/all-submissions?page=2')).toBe('/company/all-submissions?page=2')
    for (const path of [undefined, '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2f%2fevil.example']) {
      expect(memberReturnPath(path)).toBe('/company/start')
    }
  })
})
