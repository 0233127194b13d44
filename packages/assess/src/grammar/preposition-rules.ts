import { allBases } from '../lexicons/en-verbs'
import { numbersFromTwo } from './agreement-rules'
import { endsGroup, matching, noNounNext, notBefore, oneOf, only, optional, type Rule, without } from './pattern'

const objects = 'me him her us them'
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'

/** Prepositions that a verb, adjective or noun does not take, or that it needs. */
export const prepositionRules: readonly Rule[] = [
  {
    id: 'discuss_about',
    places: [oneOf('discuss discussed discusses discussing mention mentioned mentions mentioning'), oneOf('about')],
  },
  {
    id: 'depend_of',
    places: [oneOf('depend depends depended depending dependent'), oneOf('of from in to')],
    after: notBefore('a some large great part many this which what'),
  },
  { id: 'listen_object', places: [oneOf('listen listens listened listening'), oneOf(`music ${objects} songs`)] },
  {
    id: 'wait_object',
    places: [oneOf('wait waited waiting waits'), oneOf('me him us them you')],
    before: notBefore('let'),
  },
  { id: 'married_with', places: [oneOf('marry married'), oneOf('with')], after: only('him her a my the someone') },
  { id: 'contact_with', places: [oneOf('to can please could will'), oneOf('contact'), oneOf('with to')] },
  { id: 'lack_of', places: [oneOf('i we they he it people students'), oneOf('lack lacks lacked'), oneOf('of')] },
  { id: 'responsible_of', places: [oneOf('responsible'), oneOf('of about')] },
  {
    id: 'interested_on',
    places: [oneOf('interested interest'), oneOf('on about')],
    before: only("am is are was were very really be get so more i'm not"),
  },
  {
    id: 'interesting_in',
    places: [
      oneOf("am i'm is are was we're he's they're"),
      optional(oneOf('very really so more')),
      oneOf('interesting'),
      oneOf('in'),
    ],
    after: (word) => word?.pos !== 'DET' && word?.pos !== 'PRON',
  },
  { id: 'afraid_from', places: [oneOf('afraid scared'), oneOf('from')] },
  { id: 'capable_to', places: [oneOf('capable'), oneOf('to')] },
  {
    id: 'similar_with',
    places: [oneOf('is are was were be'), optional(oneOf('very so')), oneOf('similar'), oneOf('with as like than')],
  },
  { id: 'same_with', places: [oneOf('as'), oneOf('same'), oneOf('as with like')] },
  { id: 'superior_than', places: [oneOf('superior inferior prior'), oneOf('than')] },
  { id: 'different_of', places: [oneOf('different'), oneOf('of')] },
  {
    id: 'arrive_to',
    places: [oneOf('arrive arrived arrives arriving'), oneOf('to')],
    after: (word) => word !== undefined && !allBases.includes(word.form),
  },
  {
    id: 'go_home',
    places: [
      oneOf('go goes went going come came return returned back get got'),
      oneOf('to'),
      oneOf('home there here abroad downtown upstairs'),
    ],
    after: endsGroup,
  },
  {
    id: 'go_to_shopping',
    places: [
      oneOf('go goes went going'),
      oneOf('to'),
      oneOf('shopping swimming fishing hiking camping dancing skiing'),
    ],
    after: endsGroup,
  },
  { id: 'go_shop', places: [oneOf('go goes went going'), oneOf('school college university')], after: endsGroup },
  { id: 'in_abroad', places: [oneOf('in at'), oneOf('abroad overseas')], after: noNounNext },
  { id: 'despite_of', places: [oneOf('despite'), oneOf('of')] },
  { id: 'in_spite', places: [oneOf('in'), oneOf('spite'), matching((word) => word.form !== 'of')] },
  { id: 'hand', places: [oneOf('in by at'), oneOf('the'), optional(oneOf('one')), oneOf('other'), oneOf('hand')] },
  { id: 'on_other_hand', places: [oneOf('on in by'), oneOf('other another'), oneOf('hand hands')] },
  { id: 'on_the_others', places: [oneOf('on in'), oneOf('the'), oneOf('others other'), oneOf('hands')] },
  {
    id: 'on_my_opinion',
    places: [oneOf('on from by at according'), optional(oneOf('to')), oneOf('my'), oneOf('opinion')],
    after: notBefore('of about on'),
  },
  { id: 'according_with', places: [oneOf('according'), oneOf('with the')], after: notBefore('to') },
  {
    id: 'since_years',
    places: [oneOf('since'), oneOf(`# ${numbersFromTwo} many`), oneOf('years months weeks days')],
    after: notBefore('ago'),
  },
  { id: 'since_long', places: [oneOf('since from'), optional(oneOf('a')), oneOf('long'), oneOf('time')] },
  {
    id: 'in_last',
    places: [oneOf('in at on'), oneOf('last next'), oneOf('year month week summer weekend night')],
    after: (word) => word === undefined || ['i', 'we', 'they', 'he', 'and', 'my', 'the'].includes(word.form),
  },
  {
    id: 'in_yesterday',
    places: [oneOf('in at on'), oneOf('yesterday tomorrow today tonight')],
    after: notBefore('market world society'),
    before: notBefore('live lived living are exist exists'),
  },
  { id: 'in_weekday', places: [oneOf('in at'), oneOf(weekdays)], after: noNounNext },
  {
    id: 'in_everyday',
    places: [oneOf('in at on'), oneOf('every'), oneOf('day week month year')],
    before: notBefore('day live lived'),
    after: noNounNext,
  },
  { id: 'thanks_you', places: [oneOf('thanks'), oneOf('you')] },
  {
    id: 'good_in',
    places: [oneOf('participate participated participates participating'), oneOf('to at on')],
    after: notBefore('least most all'),
  },
  {
    id: 'most_of_people',
    places: [
      oneOf('most many some several'),
      oneOf('of'),
      oneOf('people students children teenagers teachers parents companies countries kids friends'),
    ],
    after: (word) => word?.form !== 'color',
  },
  {
    id: 'almost_people',
    places: [oneOf('almost'), optional(oneOf('older young old other')), oneOf('people students of teenagers')],
  },
  {
    id: 'reach_to',
    places: [oneOf('entered reached answered'), oneOf('to')],
    after: only('the my a school this that college university'),
  },
  { id: 'join_to', places: [oneOf('join joins'), oneOf('to with'), oneOf('the a this that our your')] },
  { id: 'ask_to', places: [oneOf('ask asked asks call called'), oneOf('to'), oneOf(objects)] },
  {
    id: 'succeed_to',
    places: [oneOf('succeed succeeded'), oneOf('to'), oneOf(without(allBases, 'be have'))],
    before: notBefore('are is order need'),
  },
  {
    id: 'prevent_to',
    places: [oneOf('prevent prevents prevented stop stops'), oneOf('me him us them people you'), oneOf('to')],
  },
  {
    id: 'of_nominative',
    places: [oneOf('of with for to about from between'), oneOf('he they we')],
    after: (word) => word === undefined || word.form === 'and',
    before: notBefore('and know thing what who'),
    written: true,
  },
  {
    id: 'prep_they_noun',
    places: [
      oneOf('of with for to about in'),
      oneOf('they he we'),
      oneOf('family life lives parents friends house job children own school country future'),
    ],
    after: endsGroup,
  },
  { id: 'focus_in', places: [oneOf('focus focuses focused focusing'), oneOf('at about')] },
  {
    id: 'agree_the',
    places: [oneOf('agree disagree agrees'), oneOf('the this that'), oneOf('statement idea opinion view author')],
  },
  {
    id: 'go_for_shopping',
    places: [oneOf('go goes went going'), oneOf('for'), oneOf('shopping swimming fishing hiking camping dancing')],
  },
  { id: 'in_nowadays', places: [oneOf('in on at'), oneOf('nowadays')] },
  { id: 'same_than', places: [oneOf('the'), oneOf('same'), oneOf('than')] },
]
