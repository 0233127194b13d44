import { sureBases } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import {
  excludeForms,
  makeOptional,
  matchesAny,
  matchesNone,
  matchForms,
  matchWord,
  opensClause,
  type Rule,
  startsClause,
} from './pattern'

const nounlessBases = excludeForms(
  sureBases,
  'go do know say wear build feel find throw become catch focus travel fix treat supply try offer search increase decrease save finish spread express contract separate complete have do see give keep start be get send buy sell please come speak write prepare read think tell meet make respond add join apply compare connect submit break rely discover explore imagine invite publish allow include remove choose send pretend confirm accept replace prove',
)
const isNotBeforeNounGroup = (word: Word | undefined): boolean =>
  word === undefined || !['NOUN', 'VERB', 'PROPN', 'ADJ'].includes(word.pos)

/** Words that cannot be joined in this way, whatever the topic. */
export const usageRules: readonly Rule[] = [
  {
    id: 'explain_me',
    slots: [matchForms('explain explained explains say said says suggest suggested'), matchForms('me us')],
    after: (word) => word === undefined || word.form !== 'self',
  },
  {
    id: 'suggest_me',
    slots: [
      matchForms('suggest suggested suggests recommend recommended'),
      matchForms('me him her us them you'),
      makeOptional(matchForms('not')),
      matchForms('to'),
    ],
    before: matchesNone('they i we'),
  },
  {
    id: 'there_have',
    slots: [matchForms('there'), matchForms('have has'), matchForms('a many some no several two three lots people')],
    before: matchesNone('do does did'),
  },
  {
    id: 'double_negative',
    slots: [
      matchForms("don't doesn't didn't can't couldn't won't haven't"),
      matchForms('have do know need want see say get'),
      matchForms('nothing nobody no'),
    ],
    after: matchesNone('matter'),
  },
  {
    id: 'do_mistake',
    slots: [
      matchForms('do did doing done does'),
      makeOptional(matchForms('a some many the this these')),
      matchForms('mistake mistakes decision decisions effort'),
    ],
  },
  {
    id: 'make_homework',
    slots: [
      matchForms('make makes made making'),
      matchForms('my their his her your our the'),
      matchForms('homework homeworks'),
    ],
  },
  {
    id: 'others_plural',
    slots: [
      matchForms('others'),
      matchForms('people things students ways countries persons places activities kids teenagers friends'),
    ],
  },
  {
    id: 'people_which',
    slots: [
      matchForms('people person student students teacher teachers child children someone everyone friend friends'),
      matchForms('which'),
    ],
    before: matchesNone('of'),
    after: (word) => word?.pos === 'VERB' || word?.pos === 'AUX',
  },
  {
    id: 'everything_what',
    slots: [matchForms('everything something anything nothing all thing things'), matchForms('what')],
    after: matchesAny('i we they you he it is are was'),
    before: matchesNone('about of after'),
  },
  {
    id: 'the_important_of',
    slots: [matchForms('the'), matchForms('important different beautiful difficult develop'), matchForms('of between')],
  },
  {
    id: 'the_base',
    slots: [
      matchForms('the a my their our his'),
      matchForms(excludeForms(nounlessBases, 'affect wait decide want teach advise enjoy ignore')),
    ],
    after: isNotBeforeNounGroup,
  },
  { id: 'modal_success', slots: [matchForms("can could will would should must can't won't"), matchForms('success')] },
  {
    id: 'be_success',
    slots: [matchForms('be become becoming'), matchForms('success')],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'could_of',
    slots: [matchForms('could should would must might'), matchForms('of')],
    after: (word) => word?.pos === 'VERB' || word?.form === 'been' || word?.form === 'had',
  },
  {
    id: 'easily_to',
    slots: [
      matchForms("is are was be it's"),
      makeOptional(matchForms('very so more not too')),
      matchForms('easily importantly safely difficultly hardly'),
      matchForms('to'),
    ],
  },
  {
    id: 'can_easy',
    slots: [
      matchForms('can could will would'),
      matchForms('easy quick careful slow serious automatic complete direct'),
      matchForms(sureBases),
    ],
  },
  {
    id: 'because_of_clause',
    slots: [
      matchForms('of to despite during'),
      matchForms('i he they we'),
      matchWord((word) => word.pos === 'VERB' || word.pos === 'AUX'),
    ],
    before: (word) => word !== undefined && ['because', 'due', 'instead'].includes(word.form),
  },
  {
    id: 'despite_clause',
    slots: [
      matchForms('despite during'),
      matchForms('i he they we'),
      matchWord((word) => word.pos === 'VERB' || word.pos === 'AUX'),
    ],
  },
  { id: 'so_that_why', slots: [matchForms('so'), matchForms('that'), matchForms('why')] },
  {
    id: 'nowadays',
    slots: [matchForms('now'), matchForms('days'), matchForms('people we there a many it the')],
    before: startsClause,
  },
  {
    id: 'plural_adjective',
    slots: [matchForms('differents importants bigs smallers olders youngs theirselves hisself themselfs ourselfs')],
  },
  {
    id: 'the_most_of',
    slots: [
      matchForms('the'),
      matchForms('most'),
      matchForms('of'),
      matchForms('the people'),
      matchForms('people countries students time children teachers cases'),
    ],
    before: matchesNone('make makes making made get'),
  },
  { id: 'every_days', slots: [matchForms('every'), matchForms('days times years things')] },
  { id: 'an_other', slots: [matchForms('a'), matchForms('others')] },
  { id: 'more_and_many', slots: [matchForms('more'), matchForms('and'), matchForms('most many')] },
  {
    id: 'feel_myself',
    slots: [matchForms('feel felt'), matchForms('myself'), matchWord((word) => word.pos === 'ADJ')],
  },
  {
    id: 'too_many_mass',
    slots: [
      matchForms('too so how'),
      matchForms('many'),
      matchForms('information money time homework work traffic pollution knowledge'),
    ],
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'less_plural',
    slots: [matchForms('a'), matchForms('little'), matchForms('people students children friends')],
    after: (word) => word?.form !== 'more',
  },
  {
    id: 'they_success',
    slots: [matchForms('i we they he'), makeOptional(matchForms('will can')), matchForms('success')],
    before: opensClause,
    after: (word) => word?.pos !== 'NOUN',
  },
  {
    id: 'told_that',
    slots: [
      matchForms('i he they we'),
      matchForms('told tell tells'),
      matchForms('that'),
      matchForms('i he they we it you'),
    ],
    before: matchesNone('what which that who'),
  },
  { id: 'borrow_me', slots: [matchForms('borrow borrowed borrows learn learned'), matchForms('me')] },
]
