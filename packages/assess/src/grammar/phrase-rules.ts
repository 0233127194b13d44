import { clearPlurals } from '../lexicons/en-nouns'
import { numbersFromTwo } from './agreement-rules'
import { endsNounGroup, makeOptional, matchesNone, matchForms, opensClause, type Rule, startsClause } from './pattern'

const _persons = 'me him us them you people students children others'
const _frequent = 'make makes made give gives find need want know'

/** Fixed phrases with the wrong preposition. */
export const phraseRules: readonly Rule[] = [
  {
    id: 'consider_about',
    slots: [
      matchForms('consider considers considered considering describe describes described describing'),
      matchForms('about'),
    ],
    after: matchesNone('#'),
  },
  {
    id: 'affect_on',
    slots: [matchForms('can could will would may might to not also'), matchForms('affect'), matchForms('on to')],
  },
  { id: 'affects_on', slots: [matchForms('affects'), matchForms('on')] },
  {
    id: 'in_the_contrary',
    slots: [matchForms('in at by'), makeOptional(matchForms('the')), matchForms('contrary')],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'in_other_side',
    slots: [matchForms('in'), matchForms('the'), matchForms('other'), matchForms('side')],
    after: matchesNone('of'),
  },
  {
    id: 'in_one_hand',
    slots: [matchForms('in by'), makeOptional(matchForms('the')), matchForms('one'), matchForms('hand')],
    before: startsClause,
  },
  {
    id: 'for_examples',
    slots: [matchForms('for'), matchForms('examples')],
    before: startsClause,
    after: matchesNone('of see'),
  },
  { id: 'most_of_time', slots: [matchForms('most'), matchForms('of'), matchForms('time')], after: endsNounGroup },
]

/** Words that cannot be combined. */
export const wordRules: readonly Rule[] = [
  {
    id: 'the_important_is',
    slots: [matchForms('the'), matchForms('important difficult interesting essential'), matchForms('is was')],
    before: opensClause,
  },
  { id: 'each_others', slots: [matchForms('each'), matchForms('others')], after: (word) => word?.pos !== 'VERB' },
  { id: 'the_todays', slots: [matchForms('the a'), matchForms("today's nowadays nowaday")] },
  { id: 'lots_people', slots: [matchForms('lots'), matchForms([...clearPlurals, 'people', 'money', 'time'])] },
  {
    id: 'this_two',
    slots: [matchForms('this'), matchForms(numbersFromTwo), matchForms([...clearPlurals, 'years', 'people'])],
  },
  { id: 'this_kinds', slots: [matchForms('this that'), matchForms('kinds types sorts'), matchForms('of')] },
]
