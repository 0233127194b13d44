import { clearPlurals } from '../lexicons/en-nouns'
import { numbersFromTwo } from './agreement-rules'
import { endsGroup, notBefore, oneOf, opensClause, optional, type Rule, startsClause } from './pattern'

const _persons = 'me him us them you people students children others'
const _frequent = 'make makes made give gives find need want know'

/** Fixed phrases with the wrong preposition. */
export const phraseRules: readonly Rule[] = [
  {
    id: 'consider_about',
    places: [
      oneOf('consider considers considered considering describe describes described describing'),
      oneOf('about'),
    ],
    after: notBefore('#'),
  },
  {
    id: 'affect_on',
    places: [oneOf('can could will would may might to not also'), oneOf('affect'), oneOf('on to')],
  },
  { id: 'affects_on', places: [oneOf('affects'), oneOf('on')] },
  {
    id: 'in_the_contrary',
    places: [oneOf('in at by'), optional(oneOf('the')), oneOf('contrary')],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'in_other_side',
    places: [oneOf('in'), oneOf('the'), oneOf('other'), oneOf('side')],
    after: notBefore('of'),
  },
  {
    id: 'in_one_hand',
    places: [oneOf('in by'), optional(oneOf('the')), oneOf('one'), oneOf('hand')],
    before: startsClause,
  },
  { id: 'for_examples', places: [oneOf('for'), oneOf('examples')], before: startsClause, after: notBefore('of see') },
  { id: 'most_of_time', places: [oneOf('most'), oneOf('of'), oneOf('time')], after: endsGroup },
]

/** Words that cannot stand together. */
export const wordRules: readonly Rule[] = [
  {
    id: 'the_important_is',
    places: [oneOf('the'), oneOf('important difficult interesting essential'), oneOf('is was')],
    before: opensClause,
  },
  { id: 'each_others', places: [oneOf('each'), oneOf('others')], after: (word) => word?.pos !== 'VERB' },
  { id: 'the_todays', places: [oneOf('the a'), oneOf("today's nowadays nowaday")] },
  { id: 'lots_people', places: [oneOf('lots'), oneOf([...clearPlurals, 'people', 'money', 'time'])] },
  { id: 'this_two', places: [oneOf('this'), oneOf(numbersFromTwo), oneOf([...clearPlurals, 'years', 'people'])] },
  { id: 'this_kinds', places: [oneOf('this that'), oneOf('kinds types sorts'), oneOf('of')] },
]
