import { describe, expect, test } from 'vitest'
import { parseSearch, search, text } from '../../../shared/search'
import {
  buildListHref,
  buildSubmissionHref,
  type SourceList,
  sourceListSearch,
  toSourceList,
  toSubmissionInput,
} from './source-list'

const at = '2026-11-28T06:30:00.000Z'
const stage = '0b7e6a3c-5d0e-4b0e-9f7a-1c2d3e4f5a6b'
const setId = '1b7e6a3c-5d0e-4b0e-9f7a-1c2d3e4f5a6b'

const read = (href: string): SourceList & { id?: string | undefined } =>
  search({ id: text, ...sourceListSearch })(parseSearch(href.split('?')[1] ?? ''))

describe('the list in the address of a submission', () => {
  test('has the filter and the order of the list, without the page and the view', () => {
    const filter = {
      set_id: setId,
      sort: 'level',
      stage,
      status: 'scored',
      unseen: true,
      waiting: true,
      email: 'a+b@example.org',
      keyword: 'đặng & co',
      page: 3,
      table: 'board',
    } as const
    const list = toSourceList(filter, at)
    const { page: _page, table: _table, ...kept } = filter
    expect(read(buildSubmissionHref('s1', list))).toEqual({ id: 's1', ...kept, unseen_at: at })
  })

  test('has the instant of the list only where reading would take a submission out of it', () => {
    expect(buildSubmissionHref('s1', toSourceList({}, at))).toBe('/company/submission-details?id=s1')
    expect(buildSubmissionHref('s1', toSourceList({ unseen: true }, at))).toBe(
      `/company/submission-details?id=s1&unseen=1&unseen_at=${encodeURIComponent(at)}`,
    )
  })

  test('leads back to the list', () => {
    expect(buildListHref(toSourceList({ unseen: true, sort: 'name', page: 2 }, at))).toBe(
      '/company/all-submissions?unseen=1&sort=name',
    )
    expect(buildListHref({})).toBe('/company/all-submissions')
  })

  test.each([
    'unseen_at=yesterday',
    'unseen_at=2026-13-01T00:00:00.000Z',
    'unseen_at=2026-11-28',
    'set_id=x',
    'stage=x',
    'sort=x',
    'status=x',
    'email=x',
  ])('%s is ignored: the submission opens all the same', (parameter) => {
    expect(toSubmissionInput('s1', read(`/?id=s1&${parameter}`))).toEqual({ id: 's1', sort: 'newest' })
  })

  test('is what the API takes', () => {
    expect(toSubmissionInput('s1', toSourceList({ unseen: true, stage, set_id: setId }, at))).toEqual({
      id: 's1',
      sort: 'newest',
      setId,
      stageId: stage,
      unseen: '1',
      unseenAt: at,
    })
  })
})
