/** Letters without their diacritics, so that "ha" finds "Hà" and "dung" finds "Đặng Dũng". The case stays. */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
