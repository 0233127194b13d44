const onset = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdđghklmnpqrstvx])?'
const rhyme = '[aeiouyăâêôơư]{1,3}(?:ng|nh|ch|[cmnpt])?'
const syllable = new RegExp(`^${onset}${rhyme}$`, 'u')
/** Tone marks go; the marks that make letters (ă â ê ô ơ ư) stay. */
const tones = /[\u0300\u0301\u0303\u0309\u0323]/gu

/** Whether a word is spelled like one Vietnamese syllable. */
export function isVietnameseSyllable(word: string): boolean {
  return syllable.test(word.normalize('NFD').replace(tones, '').normalize('NFC'))
}
