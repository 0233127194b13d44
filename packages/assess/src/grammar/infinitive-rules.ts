import { allBases, isIng, isRegularPast, sureBases, sureNotBase, sureTakenPast, thirdForms } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { matching, notBefore, oneOf, only, optional, type Rule, without } from './pattern'

const objects = 'me him her us them you people it'
const regularPast = matching((word) => word.pos !== 'ADJ' && isRegularPast(word.form))
const ing = matching((word) => isIng(word.form) && word.pos === 'VERB')
const notNoun = (word: Word | undefined): boolean =>
  word === undefined || (word.pos !== 'NOUN' && word.form !== 'and' && word.form !== 'or')
/** Bases after a preposition: no "of use", "by help", "for like". */
const afterPreposition = without(
  sureBases,
  'hear feel build wear say find give attend go do see know come forget lose tell think require send throw sell buy complete separate express content',
)
const afterFor = [...afterPreposition, ...'give do see know find come buy'.split(' ')]
const heads =
  'want wants wanted need needs needed have has had like likes able try tries tried trying going wanting decide decided order hope hoped learn learned start started begin began plan planned'

/** What stands after "to", a preposition, "want", "make" and their like. */
export const infinitiveRules: readonly Rule[] = [
  {
    id: 'to_past',
    places: [oneOf('to'), oneOf(without(sureTakenPast, 'saw fell drank broke drove'))],
    before: notBefore('prior due'),
  },
  {
    id: 'want_to_third',
    places: [
      oneOf(heads),
      oneOf('to'),
      oneOf(without(thirdForms, 'works thinks looks plays calls talks needs starts runs takes means')),
    ],
  },
  {
    id: 'want_past',
    places: [oneOf(heads), oneOf('to'), oneOf([...sureNotBase, 'was', 'were'])],
    before: notBefore('what'),
  },
  { id: 'want_to_ed', places: [oneOf(heads), oneOf('to'), regularPast] },
  {
    id: 'want_to_ing',
    places: [
      oneOf('want wants wanted need needs needed able try tries tried decide decided order have has hope'),
      oneOf('to'),
      ing,
    ],
  },
  {
    id: 'want_base',
    places: [
      oneOf('want wants'),
      oneOf('go make get be have do know become learn understand see buy find say tell live'),
    ],
  },
  {
    id: 'need_base',
    places: [
      oneOf('i we they you he'),
      oneOf('need needs needed decided hope hopes wants'),
      oneOf('go make get be have do know become learn understand buy find'),
    ],
    before: notBefore('do'),
  },
  {
    id: 'prep_base',
    places: [oneOf('without of by after before about'), oneOf(without(afterPreposition, 'get fail prove'))],
    after: notNoun,
    before: notBefore('kind sort could should would might must think what can will may'),
  },
  {
    id: 'instead_base',
    places: [
      oneOf('instead'),
      oneOf('of'),
      oneOf(
        without(
          allBases,
          'work help love change talk play need like call use study start stay look be travel offer search increase decrease focus supply treat fix save finish spread express complete separate run ride rise sleep drink show fall break drive win',
        ),
      ),
    ],
    after: notNoun,
  },
  {
    id: 'interested_base',
    places: [oneOf('interested succeed succeeded good bad'), oneOf('in at'), oneOf(afterPreposition)],
    after: notNoun,
  },
  {
    id: 'for_base',
    places: [oneOf('for'), oneOf(afterFor)],
    after: notNoun,
    before: notBefore('what wait waiting pay paid account and'),
  },
  {
    id: 'for_to',
    places: [oneOf('for'), oneOf('to'), oneOf(allBases)],
    before: notBefore('what is was look looking looked ask asked wait pay used work go'),
  },
  {
    id: 'make_to',
    places: [
      oneOf('make makes made making let lets letting'),
      oneOf(objects.replace(' it', '')),
      oneOf('to'),
      oneOf(allBases),
    ],
    before: notBefore('was were been'),
  },
  {
    id: 'make_finite',
    places: [
      oneOf('make makes let lets'),
      oneOf('me us them you people'),
      oneOf([
        ...thirdForms,
        'felt',
        'feeling',
        'thinking',
        'became',
        'becoming',
        'went',
        'knew',
        'thought',
        'understood',
        'saw',
      ]),
    ],
  },
  {
    id: 'enjoy_to',
    places: [oneOf('enjoy enjoys enjoyed avoid avoids avoided finish finished dislike'), oneOf('to'), oneOf(allBases)],
    before: notBefore('they we you i he the to'),
  },
  {
    id: 'enjoy_to_subject',
    places: [
      oneOf('i he they we you to people students'),
      oneOf('enjoy enjoys enjoyed avoid avoids'),
      oneOf('to'),
      oneOf(allBases),
    ],
  },
  {
    id: 'suggest_to',
    places: [
      oneOf('suggest suggests suggested recommend recommends recommended consider'),
      oneOf('to'),
      oneOf(without(allBases, 'be have')),
    ],
    before: only("i we they he would i'll i'd to can could"),
  },
  {
    id: 'forward_base',
    places: [
      oneOf('forward'),
      oneOf('to'),
      oneOf(
        'hear hearing meet see work join learn receive discuss seeing'.replace(' hearing', '').replace(' seeing', ''),
      ),
    ],
    after: (word) => word?.form !== 'day' && word?.form !== 'life',
    before: only('look looking looks looked'),
  },
  {
    id: 'would_like_base',
    places: [oneOf("would i'd"), oneOf('like'), oneOf('go learn do know become be see have make get study buy find')],
    before: notBefore('what who'),
  },
  { id: 'how_to_ing', places: [oneOf('how'), oneOf('to'), ing] },
  {
    id: 'help_past',
    places: [
      oneOf('help helps helped'),
      oneOf(objects),
      optional(oneOf('to')),
      oneOf([...thirdForms, 'became', 'went', 'knew', 'understood', 'felt']),
    ],
    before: notBefore('can to'),
  },
  {
    id: 'make_people_to',
    places: [
      oneOf('make makes made making let lets'),
      optional(oneOf('the their some these many more')),
      oneOf('students people children kids teachers parents employees customers users others teenagers'),
      oneOf('to'),
      oneOf(allBases),
    ],
    before: notBefore('was were been is are'),
  },
]
