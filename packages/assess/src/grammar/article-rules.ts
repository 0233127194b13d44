import { needyNouns } from '../lexicons/en-nouns'
import { endsGroup, noNounNext, notBefore, oneOf, only, optional, type Rule } from './pattern'

const plainAdjectives =
  'good great bad big important new nice hard difficult easy useful wonderful beautiful perfect interesting helpful long small large different serious huge strong better real common'
const personNouns = 'student teacher person doctor engineer lawyer nurse child kid manager developer leader'
const haveNouns =
  'problem idea job car computer phone meeting goal dog cat friend device reason solution advantage disadvantage mistake'

/** "a" and "the" that are missing or stand where none can. */
export const articleRules: readonly Rule[] = [
  {
    id: 'be_student',
    places: [
      oneOf("am is was i'm he's"),
      optional(oneOf('very')),
      optional(oneOf(plainAdjectives)),
      oneOf(personNouns),
    ],
    before: (word) =>
      word === undefined ||
      ['i', 'he', 'because', 'and', 'but', 'when', 'so', 'that', 'mother', 'father', 'brother', 'sister'].includes(
        word.form,
      ),
    after: endsGroup,
  },
  {
    id: 'is_good_thing',
    places: [
      oneOf("it he this that it's he's that's which"),
      oneOf("is was isn't wasn't"),
      optional(oneOf('not')),
      optional(oneOf('very really also')),
      oneOf(plainAdjectives),
      oneOf(needyNouns),
    ],
    after: noNounNext,
  },
  {
    id: 'its_good_thing',
    places: [
      oneOf("it's that's he's"),
      optional(oneOf('not')),
      optional(oneOf('very really also')),
      oneOf(plainAdjectives),
      oneOf(needyNouns),
    ],
    after: noNounNext,
  },
  {
    id: 'have_problem',
    places: [
      oneOf('i we they you he people to has had have'),
      oneOf('have has had get got find need make'),
      optional(oneOf(plainAdjectives)),
      oneOf(haveNouns),
    ],
    after: endsGroup,
    before: notBefore('do does did'),
  },
  {
    id: 'prep_same',
    places: [oneOf('at in on with for of from by is are was were have has'), oneOf('same')],
    after: (word) => word?.form !== 'day' && word?.form !== 'sex',
  },
  { id: 'first_time', places: [oneOf('for'), oneOf('first'), oneOf('time')] },
  {
    id: 'in_world',
    places: [oneOf('in around over across of'), oneOf('world')],
    after: (word) =>
      word === undefined ||
      [
        'and',
        'but',
        'is',
        'are',
        'because',
        'there',
        'today',
        'now',
        'we',
        'people',
        'that',
        'who',
        'i',
        'have',
      ].includes(word.form),
  },
  {
    id: 'in_past',
    places: [oneOf('in'), oneOf('past')],
    after: (word) =>
      word === undefined || ['i', 'we', 'they', 'people', 'he', 'it', 'there', 'and', 'but'].includes(word.form),
  },
  { id: 'in_morning', places: [oneOf('in'), oneOf('morning afternoon evening beginning')], after: endsGroup },
  {
    id: 'in_middle',
    places: [oneOf('in at'), oneOf('middle end beginning'), oneOf('of')],
    before: notBefore('week day year'),
  },
  {
    id: 'go_bank',
    places: [
      oneOf('go goes went going'),
      oneOf('to'),
      oneOf('bank beach airport supermarket gym restaurant cinema library museum mall doctor dentist'),
    ],
    after: endsGroup,
  },
  {
    id: 'one_of_most',
    places: [oneOf('one'), oneOf('of'), oneOf('most best biggest worst greatest')],
    after: (word) => word?.form !== 'of',
  },
  {
    id: 'is_most_thing',
    places: [
      oneOf("is was are were it's that's"),
      oneOf('most'),
      oneOf('important popular famous difficult beautiful interesting useful common dangerous expensive'),
      oneOf('thing part reason way problem place city country person subject sport game things people'),
    ],
  },
  {
    id: 'is_best_way',
    places: [
      oneOf("is was it's that's has have"),
      oneOf('best worst biggest easiest greatest main only'),
      oneOf('way thing reason idea problem part person'),
    ],
    after: noNounNext,
    before: notBefore('the'),
  },
  { id: 'such_good', places: [oneOf('such'), oneOf(plainAdjectives), oneOf(needyNouns)], after: noNounNext },
  {
    id: 'as_student',
    places: [
      oneOf('as work works worked working'),
      oneOf('as'),
      oneOf(`${personNouns} waiter waitress cashier accountant salesman translator designer tester programmer`),
    ],
    before: notBefore('so'),
    after: endsGroup,
  },
  { id: 'the_my', places: [oneOf('the a'), oneOf('my our your their his its')], written: true },
  { id: 'my_the', places: [oneOf('my our their'), oneOf('the a')], written: true },
  {
    id: 'lot_of',
    places: [oneOf('lot'), oneOf('of')],
    before: only(
      'are is was be have has had with get got need of there in know learn make see do for about by eat spend play and',
    ),
  },
  { id: 'a_lots', places: [oneOf('a'), oneOf('lots'), oneOf('of')] },
  {
    id: 'a_lot_people',
    places: [oneOf('a'), oneOf('lot'), oneOf('people things students money time friends problems information')],
  },
  { id: 'the_another', places: [oneOf('the a'), oneOf('another')] },
  { id: 'the_this', places: [oneOf('the a'), oneOf('this these those each every some any')], written: true },
]
