import type { AssessLanguage } from '../input'
import { words as list } from '../lexicons/en-words'
import type { Word } from '../tag/word'

const nominative = new Set(list('i he we they she'))
const articles = new Set(list('a the my our their your its every'))
const afterArticleNever = new Set(
  list(
    'a the an i he we they she it is am are was were be been have has had do does did will would can could should must to of in for with at from and or but if because that this my our their your not me us them him ',
  ),
)
const prepositions = new Set(list('of in for with at from into during between about through'))
const afterPrepositionNever = new Set(
  list('i he we they she is am are was were do does did will would can could should must have has of and or but if to'),
)
const auxiliaries = new Set(list('is are was were am has had does did will would can could should must do have be'))
const afterAuxiliaryNever = new Set(
  list('is are was were am has had does did will would can could should must of and or but'),
)
const objectPronouns = new Set(list('me us them him her'))
const conjunctions = new Set(list('and or but because if'))

/** Authored pairs of English that ordered speech hardly ever has. */
function isOddEnglish(left: Word, right: Word): boolean {
  const a = left.form
  const b = right.form
  if (articles.has(a)) return afterArticleNever.has(b)
  if (prepositions.has(a)) return afterPrepositionNever.has(b)
  if (nominative.has(a)) return isOddAfterNominative(right)
  if (a === 'to') return afterToNever.has(b)
  if (conjunctions.has(a)) return b === 'of' || b === a
  return auxiliaries.has(a) && afterAuxiliaryNever.has(b)
}

const notVerbs = new Set(['NOUN', 'ADJ'])
const afterToNever = new Set(
  list('of to i he we they is am are was were has had does did will would can could should must'),
)

function isOddAfterNominative(right: Word): boolean {
  const b = right.form
  return nominative.has(b) || articles.has(b) || prepositions.has(b) || objectPronouns.has(b) || notVerbs.has(right.pos)
}

const viClass = new Map<string, string>([
  ...list('đã đang sẽ vẫn cũng đều chỉ').map((word) => [word, 'aux'] as const),
  ...list('của với để cho từ ở trong bằng về').map((word) => [word, 'prep'] as const),
  ...list('và nhưng vì nên nếu hoặc thì mà tuy').map((word) => [word, 'conj'] as const),
  ...list('các những một mỗi mọi').map((word) => [word, 'det'] as const),
  ...list('tôi em họ nó').map((word) => [word, 'pron'] as const),
  ...list('rất khá quá hơn').map((word) => [word, 'degree'] as const),
  ...list('này đó kia ấy').map((word) => [word, 'deixis'] as const),
  ...list('là được bị phải').map((word) => [word, 'verb'] as const),
])
const oddClasses = new Set(
  list(`
aux-aux aux-conj aux-det aux-pron aux-deixis aux-prep prep-aux prep-conj prep-degree prep-deixis prep-prep prep-verb conj-deixis det-aux
det-prep det-conj det-det det-degree det-deixis det-verb det-pron pron-pron pron-det degree-aux degree-prep degree-conj degree-det
degree-pron degree-deixis deixis-pron deixis-det deixis-deixis verb-aux verb-conj degree-verb
`),
)
const fineVietnamese = new Set(
  list(
    'cũng_đã cũng_đang cũng_sẽ cũng_vẫn vẫn_đang đã_từ chỉ_một chỉ_có đã_để cũng_vì cũng_một về_các nên_là vẫn_chỉ đang_ở đã_cho đã_ở là_vì là_nếu là_để với_đó để_đã cũng_để cũng_từ cũng_với vẫn_ở cũng_ở chỉ_để chỉ_vì chỉ_trong chỉ_là ở_từ phải_đã chỉ_ở quá_nên hơn_và hơn_nhưng hơn_vì hơn_các hơn_một hơn_so hơn_với hơn_để hơn_cho hơn_ở hơn_trong hơn_nên quá_các hơn_tôi hơn_em hơn_thì hơn_đó đó_tôi đó_em này_tôi này_em đó_các đó_một đó_những đã_bằng từ_để khi_đó là_sẽ là_đã là_đang là_vẫn là_cũng về_với để_với để_từ để_cho',
  ),
)

function isOddVietnamese(left: Word, right: Word): boolean {
  const a = viClass.get(left.form)
  const b = viClass.get(right.form)
  return (
    a !== undefined &&
    b !== undefined &&
    oddClasses.has(`${a}-${b}`) &&
    !fineVietnamese.has(`${left.form}_${right.form}`)
  )
}

export function implausiblePairs(words: readonly Word[], language: AssessLanguage): number {
  const isOdd = language === 'en' ? isOddEnglish : isOddVietnamese
  return words.reduce((count, word, index) => {
    const next = words[index + 1]
    return next !== undefined && isOdd(word, next) ? count + 1 : count
  }, 0)
}
