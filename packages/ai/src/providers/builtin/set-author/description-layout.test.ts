import { describe, expect, it } from 'vitest'
import type { AuthorResult } from '../../../ports/set-author'
import { builtinSetAuthor as author } from './builtin-set-author'

const unwrap = <T>(result: AuthorResult<T>): T => {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const extract = async (description: string) =>
  unwrap(await author.extractRequirements({ language: 'en', seed: 'set-1', description }))

describe('headings of a job description', () => {
  it.each(['What you need', 'Your profile', 'You bring', 'What we are looking for'])(
    'reads "%s" above a list as its heading, also without a mark, and takes no licence below it for a duty',
    async (heading) => {
      const description = [
        'Warehouse shift lead',
        '',
        'What you will do',
        '- Plan the shift and hand out the picking lists',
        '',
        heading,
        '- A valid forklift licence',
        '- Experience with SAP EWM',
      ].join('\n')
      const { requirements } = await extract(description)
      const kinds = requirements.map(({ name, kind }) => [name, kind])
      expect(kinds.filter(([, kind]) => kind === 'duty')).toEqual([
        ['Plan the shift', 'duty'],
        ['Hand out the picking lists', 'duty'],
      ])
      expect(kinds.filter(([, kind]) => kind === 'eligibility')).toHaveLength(1)
    },
  )

  it('takes a license in a list of duties for a condition', async () => {
    const description =
      'Driver\n\nDuties\n- Deliver parcels to customers\n- A valid driving licence\n- Load the van in the morning'
    const { requirements } = await extract(description)
    expect(requirements.filter(({ kind }) => kind === 'eligibility')).toHaveLength(1)
    expect(requirements.map(({ name }) => name).filter((name) => /take care/i.test(name))).toEqual([])
  })
})

describe('its title', () => {
  it.each([
    ['Nhân viên chăm sóc khách hàng - Công ty Sao Mai', 'Nhân viên chăm sóc khách hàng', 'vi'],
    ['Food production team leader – Northgate Cold Store Ltd, Leeds', 'Food Production Team Leader', 'en'],
  ] as const)('is what stands before the dash in "%s"', async (first, title, language) => {
    const body =
      language === 'vi'
        ? 'Mô tả công việc\n- Trả lời khách hàng về đơn hàng\n- Xử lý khiếu nại'
        : 'Duties\n- Plan the shift\n- Train new workers in cold-room rules\n- Check deliveries'
    const description = `${first}\n\n${body}`
    expect(unwrap(await author.guessTitle({ seed: 'set-1', language, description })).title).toBe(title)
  })
})
