import { expect, test } from 'vitest'
import { foldDiacritics } from './fold-diacritics'

test('letters lose their diacritics and keep their case, however they are composed', () => {
  expect(foldDiacritics('Đặng Dũng, đường Điện Biên Phủ, café')).toBe('Dang Dung, duong Dien Bien Phu, cafe')
  expect(foldDiacritics('Hà'.normalize('NFD'))).toBe('Ha')
})
