import { allBases } from '../lexicons/en-verbs'
import { numbersFromTwo } from './agreement-rules'
import {
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

const objects = 'me him her us them'
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'

/** Prepositions that a verb, adjective or noun does not take, or that it needs. */
export const prepositionRules: readonly Rule[] = [
  {
    id: 'discuss_about',
    slots: [
      matchForms('discuss discussed discusses discussing mention mentioned mentions mentioning'),
      matchForms('about'),
    ],
  },
  {
    id: 'depend_of',
    slots: [matchForms('depend depends depended depending dependent'), matchForms('of from in to')],
    after: matchesNone('a some large great part many this which what'),
  },
  {
    id: 'listen_object',
    slots: [matchForms('listen listens listened listening'), matchForms(`music ${objects} songs`)],
  },
  {
    id: 'wait_object',
    slots: [matchForms('wait waited waiting waits'), matchForms('me him us them you')],
    before: matchesNone('let'),
  },
  {
    id: 'married_with',
    slots: [matchForms('marry married'), matchForms('with')],
    after: matchesAny('him her a my the someone'),
  },
  { id: 'contact_with', slots: [matchForms('to can please could will'), matchForms('contact'), matchForms('with to')] },
  {
    id: 'lack_of',
    slots: [matchForms('i we they he it people students'), matchForms('lack lacks lacked'), matchForms('of')],
  },
  { id: 'responsible_of', slots: [matchForms('responsible'), matchForms('of about')] },
  {
    id: 'interested_on',
    slots: [matchForms('interested interest'), matchForms('on about')],
    before: matchesAny("am is are was were very really be get so more i'm not"),
  },
  {
    id: 'interesting_in',
    slots: [
      matchForms("am i'm is are was we're he's they're"),
      makeOptional(matchForms('very really so more')),
      matchForms('interesting'),
      matchForms('in'),
    ],
    after: (word) => word?.pos !== 'DET' && word?.pos !== 'PRON',
  },
  { id: 'afraid_from', slots: [matchForms('afraid scared'), matchForms('from')] },
  { id: 'capable_to', slots: [matchForms('capable'), matchForms('to')] },
  {
    id: 'similar_with',
    slots: [
      matchForms('is are was were be'),
      makeOptional(matchForms('very so')),
      matchForms('similar'),
      matchForms('with as like than'),
    ],
  },
  { id: 'same_with', slots: [matchForms('as'), matchForms('same'), matchForms('as with like')] },
  { id: 'superior_than', slots: [matchForms('superior inferior prior'), matchForms('than')] },
  { id: 'different_of', slots: [matchForms('different'), matchForms('of')] },
  {
    id: 'arrive_to',
    slots: [matchForms('arrive arrived arrives arriving'), matchForms('to')],
    after: (word) => word !== undefined && !allBases.includes(word.form),
  },
  {
    id: 'go_home',
    slots: [
      matchForms('go goes went going come came return returned back get got'),
      matchForms('to'),
      matchForms('home there here abroad downtown upstairs'),
    ],
    after: endsNounGroup,
  },
  {
    id: 'go_to_shopping',
    slots: [
      matchForms('go goes went going'),
      matchForms('to'),
      matchForms('shopping swimming fishing hiking camping dancing skiing'),
    ],
    after: endsNounGroup,
  },
  {
    id: 'go_shop',
    slots: [matchForms('go goes went going'), matchForms('school college university')],
    after: endsNounGroup,
  },
  { id: 'in_abroad', slots: [matchForms('in at'), matchForms('abroad overseas')], after: isNotBeforeNoun },
  { id: 'despite_of', slots: [matchForms('despite'), matchForms('of')] },
  { id: 'in_spite', slots: [matchForms('in'), matchForms('spite'), matchWord((word) => word.form !== 'of')] },
  {
    id: 'hand',
    slots: [
      matchForms('in by at'),
      matchForms('the'),
      makeOptional(matchForms('one')),
      matchForms('other'),
      matchForms('hand'),
    ],
  },
  { id: 'on_other_hand', slots: [matchForms('on in by'), matchForms('other another'), matchForms('hand hands')] },
  {
    id: 'on_the_others',
    slots: [matchForms('on in'), matchForms('the'), matchForms('others other'), matchForms('hands')],
  },
  {
    id: 'on_my_opinion',
    slots: [
      matchForms('on from by at according'),
      makeOptional(matchForms('to')),
      matchForms('my'),
      matchForms('opinion'),
    ],
    after: matchesNone('of about on'),
  },
  { id: 'according_with', slots: [matchForms('according'), matchForms('with the')], after: matchesNone('to') },
  {
    id: 'since_years',
    slots: [matchForms('since'), matchForms(`# ${numbersFromTwo} many`), matchForms('years months weeks days')],
    after: matchesNone('ago'),
  },
  {
    id: 'since_long',
    slots: [matchForms('since from'), makeOptional(matchForms('a')), matchForms('long'), matchForms('time')],
  },
  {
    id: 'in_last',
    slots: [matchForms('in at on'), matchForms('last next'), matchForms('year month week summer weekend night')],
    after: (word) => word === undefined || ['i', 'we', 'they', 'he', 'and', 'my', 'the'].includes(word.form),
  },
  {
    id: 'in_yesterday',
    slots: [matchForms('in at on'), matchForms('yesterday tomorrow today tonight')],
    after: matchesNone('market world society'),
    before: matchesNone('live lived living are exist exists'),
  },
  { id: 'in_weekday', slots: [matchForms('in at'), matchForms(weekdays)], after: isNotBeforeNoun },
  {
    id: 'in_everyday',
    slots: [matchForms('in at on'), matchForms('every'), matchForms('day week month year')],
    before: matchesNone('day live lived'),
    after: isNotBeforeNoun,
  },
  { id: 'thanks_you', slots: [matchForms('thanks'), matchForms('you')] },
  {
    id: 'good_in',
    slots: [matchForms('participate participated participates participating'), matchForms('to at on')],
    after: matchesNone('least most all'),
  },
  {
    id: 'most_of_people',
    slots: [
      matchForms('most many some several'),
      matchForms('of'),
      matchForms('people students children teenagers teachers parents companies countries kids friends'),
    ],
    after: (word) => word?.form !== 'color',
  },
  {
    id: 'almost_people',
    slots: [
      matchForms('almost'),
      makeOptional(matchForms('older young old other')),
      matchForms('people students of teenagers'),
    ],
  },
  {
    id: 'reach_to',
    slots: [matchForms('entered reached answered'), matchForms('to')],
    after: matchesAny('the my a school this that college university'),
  },
  { id: 'join_to', slots: [matchForms('join joins'), matchForms('to with'), matchForms('the a this that our your')] },
  { id: 'ask_to', slots: [matchForms('ask asked asks call called'), matchForms('to'), matchForms(objects)] },
  {
    id: 'succeed_to',
    slots: [matchForms('succeed succeeded'), matchForms('to'), matchForms(excludeForms(allBases, 'be have'))],
    before: matchesNone('are is order need'),
  },
  {
    id: 'prevent_to',
    slots: [
      matchForms('prevent prevents prevented stop stops'),
      matchForms('me him us them people you'),
      matchForms('to'),
    ],
  },
  {
    id: 'of_nominative',
    slots: [matchForms('of with for to about from between'), matchForms('he they we')],
    after: (word) => word === undefined || word.form === 'and',
    before: matchesNone('and know thing what who'),
    typedOnly: true,
  },
  {
    id: 'prep_they_noun',
    slots: [
      matchForms('of with for to about in'),
      matchForms('they he we'),
      matchForms('family life lives parents friends house job children own school country future'),
    ],
    after: endsNounGroup,
  },
  { id: 'focus_in', slots: [matchForms('focus focuses focused focusing'), matchForms('at about')] },
  {
    id: 'agree_the',
    slots: [
      matchForms('agree disagree agrees'),
      matchForms('the this that'),
      matchForms('statement idea opinion view author'),
    ],
  },
  {
    id: 'go_for_shopping',
    slots: [
      matchForms('go goes went going'),
      matchForms('for'),
      matchForms('shopping swimming fishing hiking camping dancing'),
    ],
  },
  { id: 'in_nowadays', slots: [matchForms('in on at'), matchForms('nowadays')] },
  { id: 'same_than', slots: [matchForms('the'), matchForms('same'), matchForms('than')] },
]
