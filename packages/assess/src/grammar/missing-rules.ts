import {
  endsNounGroup,
  makeOptional,
  matchesAny,
  matchesNone,
  matchForms,
  opensClause,
  type Rule,
  startsClause,
} from './pattern'

const adjectives =
  'important good hard difficult easy possible necessary better bad interesting useful fun dangerous expensive'
const feelings = 'happy sad tired afraid able interested angry busy excited nervous hungry'
const manyWords = 'many several some various'

/** A missing subject, "be" or "to". */
export const missingRules: readonly Rule[] = [
  {
    id: 'because_is',
    slots: [
      matchForms('because'),
      matchForms(
        "is are was were isn't aren't wasn't has does can could will would should doesn't can't won't have don't makes helps gives",
      ),
    ],
    before: matchesNone('is was just only simply'),
    after: matchesNone('why'),
  },
  { id: 'if_is', slots: [matchForms('if although though'), matchForms('is are was has does can will')] },
  {
    id: 'think_is',
    slots: [
      matchForms('i'),
      makeOptional(matchForms('also really personally')),
      matchForms('think believe'),
      matchForms('is are was were'),
    ],
    before: startsClause,
    after: matchesNone('that'),
  },
  {
    id: 'when_is',
    slots: [matchForms('when'), matchForms('is are was were')],
    after: matchesAny('cold hot raining sunny late time important difficult necessary'),
  },
  {
    id: 'it_adjective',
    slots: [matchForms('it'), makeOptional(matchForms('very so really too')), matchForms(adjectives)],
    before: startsClause,
    after: (word) => word === undefined || ['to', 'for', 'that', 'because', 'and', 'but'].includes(word.form),
  },
  {
    id: 'this_very',
    slots: [matchForms('this it that he they we'), matchForms('very')],
    before: startsClause,
    after: matchesAny(`${adjectives} ${feelings} beautiful big small nice kind smart`),
  },
  {
    id: 'pronoun_very',
    slots: [matchForms('i he we they'), matchForms('very')],
    before: startsClause,
    after: matchesAny(`${feelings} good important different like love want need enjoy hope agree`),
  },
  {
    id: 'pronoun_adjective',
    slots: [matchForms('i he they'), makeOptional(matchForms('so not really')), matchForms(feelings)],
    before: startsClause,
    after: endsNounGroup,
  },
  {
    id: 'there_many',
    slots: [
      matchForms('there'),
      matchForms(manyWords),
      matchForms('people things ways reasons students problems kinds types places'),
    ],
    before: startsClause,
  },
  { id: 'there_a', slots: [matchForms('there'), matchForms('a'), matchForms('lot')], before: startsClause },
  { id: 'i_born', slots: [matchForms('i he they we'), matchForms('born')], before: opensClause },
  {
    id: 'going_base',
    slots: [
      matchForms("i'm he's we're they're you're am is are was were"),
      matchForms('going'),
      matchForms('be do have make get become learn take see know'),
    ],
  },
  {
    id: 'able_base',
    slots: [matchForms('able'), matchForms('do make get be have go see know understand learn find take')],
  },
  {
    id: 'have_base_to',
    slots: [
      matchForms('i we they you he'),
      makeOptional(matchForms('will would also do')),
      matchForms('have'),
      matchForms('go do make know understand learn see become find be'),
    ],
    before: opensClause,
  },
  {
    id: 'what_they',
    slots: [matchForms('prefer prefers preferred'), matchForms('go stay be do have learn make')],
  },
  {
    id: 'used_base',
    slots: [matchForms('i we they he'), matchForms('used'), matchForms('go be have do live play think work')],
  },
]
