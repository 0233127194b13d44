import { describe, expect, it } from 'vitest'
import { findExpectedPoints } from './find-expected-points'

const find = (answer: string, alternatives: string, language: 'en' | 'vi' = 'en') =>
  findExpectedPoints(answer, [`Point: ${alternatives} / zzz`], language)[0]?.found ?? []

describe('an alternative of an expected point', () => {
  it.each([
    ['We tested it first.', 'test'],
    ['I kept testing until it ran.', 'tested'],
    ['After the inspection I called her.', 'inspected'],
    ['I asked my manager’s approval.', "manager's approval"],
    ['I told the guest that the room is gone, and that the partner has a hotel room for him.', 'partner hotel'],
    ['You should give no ibuprofen here.', 'no ibuprofen'],
    ['We use C++ and CI/CD.', 'C++'],
    ['We deploy Express.js, Node.js and Vue.js with Jenkins.', 'express vue'],
    ['It took 3.5 hours. Then the pump ran.', 'hours pump'],
    [`The driver ${'of the van '.repeat(4)}, the one I told, would send it.`, 'send driver'],
  ])('is found in other forms of its words: %s', (answer, alternative) => {
    expect(find(answer, alternative)).toEqual([alternative])
  })
  it.each([
    ['I would think about it.', 'partner hotel'],
    ['The partner is nice.', 'partner hotel'],
    [`The partner is nice. ${'And so we went on. '.repeat(5)} The hotel was full.`, 'partner hotel'],
    ['I take ibuprofen often and I do not need anyone.', 'not ibuprofen'],
    ['I need no doctor. Later on that same day I took some ibuprofen.', 'no ibuprofen'],
    ['I am not sure about it.', 'noted'],
    ['Do not quote me.', 'quota'],
    ['', 'test'],
  ])('is not found where a word is missing or far away: %s', (answer, alternative) => {
    expect(find(answer, alternative)).toEqual([])
  })
  it('is found in Vietnamese that was written without diacritics, unless it is one syllable', () => {
    const answer = 'Toi goi taxi cho khach, xin loi ho roi dat lai phong o GPS.'
    expect(find(answer, 'xin lỗi / đặt lại phòng / gọi / GPS', 'vi')).toEqual(['xin lỗi', 'đặt lại phòng', 'GPS'])
    expect(find(answer, 'gọi xe / đón khách', 'vi')).toEqual([])
    expect(find('Tôi noi dung như vậy với khách.', 'nội dung', 'vi')).toEqual([])
  })
  it('is found in Vietnamese only as its syllables in a row', () => {
    expect(find('Tôi gọi taxi cho khách.', 'gọi taxi', 'vi')).toEqual(['gọi taxi'])
    expect(find('Tôi gọi cho khách rồi đi taxi.', 'gọi taxi', 'vi')).toEqual([])
    expect(find('Tôi gọi taxi'.normalize('NFD'), 'gọi taxi', 'vi')).toEqual(['gọi taxi'])
  })
})

describe('expected points', () => {
  it('come back in their order, and one without alternatives is never found', () => {
    const points = ['Finds a bed: hotel / suite', 'Names the result', 'Makes good: taxi / luggage']
    expect(findExpectedPoints('They got the suite, a taxi and a hotel.', points, 'en')).toEqual([
      {
        line: points[0],
        heading: 'Finds a bed',
        found: ['hotel', 'suite'],
        places: [
          { start: 33, end: 38 },
          { start: 13, end: 18 },
        ],
      },
      { line: points[1], heading: 'Names the result', found: [], places: [] },
      { line: points[2], heading: 'Makes good', found: ['taxi'], places: [{ start: 22, end: 26 }] },
    ])
  })
})
