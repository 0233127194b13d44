import { splitWords } from '../lexicons/en-words'
import type { Word } from '../tag/word'

/** Same form for one and for many, plural without an "s", or a number word: the form does not show the number. */
const ambiguousForms = new Set(
  splitWords(`people police children men women feet teeth mice data media criteria phenomena staff majority minority rest number lot lots half series
species fish sheep cattle youth elderly young poor rich homeless means news pair couple dozen hundred thousand million billion percent percentage
variety range bunch group team company family government class crew committee public audience crowd army council department board
population generation union country club management press community band folk offspring aircraft deaf blind dead unemployed
thanks works headquarters crossroads savings earnings goods clothes us one ones other others latter former same best worst first last few many
most more less enough plus minus next past present kind sort type total majority handful none some any all both each every either neither
lens gas bus class bias analysis basis crisis thesis emphasis axis process access success progress business address stress loss boss dress
glass grass mass pass press cross kiss guess mess yes plus bonus focus status virus campus chorus census surplus physics mathematics politics
economics ethics statistics athletics electronics gymnastics genetics logistics analytics sales arms customs stairs pants jeans glasses
united states dollars pounds euros cents years months weeks days hours minutes seconds miles kilometers kilometres meters metres degrees times
sports maths`),
)

/** A noun whose form says "one". The tagger must know the word: misspellings and names give no evidence. */
export function isSingularNoun(word: Word): boolean {
  return (
    word.pos === 'NOUN' && isKnownNoun(word) && word.lemma === word.form && !/(?:s|ics|ing|ese|ish)$/u.test(word.form)
  )
}

/** A noun whose form says "more than one". */
export function isPluralNoun(word: Word): boolean {
  return word.pos === 'NOUN' && isKnownNoun(word) && word.lemma !== word.form && /[^s]s$/u.test(word.form)
}

function isKnownNoun(word: Word): boolean {
  return (
    word.known &&
    word.rank !== null &&
    word.form.length > 2 &&
    !ambiguousForms.has(word.form) &&
    !word.form.includes("'") &&
    !word.form.includes('-') &&
    !word.token.number
  )
}
