import { notBefore, oneOf, only, optional, type Rule } from './pattern'

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
    places: [oneOf('more less'), oneOf(comparatives)],
    before: notBefore('many no any once'),
  },
  {
    id: 'double_comparative_end',
    places: [oneOf('more less'), oneOf(sizes)],
    before: notBefore('many no any once'),
    after: (word) => word?.pos !== 'NOUN' && word?.pos !== 'ADJ',
  },
  { id: 'double_superlative', places: [oneOf('most'), oneOf(superlatives)] },
  { id: 'very_comparative', places: [oneOf('very too'), oneOf(`${comparatives.replace('better', '')} ${sizes}`)] },
  { id: 'very_better', places: [oneOf('very'), oneOf('better')] },
  {
    id: 'more_good',
    places: [oneOf('more'), oneOf('good bad big fast cheap old small high')],
    after: only('than'),
  },
  {
    id: 'comparative_that',
    places: [oneOf('more'), oneOf(longAdjectives), oneOf('that then')],
    before: (_word, earlier = []) =>
      earlier.every((word) => !['it', "it's", 'this', 'seem', 'seems', 'find'].includes(word.form)),
    after: only('the a before my other'),
  },
  {
    id: 'comparative_then',
    places: [oneOf('better worse easier faster bigger smaller higher older younger harder rather'), oneOf('then')],
    after: only('the a my i you just other their his anything ever that before we they any what'),
    written: true,
  },
  { id: 'as_than', places: [oneOf('as'), oneOf('good much many well big easy important fast'), oneOf('than')] },
  {
    id: 'too_much_adjective',
    places: [oneOf('too so very'), oneOf('much'), oneOf(`${longAdjectives} hard tired boring bored happy sad`)],
    after: (word) => word?.pos !== 'NOUN' && word?.pos !== 'ADJ',
  },
  {
    id: 'very_verb',
    places: [
      oneOf('i we they he'),
      oneOf('very'),
      oneOf('like love want need enjoy hope agree likes loves wants needs enjoys'),
    ],
  },
  {
    id: 'enough_adjective',
    places: [
      oneOf("is are was were am isn't aren't be"),
      optional(oneOf('not')),
      oneOf('enough'),
      oneOf('good big strong old important smart rich fast clear tall'),
    ],
    after: (word) => word?.pos !== 'NOUN',
  },
  { id: 'much_comparative', places: [oneOf('much far'), oneOf('more'), oneOf(`${comparatives} ${sizes}`)] },
  { id: 'much_adjective', places: [oneOf("is are was were it's"), oneOf('much'), oneOf(longAdjectives)] },
]
