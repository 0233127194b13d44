import { describe, expect, it } from 'vitest'
import { findTrade } from '../trades/trades'
import { findOccupation } from './find-occupation'

const findCode = async (title: string) => (await findOccupation(title))?.occupation.code ?? null

describe('the occupation of a title', () => {
  it.each([
    ['Backend Engineer', '15-125'],
    ['Senior Frontend Developer (m/w/d)', '15-125'],
    ['Site Reliability Engineer', '15-12'],
    ['Registered Nurse', '29-1141.00'],
    ['Head Chef', '35-1011.00'],
    ['HGV Class 1 Driver', '53-3032.00'],
    ['Nhân viên chăm sóc khách hàng', '43-4051.00'],
    ['Giáo viên tiếng Anh', '25-'],
  ])('of "%s" has a code that begins with %s', async (title, start) => {
    expect(await findCode(title)).toMatch(new RegExp(`^${start}`))
  })
  it('is the same in other spellings of the title', async () => {
    const codes = await Promise.all(
      ['Bookkeeper', 'BOOKKEEPER', 'Bookkeepers', 'Senior Bookkeeper - Leeds'].map(findCode),
    )
    expect(new Set(codes)).toEqual(new Set(['43-3031.00']))
  })
  it.each(['Wizard of light bulbs', 'Manager', '', '🎉'])('of "%s" is unknown', async (title) => {
    expect(await findCode(title)).toBeNull()
  })
})

describe('the trade of an occupation', () => {
  it('is decided by the longest beginning of its code', () => {
    expect(findTrade('15-1252.00')?.id).not.toBe(findTrade('29-1141.00')?.id)
    expect(findTrade('99-9999.00')).toBeNull()
  })
})
