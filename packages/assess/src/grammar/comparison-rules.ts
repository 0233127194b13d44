import { makeOptional, matchesAny, matchesNone, matchForms, type Rule } from './pattern'

const comparatives = `better worse easier faster stronger harder happier safer simpler greater shorter quicker slower richer poorer smarter cleaner closer deeper healthier busier nicer taller wiser brighter weaker clearer`
/** "more older people" may be more of them. */
const sizes = 'bigger smaller cheaper higher lower older younger larger longer newer earlier'
const superlatives =
  'best worst easiest fastest biggest smallest highest strongest hardest happiest largest greatest cheapest oldest youngest richest smartest'
const longAdjectives = 'important difficult expensive interesting beautiful useful popular dangerous comfortable famous'

/** More than one degree, or one too many. */
export const comparisonRules: readonly Rule[] = [
  {
    id: 'double_comparative',
    slots: [matchForms('more less'), matchForms(comparatives)],
    before: matchesNone('many no any once'),
  },
  {
    id: 'double_comparative_end',
    slots: [matchForms('more less'), matchForms(sizes)],
    before: matchesNone('many no any once'),
    after: (word) => word?.pos !== 'NOUN' && word?.pos !== 'ADJ',
  },
  { id: 'double_superlative', slots: [matchForms('most'), matchForms(superlatives)] },
  {
    id: 'very_comparative',
    slots: [matchForms('very too'), matchForms(`${comparatives.replace('better', '')} ${sizes}`)],
  },
  { id: 'very_better', slots: [matchForms('very'), matchForms('better')] },
  {
    id: 'more_good',
    slots: [matchForms('more'), matchForms('good bad big fast cheap old small high')],
    after: matchesAny('than'),
  },
  {
    id: 'comparative_that',
    slots: [matchForms('more'), matchForms(longAdjectives), matchForms('that then')],
    before: (_word, earlier = []) =>
      earlier.every((word) => !['it', "it's", 'this', 'seem', 'seems', 'find'].includes(word.form)),
    after: matchesAny('the a before my other'),
  },
  {
    id: 'comparative_then',
    slots: [
      matchForms('better worse easier faster bigger smaller higher older younger harder rather'),
      matchForms('then'),
    ],
    after: matchesAny('the a my i you just other their his anything ever that before we they any what'),
    typedOnly: true,
  },
  {
    id: 'as_than',
    slots: [matchForms('as'), matchForms('good much many well big easy important fast'), matchForms('than')],
  },
  {
    id: 'too_much_adjective',
    slots: [
      matchForms('too so very'),
      matchForms('much'),
      matchForms(`${longAdjectives} hard tired boring bored happy sad`),
    ],
    after: (word) => word?.pos !== 'NOUN' && word?.pos !== 'ADJ',
  },
  {
    id: 'very_verb',
    slots: [
      matchForms('i we they he'),
      matchForms('very'),
      matchForms('like love want need enjoy hope agree likes loves wants needs enjoys'),
    ],
  },
  {
    id: 'enough_adjective',
    slots: [
      matchForms("is are was were am isn't aren't be"),
      makeOptional(matchForms('not')),
      matchForms('enough'),
      matchForms('good big strong old important smart rich fast clear tall'),
    ],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'much_comparative',
    slots: [matchForms('much far'), matchForms('more'), matchForms(`${comparatives} ${sizes}`)],
  },
  { id: 'much_adjective', slots: [matchForms("is are was were it's"), matchForms('much'), matchForms(longAdjectives)] },
]
