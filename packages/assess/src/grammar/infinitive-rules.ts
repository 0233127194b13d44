import { allBases, isIng, isRegularPast, sureBases, sureNotBase, sureTakenPast, thirdForms } from '../lexicons/en-verbs'
import type { Word } from '../tag/word'
import { excludeForms, makeOptional, matchesAny, matchesNone, matchForms, matchWord, type Rule } from './pattern'

const objects = 'me him her us them you people it'
const regularPast = matchWord((word) => word.pos !== 'ADJ' && isRegularPast(word.form))
const ing = matchWord((word) => isIng(word.form) && word.pos === 'VERB')
const notNoun = (word: Word | undefined): boolean =>
  word === undefined || (word.pos !== 'NOUN' && word.form !== 'and' && word.form !== 'or')
/** Bases after a preposition: no "of use", "by help", "for like". */
const afterPreposition = excludeForms(
  sureBases,
  'hear feel build wear say find give attend go do see know come forget lose tell think require send throw sell buy complete separate express content',
)
const afterFor = [...afterPreposition, ...'give do see know find come buy'.split(' ')]
const heads =
  'want wants wanted need needs needed have has had like likes able try tries tried trying going wanting decide decided order hope hoped learn learned start started begin began plan planned'

/** Forms after "to", a preposition, "want", "make" and similar words. */
export const infinitiveRules: readonly Rule[] = [
  {
    id: 'to_past',
    slots: [matchForms('to'), matchForms(excludeForms(sureTakenPast, 'saw fell drank broke drove'))],
    before: matchesNone('prior due'),
  },
  {
    id: 'want_to_third',
    slots: [
      matchForms(heads),
      matchForms('to'),
      matchForms(excludeForms(thirdForms, 'works thinks looks plays calls talks needs starts runs takes means')),
    ],
  },
  {
    id: 'want_past',
    slots: [matchForms(heads), matchForms('to'), matchForms([...sureNotBase, 'was', 'were'])],
    before: matchesNone('what'),
  },
  { id: 'want_to_ed', slots: [matchForms(heads), matchForms('to'), regularPast] },
  {
    id: 'want_to_ing',
    slots: [
      matchForms('want wants wanted need needs needed able try tries tried decide decided order have has hope'),
      matchForms('to'),
      ing,
    ],
  },
  {
    id: 'want_base',
    slots: [
      matchForms('want wants'),
      matchForms('go make get be have do know become learn understand see buy find say tell live'),
    ],
  },
  {
    id: 'need_base',
    slots: [
      matchForms('i we they you he'),
      matchForms('need needs needed decided hope hopes wants'),
      matchForms('go make get be have do know become learn understand buy find'),
    ],
    before: matchesNone('do'),
  },
  {
    id: 'prep_base',
    slots: [
      matchForms('without of by after before about'),
      matchForms(excludeForms(afterPreposition, 'get fail prove')),
    ],
    after: notNoun,
    before: matchesNone('kind sort could should would might must think what can will may'),
  },
  {
    id: 'instead_base',
    slots: [
      matchForms('instead'),
      matchForms('of'),
      matchForms(
        excludeForms(
          allBases,
          'work help love change talk play need like call use study start stay look be travel offer search increase decrease focus supply treat fix save finish spread express complete separate run ride rise sleep drink show fall break drive win',
        ),
      ),
    ],
    after: notNoun,
  },
  {
    id: 'interested_base',
    slots: [matchForms('interested succeed succeeded good bad'), matchForms('in at'), matchForms(afterPreposition)],
    after: notNoun,
  },
  {
    id: 'for_base',
    slots: [matchForms('for'), matchForms(afterFor)],
    after: notNoun,
    before: matchesNone('what wait waiting pay paid account and'),
  },
  {
    id: 'for_to',
    slots: [matchForms('for'), matchForms('to'), matchForms(allBases)],
    before: matchesNone('what is was look looking looked ask asked wait pay used work go'),
  },
  {
    id: 'make_to',
    slots: [
      matchForms('make makes made making let lets letting'),
      matchForms(objects.replace(' it', '')),
      matchForms('to'),
      matchForms(allBases),
    ],
    before: matchesNone('was were been'),
  },
  {
    id: 'make_finite',
    slots: [
      matchForms('make makes let lets'),
      matchForms('me us them you people'),
      matchForms([
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
    slots: [
      matchForms('enjoy enjoys enjoyed avoid avoids avoided finish finished dislike'),
      matchForms('to'),
      matchForms(allBases),
    ],
    before: matchesNone('they we you i he the to'),
  },
  {
    id: 'enjoy_to_subject',
    slots: [
      matchForms('i he they we you to people students'),
      matchForms('enjoy enjoys enjoyed avoid avoids'),
      matchForms('to'),
      matchForms(allBases),
    ],
  },
  {
    id: 'suggest_to',
    slots: [
      matchForms('suggest suggests suggested recommend recommends recommended consider'),
      matchForms('to'),
      matchForms(excludeForms(allBases, 'be have')),
    ],
    before: matchesAny("i we they he would i'll i'd to can could"),
  },
  {
    id: 'forward_base',
    slots: [
      matchForms('forward'),
      matchForms('to'),
      matchForms(
        'hear hearing meet see work join learn receive discuss seeing'.replace(' hearing', '').replace(' seeing', ''),
      ),
    ],
    after: (word) => word?.form !== 'day' && word?.form !== 'life',
    before: matchesAny('look looking looks looked'),
  },
  {
    id: 'would_like_base',
    slots: [
      matchForms("would i'd"),
      matchForms('like'),
      matchForms('go learn do know become be see have make get study buy find'),
    ],
    before: matchesNone('what who'),
  },
  { id: 'how_to_ing', slots: [matchForms('how'), matchForms('to'), ing] },
  {
    id: 'help_past',
    slots: [
      matchForms('help helps helped'),
      matchForms(objects),
      makeOptional(matchForms('to')),
      matchForms([...thirdForms, 'became', 'went', 'knew', 'understood', 'felt']),
    ],
    before: matchesNone('can to'),
  },
  {
    id: 'make_people_to',
    slots: [
      matchForms('make makes made making let lets'),
      makeOptional(matchForms('the their some these many more')),
      matchForms('students people children kids teachers parents employees customers users others teenagers'),
      matchForms('to'),
      matchForms(allBases),
    ],
    before: matchesNone('was were been is are'),
  },
]
