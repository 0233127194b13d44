import { numbersFromTwo, pluralNouns, possessives, singularNouns } from './nouns'
import { matching, notBefore, oneOf, optional, type Rule } from './pattern'

const mass = 'information advice homework equipment furniture feedback software hardware luggage money research traffic'
const notNounNext = (word: { readonly pos: string; readonly form: string } | undefined): boolean =>
  word === undefined ||
  (word.pos !== 'NOUN' &&
    word.pos !== 'PROPN' &&
    word.pos !== 'ADJ' &&
    word.pos !== 'VERB' &&
    !['and', 'or'].includes(word.form))
const adjective = optional(matching((word) => word.pos === 'ADJ'))

/** Number of nouns: mass nouns in the plural, "many thing", "this things", "one of the best way". */
export const nounRules: readonly Rule[] = [
  {
    id: 'mass_plural',
    places: [
      oneOf(
        'informations advices equipments furnitures homeworks knowledges softwares hardwares luggages feedbacks stuffs musics moneys vocabularys',
      ),
    ],
  },
  {
    id: 'irregular_plural',
    places: [oneOf('childrens mans womans childs peoples mens foots tooths persones')],
    before: notBefore('the indigenous native'),
  },
  {
    id: 'a_mass',
    places: [
      oneOf('a'),
      optional(oneOf('good new useful great big')),
      oneOf('information advice homework equipment furniture luggage'),
    ],
    after: notNounNext,
  },
  { id: 'many_mass', places: [oneOf('many these those few several'), oneOf(mass)], after: notNounNext },
  {
    id: 'many_singular',
    places: [oneOf(`these those many several ${numbersFromTwo}`), oneOf(singularNouns)],
    after: notNounNext,
    before: notBefore('a'),
  },
  {
    id: 'many_adj_singular',
    places: [
      oneOf('these those many several'),
      oneOf('different good new other bad important big small great'),
      oneOf(singularNouns),
    ],
    after: notNounNext,
  },
  { id: 'this_plural', places: [oneOf('this every each another'), oneOf(`${pluralNouns} people`)] },
  { id: 'a_plural', places: [oneOf('a'), adjective, oneOf(pluralNouns)], before: notBefore('such what') },
  {
    id: 'one_of_singular',
    places: [
      oneOf('one'),
      oneOf('of'),
      oneOf(`${possessives} the these those`),
      optional(oneOf('most')),
      adjective,
      oneOf(singularNouns),
    ],
    after: notNounNext,
  },
  { id: 'much_plural', places: [oneOf('much'), oneOf(`${pluralNouns} people`)] },
  {
    id: 'a_lot_singular',
    places: [
      oneOf('lot lots'),
      oneOf('of'),
      oneOf(singularNouns.replace(/\b(?:school|sport|email|law|class|phone|game)\b/gu, '')),
    ],
    after: notNounNext,
  },
]
