/** The letters without their marks: "giao hàng đúng hẹn" becomes "giao hang dung hen". */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gu, 'd').replace(/Đ/gu, 'D')

const leastMarked = 0.1

/**
 * Whether a Vietnamese text was written without diacritics, as people do on keyboards that lack them: fewer than a tenth
 * of its words have one.
 */
export function lacksDiacritics(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word))
  const marked = words.filter((word) => foldDiacritics(word) !== word.normalize('NFD'))
  return marked.length < words.length * leastMarked
}
