import { splitWords } from '../lexicons/en-words'
import type { Word } from '../tag/word'

const functionWordClasses = new Map<string, string>([
  ...splitWords('đã đang sẽ vẫn cũng đều chỉ').map((word) => [word, 'aux'] as const),
  ...splitWords('của với để cho từ ở trong bằng về').map((word) => [word, 'prep'] as const),
  ...splitWords('và nhưng vì nên nếu hoặc thì mà tuy').map((word) => [word, 'conj'] as const),
  ...splitWords('các những một mỗi mọi').map((word) => [word, 'det'] as const),
  ...splitWords('tôi em họ nó').map((word) => [word, 'pron'] as const),
  ...splitWords('rất khá quá hơn').map((word) => [word, 'degree'] as const),
  ...splitWords('này đó kia ấy').map((word) => [word, 'deixis'] as const),
  ...splitWords('là được bị phải').map((word) => [word, 'verb'] as const),
])
const implausibleClassPairs = new Set(
  splitWords(`
aux-aux aux-conj aux-det aux-pron aux-deixis aux-prep prep-aux prep-conj prep-degree prep-deixis prep-prep prep-verb conj-deixis det-aux
det-prep det-conj det-det det-degree det-deixis det-verb det-pron pron-pron pron-det degree-aux degree-prep degree-conj degree-det
degree-pron degree-deixis deixis-pron deixis-det deixis-deixis verb-aux verb-conj degree-verb
`),
)
const plausiblePairs = new Set(
  splitWords(
    'cũng_đã cũng_đang cũng_sẽ cũng_vẫn vẫn_đang đã_từ chỉ_một chỉ_có đã_để cũng_vì cũng_một về_các nên_là vẫn_chỉ đang_ở đã_cho đã_ở là_vì là_nếu là_để với_đó để_đã cũng_để cũng_từ cũng_với vẫn_ở cũng_ở chỉ_để chỉ_vì chỉ_trong chỉ_là ở_từ phải_đã chỉ_ở quá_nên hơn_và hơn_nhưng hơn_vì hơn_các hơn_một hơn_so hơn_với hơn_để hơn_cho hơn_ở hơn_trong hơn_nên quá_các hơn_tôi hơn_em hơn_thì hơn_đó đó_tôi đó_em này_tôi này_em đó_các đó_một đó_những đã_bằng từ_để khi_đó là_sẽ là_đã là_đang là_vẫn là_cũng về_với để_với để_từ để_cho',
  ),
)

/** Pairs of Vietnamese grammar words that ordered speech hardly ever has. */
export function isImplausibleVietnamesePair(left: Word, right: Word): boolean {
  const a = functionWordClasses.get(left.form)
  const b = functionWordClasses.get(right.form)
  return (
    a !== undefined &&
    b !== undefined &&
    implausibleClassPairs.has(`${a}-${b}`) &&
    !plausiblePairs.has(`${left.form}_${right.form}`)
  )
}
