import { countNounsNeedingDeterminer } from '../lexicons/en-nouns'
import { endsNounGroup, isNotBeforeNoun, makeOptional, matchesAny, matchesNone, matchForms, type Rule } from './pattern'

const plainAdjectives =
  'good great bad big important new nice hard difficult easy useful wonderful beautiful perfect interesting helpful long small large different serious huge strong better real common'
const personNouns = 'student teacher person doctor engineer lawyer nurse child kid manager developer leader'
const haveNouns =
  'problem idea job car computer phone meeting goal dog cat friend device reason solution advantage disadvantage mistake'

/** "a" and "the" that are missing or appear where no article is allowed. */
export const articleRules: readonly Rule[] = [
  {
    id: 'be_student',
    slots: [
      matchForms("am is was i'm he's"),
      makeOptional(matchForms('very')),
      makeOptional(matchForms(plainAdjectives)),
      matchForms(personNouns),
    ],
    before: (word) =>
      word === undefined ||
      ['i', 'he', 'because', 'and', 'but', 'when', 'so', 'that', 'mother', 'father', 'brother', 'sister'].includes(
        word.form,
      ),
    after: endsNounGroup,
  },
  {
    id: 'is_good_thing',
    slots: [
      matchForms("it he this that it's he's that's which"),
      matchForms("is was isn't wasn't"),
      makeOptional(matchForms('not')),
      makeOptional(matchForms('very really also')),
      matchForms(plainAdjectives),
      matchForms(countNounsNeedingDeterminer),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'its_good_thing',
    slots: [
      matchForms("it's that's he's"),
      makeOptional(matchForms('not')),
      makeOptional(matchForms('very really also')),
      matchForms(plainAdjectives),
      matchForms(countNounsNeedingDeterminer),
    ],
    after: isNotBeforeNoun,
  },
  {
    id: 'have_problem',
    slots: [
      matchForms('i we they you he people to has had have'),
      matchForms('have has had get got find need make'),
      makeOptional(matchForms(plainAdjectives)),
      matchForms(haveNouns),
    ],
    after: endsNounGroup,
    before: matchesNone('do does did'),
  },
  {
    id: 'prep_same',
    slots: [matchForms('at in on with for of from by is are was were have has'), matchForms('same')],
    after: (word) => word?.form !== 'day' && word?.form !== 'sex',
  },
  { id: 'first_time', slots: [matchForms('for'), matchForms('first'), matchForms('time')] },
  {
    id: 'in_world',
    slots: [matchForms('in around over across of'), matchForms('world')],
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
    slots: [matchForms('in'), matchForms('past')],
    after: (word) =>
      word === undefined || ['i', 'we', 'they', 'people', 'he', 'it', 'there', 'and', 'but'].includes(word.form),
  },
  {
    id: 'in_morning',
    slots: [matchForms('in'), matchForms('morning afternoon evening beginning')],
    after: endsNounGroup,
  },
  {
    id: 'in_middle',
    slots: [matchForms('in at'), matchForms('middle end beginning'), matchForms('of')],
    before: matchesNone('week day year'),
  },
  {
    id: 'go_bank',
    slots: [
      matchForms('go goes went going'),
      matchForms('to'),
      matchForms('bank beach airport supermarket gym restaurant cinema library museum mall doctor dentist'),
    ],
    after: endsNounGroup,
  },
  {
    id: 'one_of_most',
    slots: [matchForms('one'), matchForms('of'), matchForms('most best biggest worst greatest')],
    after: (word) => word?.form !== 'of',
  },
  {
    id: 'is_most_thing',
    slots: [
      matchForms("is was are were it's that's"),
      matchForms('most'),
      matchForms('important popular famous difficult beautiful interesting useful common dangerous expensive'),
      matchForms('thing part reason way problem place city country person subject sport game things people'),
    ],
  },
  {
    id: 'is_best_way',
    slots: [
      matchForms("is was it's that's has have"),
      matchForms('best worst biggest easiest greatest main only'),
      matchForms('way thing reason idea problem part person'),
    ],
    after: isNotBeforeNoun,
    before: matchesNone('the'),
  },
  {
    id: 'such_good',
    slots: [matchForms('such'), matchForms(plainAdjectives), matchForms(countNounsNeedingDeterminer)],
    after: isNotBeforeNoun,
  },
  {
    id: 'as_student',
    slots: [
      matchForms('as work works worked working'),
      matchForms('as'),
      matchForms(`${personNouns} waiter waitress cashier accountant salesman translator designer tester programmer`),
    ],
    before: matchesNone('so'),
    after: endsNounGroup,
  },
  { id: 'the_my', slots: [matchForms('the a'), matchForms('my our your their his its')], typedOnly: true },
  { id: 'my_the', slots: [matchForms('my our their'), matchForms('the a')], typedOnly: true },
  {
    id: 'lot_of',
    slots: [matchForms('lot'), matchForms('of')],
    before: matchesAny(
      'are is was be have has had with get got need of there in know learn make see do for about by eat spend play and',
    ),
  },
  { id: 'a_lots', slots: [matchForms('a'), matchForms('lots'), matchForms('of')] },
  {
    id: 'a_lot_people',
    slots: [
      matchForms('a'),
      matchForms('lot'),
      matchForms('people things students money time friends problems information'),
    ],
  },
  { id: 'the_another', slots: [matchForms('the a'), matchForms('another')] },
  { id: 'the_this', slots: [matchForms('the a'), matchForms('this these those each every some any')], typedOnly: true },
]
