import { clearPlurals, massNouns, massPlurals, needyNouns, pluralNouns, singularNouns } from '../lexicons/en-nouns'
import type { Word } from '../tag/word'
import { numbersFromTwo, possessives } from './agreement-rules'
import { both, endsGroup, matching, noNounNext, notBefore, oneOf, only, optional, type Rule, without } from './pattern'
import { isPluralNoun, isSingularNoun } from './word-predicates'

const adjective = optional(
  matching(
    (word) =>
      word.pos === 'ADJ' &&
      ![
        'few',
        'many',
        'several',
        'dozen',
        'hundred',
        'thousand',
        'million',
        'half',
        'next',
        'such',
        'various',
        'numerous',
        'countless',
      ].includes(word.form),
  ),
)
/** Tagged as nouns, these are often verbs: "these need care", "another starts". */
const verbal = new Set(
  'need can will may might must count match right work play use start call help change matter let do look show move apply run stop end feel struggle claim fear hope worry find answer question doubt argue share face hate love like want view value report wish regard support visit travel study drive lead result range benefit cause demand influence affect effect interest force control produce increase decrease rise fall grow act aim fail'.split(
    ' ',
  ),
)
const isPlainSingular = (word: Word): boolean => isSingularNoun(word) && !verbal.has(word.form)
const plainAdjectives =
  'different good new other bad important big small great more many main various several difficult hard'
const timeNouns = 'year month week day hour minute'
/** A figure that is more than one, and no year: "5 year". */
const figure = matching((word) => word.token.number && /^\d{1,3}$/u.test(word.token.lower) && word.token.lower !== '1')
const countNouns = without(singularNouns, 'class order report school law game place')

/** Number of nouns: mass nouns in the plural, "many thing", "this things", "one of the best way". */
export const nounRules: readonly Rule[] = [
  { id: 'mass_plural', places: [oneOf(massPlurals)] },
  {
    id: 'irregular_plural',
    places: [oneOf('mans womans childs peoples mens womens foots tooths persones childrens mouses')],
    before: notBefore('the indigenous native different'),
    after: (word) => word?.pos !== 'NOUN' && word?.pos !== 'ADJ',
  },
  {
    id: 'a_mass',
    places: [
      oneOf('a'),
      optional(oneOf('good new useful great big')),
      oneOf('information advice homework equipment furniture luggage'),
    ],
    after: noNounNext,
  },
  {
    id: 'many_mass',
    places: [
      oneOf('many these those few several'),
      optional(oneOf('new good useful important')),
      oneOf(`${massNouns} time`),
    ],
    after: noNounNext,
  },
  {
    id: 'many_singular',
    places: [oneOf('these those many several various numerous'), oneOf(singularNouns)],
    after: noNounNext,
    before: notBefore('a'),
  },
  {
    id: 'many_any_singular',
    places: [oneOf('these those many several'), adjective, matching(isPlainSingular)],
    after: (word) => endsGroup(word) && word?.form !== 'and' && word?.form !== 'or',
    before: notBefore('a'),
  },
  {
    id: 'number_any_singular',
    places: [oneOf(numbersFromTwo), adjective, matching(isPlainSingular)],
    after: (word) => endsGroup(word) && word?.form !== 'to' && word?.form !== 'or' && word?.form !== 'and',
    before: notBefore('a the chapter grade number part unit level page step phase option room of top'),
  },
  {
    id: 'every_any_plural',
    places: [oneOf('every each another'), adjective, matching((word) => isPluralNoun(word) && !verbal.has(word.lemma))],
    after: endsGroup,
  },
  {
    id: 'a_any_plural',
    places: [oneOf('a'), adjective, matching((word) => isPluralNoun(word) && !verbal.has(word.lemma))],
    after: endsGroup,
    before: notBefore('such what lot'),
  },
  {
    id: 'one_of_any_singular',
    places: [
      oneOf('one'),
      oneOf('of'),
      oneOf(`${possessives} the these those`),
      optional(oneOf('most more')),
      adjective,
      matching(isSingularNoun),
    ],
    after: endsGroup,
  },
  {
    id: 'much_any_plural',
    places: [oneOf('much'), matching(isPluralNoun)],
    after: endsGroup,
    before: notBefore('how'),
  },
  {
    id: 'number_singular',
    places: [
      oneOf(numbersFromTwo),
      adjective,
      oneOf(countNouns.filter((noun) => !timeNouns.split(' ').includes(noun))),
    ],
    after: noNounNext,
    before: notBefore('a the chapter grade number part unit level page step phase option room'),
  },
  {
    id: 'number_time',
    places: [oneOf(numbersFromTwo), oneOf(`${timeNouns} time`)],
    after: (word) => endsGroup(word) || word?.form === 'ago',
    before: notBefore('a the one every each this that my our his her'),
  },
  {
    id: 'figure_singular',
    places: [figure, oneOf(`${timeNouns} student person thing friend problem country`)],
    after: (word) => endsGroup(word) || word?.form === 'ago',
    before: notBefore('a the every each this that my our his her day'),
  },
  {
    id: 'many_adj_singular',
    places: [oneOf('these those many several'), oneOf(plainAdjectives), oneOf(singularNouns)],
    after: noNounNext,
  },
  { id: 'few_singular', places: [oneOf('few'), oneOf(needyNouns)], after: noNounNext },
  {
    id: 'all_singular',
    places: [
      oneOf('all'),
      oneOf('student person friend teacher parent idea reason country teenager customer employee kid company thing'),
    ],
    after: endsGroup,
    before: notBefore('after above not at'),
  },
  {
    id: 'all_the_singular',
    places: [
      oneOf('all'),
      oneOf('the my their our these those'),
      oneOf('student person friend teacher parent idea reason teenager customer employee kid thing problem'),
    ],
    after: endsGroup,
  },
  {
    id: 'different_singular',
    places: [
      oneOf('different various'),
      oneOf('thing person country idea student activity subject problem culture reason topic opinion job'),
    ],
    after: noNounNext,
    before: notBefore('a the this that one another any each every no very completely totally some entirely whole same'),
  },
  {
    id: 'other_singular',
    places: [oneOf('in to for with from about of by like'), oneOf('other others'), oneOf(needyNouns)],
    after: noNounNext,
  },
  {
    id: 'this_plural',
    places: [oneOf('this'), oneOf(without(clearPlurals, 'rules features factors brands trucks').concat('people'))],
  },
  {
    id: 'that_plural',
    places: [oneOf('in on at of with for about from'), oneOf('that'), oneOf(clearPlurals)],
    after: noNounNext,
  },
  {
    id: 'these_mass',
    places: [
      oneOf('every each another'),
      optional(oneOf('new good other different')),
      oneOf(clearPlurals.concat('people')),
    ],
    before: notBefore('one'),
  },
  {
    id: 'a_plural',
    places: [oneOf('a'), adjective, oneOf(without([...pluralNouns], 'people'))],
    before: notBefore('such what lot'),
    after: noNounNext,
  },
  {
    id: 'most_of_singular',
    places: [
      oneOf('most some all'),
      oneOf('of'),
      oneOf(`${possessives} the these those`),
      oneOf('student person friend teacher teenager customer employee thing reason parent kid advantage disadvantage'),
    ],
    after: endsGroup,
    before: notBefore('at'),
  },
  { id: 'a_people', places: [oneOf('a'), oneOf('people children')], after: endsGroup },
  {
    id: 'one_of_singular',
    places: [
      oneOf('one many each'),
      oneOf('of'),
      oneOf(`${possessives} the these those`),
      optional(oneOf('most more')),
      adjective,
      oneOf(without(countNouns, 'family company group community department')),
    ],
    after: noNounNext,
    before: notBefore('at'),
  },
  {
    id: 'one_of_bare',
    places: [
      oneOf('one'),
      oneOf('of'),
      optional(oneOf('most more')),
      adjective,
      oneOf([...pluralNouns, ...needyNouns]),
    ],
    before: notBefore('hundred thousand no with number'),
  },
  {
    id: 'much_plural',
    places: [oneOf('much'), oneOf([...pluralNouns, 'people'])],
    before: notBefore('that so very how'),
  },
  {
    id: 'so_much_plural',
    places: [oneOf('so that very too'), oneOf('much'), oneOf(clearPlurals.concat('people'))],
  },
  {
    id: 'a_lot_singular',
    places: [oneOf('lot lots'), oneOf('of'), adjective, oneOf(without(needyNouns, 'game song summer'))],
    after: noNounNext,
  },
  {
    id: 'kinds_singular',
    places: [
      oneOf('kinds types sorts'),
      oneOf('of'),
      oneOf('thing person job problem student activity friend situation'),
    ],
    after: noNounNext,
  },
  {
    id: 'many_kind',
    places: [oneOf(`many several various ${numbersFromTwo}`), oneOf('kind type sort way'), oneOf('of')],
    before: notBefore('a this that one slightly very completely totally entirely'),
  },
  {
    id: 'number_of',
    places: [
      oneOf('number variety couple lot'),
      oneOf('of'),
      oneOf('student person thing friend teacher problem country car job'),
    ],
    after: endsGroup,
    before: both(
      only('a large great big the wide huge small growing whole'),
      (word: Word | undefined) => word !== undefined,
    ),
  },
]
