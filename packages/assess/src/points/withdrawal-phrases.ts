import { lacksDiacritics } from '@candor/contract'
import type { AssessLanguage } from '../input'
import { buildPhraseIndex, foldPhrases, foldWords, type PhraseIndex } from '../lexicons/phrase-index'
import { retractionPhrases } from './retraction-phrases'

const split = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '))
const combine = (...parts: readonly string[]): string[] =>
  parts.reduce<string[]>(
    (heads, part) => heads.flatMap((head) => split(part).map((tail) => `${head} ${tail}`.trim())),
    [''],
  )

export interface WithdrawalPhrases {
  /** Words for what was said in the interview itself. */
  readonly reference: PhraseIndex
  /** Must stand in the sentence of the reference, too; null if the reference is enough. */
  readonly marker: PhraseIndex | null
  /** Say that the statement referred to does not hold. */
  readonly denial: PhraseIndex
  /** Withdraw the sentence before them, wherever they stand. */
  readonly soft: PhraseIndex
  /** Do so only where the clause ends, or another one begins: "actually no" is not "actually no errors". */
  readonly softBeforeClause: PhraseIndex
  /** Do so only at the start of a sentence, too. */
  readonly softAtStart: PhraseIndex
  /** First words of a clause. */
  readonly clauseStarts: ReadonlySet<string>
  /** Verbs after which someone else's words follow. */
  readonly reporters: ReadonlySet<string>
  /** Withdraws a statement plainly. */
  readonly plain: PhraseIndex
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

const enDegrees = 'quite | entirely | exactly | really | completely | strictly'
const enHolds = 'true | right | correct | accurate'

const en: WithdrawalPhrases = {
  reference: buildPhraseIndex([
    ...combine(
      "what i | what i've | what i have | what i had | the thing i | the part i",
      'said | told | mentioned | claimed | described',
    ),
    ...combine('when i | where i | earlier i | before i', 'said | told | mentioned | claimed'),
    ...combine(
      'i | i have | i had',
      'said | claimed | mentioned',
      'before | earlier | just now | a moment ago | at the start',
    ),
    ...combine('i told you | i mentioned'),
    ...combine('my', 'earlier | previous | first | last', 'answer | statement | example'),
  ]),
  marker: null,
  denial: buildPhraseIndex([
    ...combine("not | isn't | wasn't | weren't", enHolds),
    ...combine("not | isn't | wasn't", enDegrees, enHolds),
    ...split(
      `was wrong | is wrong | were wrong | got that wrong | i exaggerated | an exaggeration | i made up | i made that up | i made it up | i lied | take back | take that back | untrue
      | not how it | wasn't how it | not really how it | wasn't really how it | not what happened | wasn't what happened | not so | was not me | wasn't me | was not mine | wasn't mine`,
    ),
  ]),
  soft: buildPhraseIndex([
    ...combine(
      "that is not | that's not | that was not | that isn't | that wasn't | this is not | it's not",
      enDegrees,
      enHolds,
    ),
    ...combine("that's not | that is not | that isn't | that was not | that wasn't", enHolds),
    ...combine(
      'come to think of it | now that i think of it | on second thought | on second thoughts',
      "no | i did not | i didn't | it was not | it wasn't | that was not | that wasn't",
    ),
    ...split("i misspoke | i said that wrong | scratch that | no that's wrong | no that is wrong"),
  ]),
  softBeforeClause: buildPhraseIndex(
    split(
      'actually no | well no | no wait | wait no | sorry no | or no | no not really | well not really | well actually not | no not exactly | well not exactly | well not quite',
    ),
  ),
  softAtStart: buildPhraseIndex(split('not really | not exactly | not quite')),
  clauseStarts: words(
    'it that this i we he she they there not in what actually to let sorry my rather wait well you some someone somebody more',
  ),
  reporters: words('said says told replied answered claimed thought argued insisted complained believed shouted like'),
  plain: retractionPhrases.en,
}

const viI = 'tôi | em | mình'

const vi: WithdrawalPhrases = {
  reference: buildPhraseIndex([
    ...combine(viI, 'nói | kể | bảo | trả lời'),
    ...combine(viI, 'đã | vừa | có', 'nói | kể | bảo | trả lời'),
    ...split('đã nói | đã kể | vừa nói | vừa kể'),
  ]),
  marker: buildPhraseIndex([
    ...combine('lúc | ban | hồi | khi', 'nãy'),
    ...split('lúc trước | câu trước | câu đầu | câu trả lời trước | trước đó | vừa rồi | điều đã | điều vừa'),
    ...combine('điều | những gì | chuyện', viI),
  ]),
  denial: buildPhraseIndex(
    split(
      `không đúng | không phải như vậy | không phải vậy | không phải thế | không chính xác | là sai | sai rồi | nói quá | bịa | phóng đại | rút lại | đính chính | nói nhầm | nói sai
      | không có thật | không thật`,
    ),
  ),
  soft: buildPhraseIndex([
    ...combine('không hẳn | không hẳn là | không phải | không phải là', 'vậy | thế | như vậy | như thế'),
    ...split(
      'nói nhầm | nói đúng hơn | nghĩ lại thì không | nói vậy không đúng | nói vậy cũng không đúng | nói thế không đúng | nói thế cũng không đúng',
    ),
  ]),
  softBeforeClause: buildPhraseIndex(split('à không | ờ không | à mà không')),
  softAtStart: buildPhraseIndex(split('không hẳn')),
  clauseStarts: words('thật thực tôi em mình'),
  reporters: words('bảo nói rằng hỏi đáp nghĩ'),
  plain: retractionPhrases.vi,
}

const byLanguage: Readonly<Record<AssessLanguage, WithdrawalPhrases>> = { en, vi }

const viFolded: WithdrawalPhrases = {
  reference: foldPhrases(vi.reference),
  marker: vi.marker === null ? null : foldPhrases(vi.marker),
  denial: foldPhrases(vi.denial),
  soft: foldPhrases(vi.soft),
  softBeforeClause: foldPhrases(vi.softBeforeClause),
  softAtStart: foldPhrases(vi.softAtStart),
  clauseStarts: foldWords(vi.clauseStarts),
  // Without its diacritics "hỏi" (to ask) is "hồi" (when), which stands in references.
  reporters: foldWords(new Set([...vi.reporters].filter((word) => word !== 'hỏi'))),
  plain: foldPhrases(vi.plain),
}

/** The phrases as the text writes them: a Vietnamese one may lack its diacritics. */
export const getWithdrawalPhrases = (language: AssessLanguage, text: string): WithdrawalPhrases =>
  language === 'vi' && lacksDiacritics(text) ? viFolded : byLanguage[language]
