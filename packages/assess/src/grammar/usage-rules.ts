import { sureBases } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { matching, notBefore, oneOf, only, opensClause, optional, type Rule, startsClause, without } from './pattern'

const nounlessBases = without(
  sureBases,
  'go do know say wear build feel find throw become catch focus travel fix treat supply try offer search increase decrease save finish spread express contract separate complete have do see give keep start be get send buy sell please come speak write prepare read think tell meet make respond add join apply compare connect submit break rely discover explore imagine invite publish allow include remove choose send pretend confirm accept replace prove',
)
const noGroupNext = (word: Word | undefined): boolean =>
  word === undefined || !['NOUN', 'VERB', 'PROPN', 'ADJ'].includes(word.pos)

/** Words that cannot be joined in this way, whatever the topic. */
export const usageRules: readonly Rule[] = [
  {
    id: 'explain_me',
    places: [oneOf('explain explained explains say said says suggest suggested'), oneOf('me us')],
    after: (word) => word === undefined || word.form !== 'self',
  },
  {
    id: 'suggest_me',
    places: [
      oneOf('suggest suggested suggests recommend recommended'),
      oneOf('me him her us them you'),
      optional(oneOf('not')),
      oneOf('to'),
    ],
    before: notBefore('they i we'),
  },
  {
    id: 'there_have',
    places: [oneOf('there'), oneOf('have has'), oneOf('a many some no several two three lots people')],
    before: notBefore('do does did'),
  },
  {
    id: 'double_negative',
    places: [
      oneOf("don't doesn't didn't can't couldn't won't haven't"),
      oneOf('have do know need want see say get'),
      oneOf('nothing nobody no'),
    ],
    after: notBefore('matter'),
  },
  {
    id: 'do_mistake',
    places: [
      oneOf('do did doing done does'),
      optional(oneOf('a some many the this these')),
      oneOf('mistake mistakes decision decisions effort'),
    ],
  },
  {
    id: 'make_homework',
    places: [oneOf('make makes made making'), oneOf('my their his her your our the'), oneOf('homework homeworks')],
  },
  {
    id: 'others_plural',
    places: [
      oneOf('others'),
      oneOf('people things students ways countries persons places activities kids teenagers friends'),
    ],
  },
  {
    id: 'people_which',
    places: [
      oneOf('people person student students teacher teachers child children someone everyone friend friends'),
      oneOf('which'),
    ],
    before: notBefore('of'),
    after: (word) => word?.pos === 'VERB' || word?.pos === 'AUX',
  },
  {
    id: 'everything_what',
    places: [oneOf('everything something anything nothing all thing things'), oneOf('what')],
    after: only('i we they you he it is are was'),
    before: notBefore('about of after'),
  },
  {
    id: 'the_important_of',
    places: [oneOf('the'), oneOf('important different beautiful difficult develop'), oneOf('of between')],
  },
  {
    id: 'the_base',
    places: [
      oneOf('the a my their our his'),
      oneOf(without(nounlessBases, 'affect wait decide want teach advise enjoy ignore')),
    ],
    after: noGroupNext,
  },
  { id: 'modal_success', places: [oneOf("can could will would should must can't won't"), oneOf('success')] },
  { id: 'be_success', places: [oneOf('be become becoming'), oneOf('success')], after: (word) => word?.pos !== 'NOUN' },
  {
    id: 'could_of',
    places: [oneOf('could should would must might'), oneOf('of')],
    after: (word) => word?.pos === 'VERB' || word?.form === 'been' || word?.form === 'had',
  },
  {
    id: 'easily_to',
    places: [
      oneOf("is are was be it's"),
      optional(oneOf('very so more not too')),
      oneOf('easily importantly safely difficultly hardly'),
      oneOf('to'),
    ],
  },
  {
    id: 'can_easy',
    places: [
      oneOf('can could will would'),
      oneOf('easy quick careful slow serious automatic complete direct'),
      oneOf(sureBases),
    ],
  },
  {
    id: 'because_of_clause',
    places: [
      oneOf('of to despite during'),
      oneOf('i he they we'),
      matching((word) => word.pos === 'VERB' || word.pos === 'AUX'),
    ],
    before: (word) => word !== undefined && ['because', 'due', 'instead'].includes(word.form),
  },
  {
    id: 'despite_clause',
    places: [
      oneOf('despite during'),
      oneOf('i he they we'),
      matching((word) => word.pos === 'VERB' || word.pos === 'AUX'),
    ],
  },
  { id: 'so_that_why', places: [oneOf('so'), oneOf('that'), oneOf('why')] },
  {
    id: 'nowadays',
    places: [oneOf('now'), oneOf('days'), oneOf('people we there a many it the')],
    before: startsClause,
  },
  {
    id: 'plural_adjective',
    places: [oneOf('differents importants bigs smallers olders youngs theirselves hisself themselfs ourselfs')],
  },
  {
    id: 'the_most_of',
    places: [
      oneOf('the'),
      oneOf('most'),
      oneOf('of'),
      oneOf('the people'),
      oneOf('people countries students time children teachers cases'),
    ],
    before: notBefore('make makes making made get'),
  },
  { id: 'every_days', places: [oneOf('every'), oneOf('days times years things')] },
  { id: 'an_other', places: [oneOf('a'), oneOf('others')] },
  { id: 'more_and_many', places: [oneOf('more'), oneOf('and'), oneOf('most many')] },
  { id: 'feel_myself', places: [oneOf('feel felt'), oneOf('myself'), matching((word) => word.pos === 'ADJ')] },
  {
    id: 'too_many_mass',
    places: [
      oneOf('too so how'),
      oneOf('many'),
      oneOf('information money time homework work traffic pollution knowledge'),
    ],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'less_plural',
    places: [oneOf('a'), oneOf('little'), oneOf('people students children friends')],
    after: (word) => word?.form !== 'more',
  },
  {
    id: 'they_success',
    places: [oneOf('i we they he'), optional(oneOf('will can')), oneOf('success')],
    before: opensClause,
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'told_that',
    places: [oneOf('i he they we'), oneOf('told tell tells'), oneOf('that'), oneOf('i he they we it you')],
    before: notBefore('what which that who'),
  },
  { id: 'borrow_me', places: [oneOf('borrow borrowed borrows learn learned'), oneOf('me')] },
]
