import {
  clearPlurals,
  countNounsNeedingDeterminer,
  massNouns,
  massPlurals,
  pluralNouns,
  singularNouns,
} from '../lexicons/en-nouns'
import type { Word } from '../tag/word'
import { numbersFromTwo, possessives } from './agreement-rules'
import {
  checkBoth,
  endsNounGroup,
  excludeForms,
  isNotBeforeNoun,
  makeOptional,
  matchesAny,
  matchesNone,
  matchForms,
  matchWord,
  type Rule,
} from './pattern'
import { isPluralNoun, isSingularNoun } from './word-predicates'

const quantityWords = new Set(
  'few many several dozen hundred thousand million half next such various numerous countless'.split(' '),
)
const adjective = makeOptional(matchWord((word) => word.pos === 'ADJ' && !quantityWords.has(word.form)))
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
const figure = matchWord((word) => word.token.number && /^\d{1,3}$/u.test(word.token.lower) && word.token.lower !== '1')
const countNouns = excludeForms(singularNouns, 'class order report school law game place')

/** Number of nouns: mass nouns in the plural, "many thing", "this things", "one of the best way". */
export const nounRules: readonly Rule[] = [
  { id: 'mass_plural', slots: [matchForms(massPlurals)] },
  {
    id: 'irregular_plural',
    slots: [matchForms('mans womans childs peoples mens womens foots tooths persones childrens mouses')],
    before: matchesNone('the indigenous native different'),
    after: (word) => word?.pos !== 'NOUN' && word?.pos !== 'ADJ',
  },
  {
    id: 'a_mass',
    slots: [
      matchForms('a'),
      makeOptional(matchForms('good new useful great big')),
      matchForms('information advice homework equipment furniture luggage'),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'many_mass',
    slots: [
      matchForms('many these those few several'),
      makeOptional(matchForms('new good useful important')),
      matchForms(`${massNouns} time`),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'many_singular',
    slots: [matchForms('these those many several various numerous'), matchForms(singularNouns)],
    after: isNotBeforeNoun,
    before: matchesNone('a'),
  },
  {
    id: 'many_any_singular',
    slots: [matchForms('these those many several'), adjective, matchWord(isPlainSingular)],
    after: (word) => endsNounGroup(word) && word?.form !== 'and' && word?.form !== 'or',
    before: matchesNone('a'),
  },
  {
    id: 'number_any_singular',
    slots: [matchForms(numbersFromTwo), adjective, matchWord(isPlainSingular)],
    after: (word) => endsNounGroup(word) && word?.form !== 'to' && word?.form !== 'or' && word?.form !== 'and',
    before: matchesNone('a the chapter grade number part unit level page step phase option room of top'),
  },
  {
    id: 'every_any_plural',
    slots: [
      matchForms('every each another'),
      adjective,
      matchWord((word) => isPluralNoun(word) && !verbal.has(word.lemma)),
    ],
    after: endsNounGroup,
  },
  {
    id: 'a_any_plural',
    slots: [matchForms('a'), adjective, matchWord((word) => isPluralNoun(word) && !verbal.has(word.lemma))],
    after: endsNounGroup,
    before: matchesNone('such what lot'),
  },
  {
    id: 'one_of_any_singular',
    slots: [
      matchForms('one'),
      matchForms('of'),
      matchForms(`${possessives} the these those`),
      makeOptional(matchForms('most more')),
      adjective,
      matchWord(isSingularNoun),
    ],
    after: endsNounGroup,
  },
  {
    id: 'much_any_plural',
    slots: [matchForms('much'), matchWord(isPluralNoun)],
    after: endsNounGroup,
    before: matchesNone('how'),
  },
  {
    id: 'number_singular',
    slots: [
      matchForms(numbersFromTwo),
      adjective,
      matchForms(countNouns.filter((noun) => !timeNouns.split(' ').includes(noun))),
    ],
    after: isNotBeforeNoun,
    before: matchesNone('a the chapter grade number part unit level page step phase option room'),
  },
  {
    id: 'number_time',
    slots: [matchForms(numbersFromTwo), matchForms(`${timeNouns} time`)],
    after: (word) => endsNounGroup(word) || word?.form === 'ago',
    before: matchesNone('a the one every each this that my our his her'),
  },
  {
    id: 'figure_singular',
    slots: [figure, matchForms(`${timeNouns} student person thing friend problem country`)],
    after: (word) => endsNounGroup(word) || word?.form === 'ago',
    before: matchesNone('a the every each this that my our his her day'),
  },
  {
    id: 'many_adj_singular',
    slots: [matchForms('these those many several'), matchForms(plainAdjectives), matchForms(singularNouns)],
    after: isNotBeforeNoun,
  },
  { id: 'few_singular', slots: [matchForms('few'), matchForms(countNounsNeedingDeterminer)], after: isNotBeforeNoun },
  {
    id: 'all_singular',
    slots: [
      matchForms('all'),
      matchForms(
        'student person friend teacher parent idea reason country teenager customer employee kid company thing',
      ),
    ],
    after: endsNounGroup,
    before: matchesNone('after above not at'),
  },
  {
    id: 'all_the_singular',
    slots: [
      matchForms('all'),
      matchForms('the my their our these those'),
      matchForms('student person friend teacher parent idea reason teenager customer employee kid thing problem'),
    ],
    after: endsNounGroup,
  },
  {
    id: 'different_singular',
    slots: [
      matchForms('different various'),
      matchForms('thing person country idea student activity subject problem culture reason topic opinion job'),
    ],
    after: isNotBeforeNoun,
    before: matchesNone(
      'a the this that one another any each every no very completely totally some entirely whole same',
    ),
  },
  {
    id: 'other_singular',
    slots: [
      matchForms('in to for with from about of by like'),
      matchForms('other others'),
      matchForms(countNounsNeedingDeterminer),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'this_plural',
    slots: [
      matchForms('this'),
      matchForms(excludeForms(clearPlurals, 'rules features factors brands trucks').concat('people')),
    ],
  },
  {
    id: 'that_plural',
    slots: [matchForms('in on at of with for about from'), matchForms('that'), matchForms(clearPlurals)],
    after: isNotBeforeNoun,
  },
  {
    id: 'these_mass',
    slots: [
      matchForms('every each another'),
      makeOptional(matchForms('new good other different')),
      matchForms(clearPlurals.concat('people')),
    ],
    before: matchesNone('one'),
  },
  {
    id: 'a_plural',
    slots: [matchForms('a'), adjective, matchForms(excludeForms([...pluralNouns], 'people'))],
    before: matchesNone('such what lot'),
    after: isNotBeforeNoun,
  },
  {
    id: 'most_of_singular',
    slots: [
      matchForms('most some all'),
      matchForms('of'),
      matchForms(`${possessives} the these those`),
      matchForms(
        'student person friend teacher teenager customer employee thing reason parent kid advantage disadvantage',
      ),
    ],
    after: endsNounGroup,
    before: matchesNone('at'),
  },
  { id: 'a_people', slots: [matchForms('a'), matchForms('people children')], after: endsNounGroup },
  {
    id: 'one_of_singular',
    slots: [
      matchForms('one many each'),
      matchForms('of'),
      matchForms(`${possessives} the these those`),
      makeOptional(matchForms('most more')),
      adjective,
      matchForms(excludeForms(countNouns, 'family company group community department')),
    ],
    after: isNotBeforeNoun,
    before: matchesNone('at'),
  },
  {
    id: 'one_of_bare',
    slots: [
      matchForms('one'),
      matchForms('of'),
      makeOptional(matchForms('most more')),
      adjective,
      matchForms([...pluralNouns, ...countNounsNeedingDeterminer]),
    ],
    before: matchesNone('hundred thousand no with number'),
  },
  {
    id: 'much_plural',
    slots: [matchForms('much'), matchForms([...pluralNouns, 'people'])],
    before: matchesNone('that so very how'),
  },
  {
    id: 'so_much_plural',
    slots: [matchForms('so that very too'), matchForms('much'), matchForms(clearPlurals.concat('people'))],
  },
  {
    id: 'a_lot_singular',
    slots: [
      matchForms('lot lots'),
      matchForms('of'),
      adjective,
      matchForms(excludeForms(countNounsNeedingDeterminer, 'game song summer')),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'kinds_singular',
    slots: [
      matchForms('kinds types sorts'),
      matchForms('of'),
      matchForms('thing person job problem student activity friend situation'),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'many_kind',
    slots: [matchForms(`many several various ${numbersFromTwo}`), matchForms('kind type sort way'), matchForms('of')],
    before: matchesNone('a this that one slightly very completely totally entirely'),
  },
  {
    id: 'number_of',
    slots: [
      matchForms('number variety couple lot'),
      matchForms('of'),
      matchForms('student person thing friend teacher problem country car job'),
    ],
    after: endsNounGroup,
    before: checkBoth(
      matchesAny('a large great big the wide huge small growing whole'),
      (word: Word | undefined) => word !== undefined,
    ),
  },
]
