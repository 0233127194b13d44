import { describe, expect, it } from 'vitest'
import { foldDiacritics, lacksDiacritics } from './diacritics'

describe('letters without diacritics', () => {
  it.each([
    ['Giao hàng đúng hẹn', 'Giao hang dung hen'],
    ['ĐƯỜNG', 'DUONG'],
    ['Giao hàng'.normalize('NFD'), 'Giao hang'],
    ['CI/CD, C++', 'CI/CD, C++'],
  ])('are what remains of %s', (text, folded) => {
    expect(foldDiacritics(text)).toBe(folded)
  })
})

describe('a Vietnamese text without diacritics', () => {
  it.each(['Toi goi cho khach roi xin loi ho.', `${'Toi goi cho khach roi xin loi ho. '.repeat(3)}Xong rồi.`])(
    'is one with hardly any: %s',
    (text) => {
      expect(lacksDiacritics(text)).toBe(true)
    },
  )
  it.each(['Tôi gọi cho khách rồi xin lỗi họ.', 'Deploy bằng Kubernetes, check log, rollback.', 'Đi.', '', '12 3'])(
    'is none where the words have theirs, or there is no word: %s',
    (text) => {
      expect(lacksDiacritics(text)).toBe(false)
    },
  )
})
