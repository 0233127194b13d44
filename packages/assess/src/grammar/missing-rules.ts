import { endsGroup, notBefore, oneOf, only, opensClause, optional, type Rule, startsClause } from './pattern'

const adjectives =
  'important good hard difficult easy possible necessary better bad interesting useful fun dangerous expensive'
const feelings = 'happy sad tired afraid able interested angry busy excited nervous hungry'
const manyWords = 'many several some various'

/** A subject, "be" or "to" that is not there. */
export const missingRules: readonly Rule[] = [
  {
    id: 'because_is',
    places: [
      oneOf('because'),
      oneOf(
        "is are was were isn't aren't wasn't has does can could will would should doesn't can't won't have don't makes helps gives",
      ),
    ],
    before: notBefore('is was just only simply'),
    after: notBefore('why'),
  },
  { id: 'if_is', places: [oneOf('if although though'), oneOf('is are was has does can will')] },
  {
    id: 'think_is',
    places: [oneOf('i'), optional(oneOf('also really personally')), oneOf('think believe'), oneOf('is are was were')],
    before: startsClause,
    after: notBefore('that'),
  },
  {
    id: 'when_is',
    places: [oneOf('when'), oneOf('is are was were')],
    after: only('cold hot raining sunny late time important difficult necessary'),
  },
  {
    id: 'it_adjective',
    places: [oneOf('it'), optional(oneOf('very so really too')), oneOf(adjectives)],
    before: startsClause,
    after: (word) => word === undefined || ['to', 'for', 'that', 'because', 'and', 'but'].includes(word.form),
  },
  {
    id: 'this_very',
    places: [oneOf('this it that he they we'), oneOf('very')],
    before: startsClause,
    after: only(`${adjectives} ${feelings} beautiful big small nice kind smart`),
  },
  {
    id: 'pronoun_very',
    places: [oneOf('i he we they'), oneOf('very')],
    before: startsClause,
    after: only(`${feelings} good important different like love want need enjoy hope agree`),
  },
  {
    id: 'pronoun_adjective',
    places: [oneOf('i he they'), optional(oneOf('so not really')), oneOf(feelings)],
    before: startsClause,
    after: endsGroup,
  },
  {
    id: 'there_many',
    places: [
      oneOf('there'),
      oneOf(manyWords),
      oneOf('people things ways reasons students problems kinds types places'),
    ],
    before: startsClause,
  },
  { id: 'there_a', places: [oneOf('there'), oneOf('a'), oneOf('lot')], before: startsClause },
  { id: 'i_born', places: [oneOf('i he they we'), oneOf('born')], before: opensClause },
  {
    id: 'going_base',
    places: [
      oneOf("i'm he's we're they're you're am is are was were"),
      oneOf('going'),
      oneOf('be do have make get become learn take see know'),
    ],
  },
  { id: 'able_base', places: [oneOf('able'), oneOf('do make get be have go see know understand learn find take')] },
  {
    id: 'have_base_to',
    places: [
      oneOf('i we they you he'),
      optional(oneOf('will would also do')),
      oneOf('have'),
      oneOf('go do make know understand learn see become find be'),
    ],
    before: opensClause,
  },
  {
    id: 'what_they',
    places: [oneOf('prefer prefers preferred'), oneOf('go stay be do have learn make')],
  },
  { id: 'used_base', places: [oneOf('i we they he'), oneOf('used'), oneOf('go be have do live play think work')] },
]
