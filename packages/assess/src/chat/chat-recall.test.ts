import { describe, expect, it } from 'vitest'
import { developmentInterviews } from './testing/labeled-development'
import { finalInterviews } from './testing/labeled-final'
import { measureChat } from './testing/measure-chat'

/** The figures of docs/benchmarks.md, with the questions that are answered wrongly. */
describe('the built-in chat', () => {
  it('answers every question of the interviews that it was written with', () => {
    expect(measureChat(developmentInterviews)).toEqual({
      mentioned: 16,
      found: 16,
      absent: 16,
      reportedAbsent: 16,
      misses: [],
    })
  })

  it('reports all that was not mentioned, and misses what is asked for in other words than the candidate used', () => {
    const figures = measureChat(finalInterviews)
    expect(figures).toMatchObject({ mentioned: 18, found: 12, absent: 18, reportedAbsent: 18 })
    expect(figures.misses.map((miss) => miss.split(' -> ')[0])).toEqual([
      'sales representative: Did they give discounts?',
      'kế toán tổng hợp: Bạn ấy từng mắc lỗi với hóa đơn nào?',
      'kế toán tổng hợp: Ứng viên có đào tạo nhân viên mới không?',
      'kế toán tổng hợp: Chứng từ nộp muộn được giải quyết thế nào?',
      'data analyst: Did he ever make a mistake in a report?',
      'data analyst: How does he present results to managers?',
    ])
  })
})
