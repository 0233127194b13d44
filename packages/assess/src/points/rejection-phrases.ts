import { lacksDiacritics } from '@candor/contract'
import type { AssessLanguage } from '../input'
import { buildPhraseIndex, foldPhrases, foldWords, type PhraseIndex } from '../lexicons/phrase-index'

/** Words that reject a deed: "I would never restart it", "restarting it is a mistake". */
export interface RejectionPhrases {
  /** Before the deed, in the same clause. */
  readonly before: PhraseIndex
  /** Of those: negations of another word, which say nothing of the deed ("not only"). */
  readonly harmless: ReadonlySet<string>
  /** Of those: negations of a thought, whose deed has a subject of its own ("I don't think that I would"). */
  readonly thoughts: ReadonlySet<string>
  /** Of those: answers to a question where a comma follows ("No, I restart it"). */
  readonly answers: ReadonlySet<string>
  /** After the deed. */
  readonly after: PhraseIndex
  /** Words that begin another clause. */
  readonly clauseStarts: ReadonlySet<string>
  readonly subjects: ReadonlySet<string>
}

const split = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '))
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))
const combine = (heads: string, tails: string): string[] =>
  split(heads).flatMap((head) => split(tails).map((tail) => `${head} ${tail}`))

interface Groups {
  readonly negations: readonly string[]
  readonly harmless: readonly string[]
  readonly thoughts: readonly string[]
  readonly after: readonly string[]
}

const build = ({ negations, harmless, thoughts, after }: Groups) => ({
  // The longest phrase counts: "not only" is found where "not" would be.
  before: buildPhraseIndex([...negations, ...harmless, ...thoughts]),
  harmless: new Set(harmless),
  thoughts: new Set(thoughts),
  after: buildPhraseIndex(after),
})

const englishNots = "not | don't | doesn't | didn't | won't | wouldn't | can't | cannot | couldn't | shouldn't"

const en: RejectionPhrases = {
  ...build({
    negations: [
      ...split(`${englishNots} | mustn't | isn't | wasn't | no | never | without | nor | neither | instead of | rather than
        | under no circumstances | not under any circumstances | no one | nobody | can not just | cannot just | can't just | can not simply | cannot simply | can't simply
        | avoid | avoids | avoided | avoiding | refuse to | refused to | forbidden to | wrong to | dangerous to | mistake to | bad idea to | careless to`),
    ],
    harmless: [
      ...combine(englishNots, 'only | just | know | hesitate | forget | mind | wait to | remember'),
      ...split(
        'not sure | never hesitate | never forget | without hesitation | without hesitating | no problem | no harm | no doubt | no matter | no idea | why not | if not',
      ),
    ],
    thoughts: combine(englishNots, 'think | believe | suppose | say | recommend | suggest | advise'),
    after: [
      ...combine(
        "is | is very | is really | was | would be | will be | that's | that is | that would be | can be",
        'wrong | a mistake | the mistake | a bad idea | the wrong way | the wrong step | dangerous | careless | forbidden | not | never | no solution | no good | nonsense',
      ),
      ...split(
        "isn't | wasn't | wouldn't | won't | would not | will not | would never | should not | shouldn't | must not | mustn't | makes no sense",
      ),
    ],
  }),
  answers: words('no'),
  clauseStarts: words('so and but then because before after until unless if when while'),
  subjects: words('i we you he she it they people someone somebody everyone'),
}

const vi: RejectionPhrases = {
  ...build({
    negations: split(
      `không | không bao giờ | không nên | không được | không thể | không cần | không phải là | chẳng | chẳng bao giờ | chưa | chưa bao giờ | chưa từng | đừng | đừng bao giờ | chớ | tránh | cấm | thay vì
      | sai lầm nếu | sai lầm khi | nguy hiểm nếu | nguy hiểm khi | từ chối`,
    ),
    harmless: [
      ...combine('không | chẳng | chưa | đừng', 'chỉ | biết | rõ | quên | ngại | chắc'),
      ...split('không những | không ngần ngại | không do dự | không chần chừ | không sao | không có gì | nếu không'),
    ],
    thoughts: combine('không | chẳng', 'nghĩ | cho rằng | tin | khuyên'),
    after: [
      ...combine('thì', 'tôi không | em không | mình không | tôi chẳng | em chẳng'),
      ...combine(
        'là | thì | là rất | thì rất | sẽ là | là việc | là điều | là cách',
        'sai | sai lầm | không nên | không được | không đúng | nguy hiểm | không phải | bị cấm | vô ích',
      ),
    ],
  }),
  answers: words('không'),
  clauseStarts: words('thì và nhưng rồi mà nên vì trước sau khi nếu'),
  subjects: words('tôi em mình anh chị bạn họ chúng ta nó'),
}

const byLanguage: Readonly<Record<AssessLanguage, RejectionPhrases>> = { en, vi }

const viFolded: RejectionPhrases = {
  before: foldPhrases(vi.before),
  harmless: foldWords(vi.harmless),
  thoughts: foldWords(vi.thoughts),
  answers: foldWords(vi.answers),
  after: foldPhrases(vi.after),
  clauseStarts: foldWords(vi.clauseStarts),
  subjects: foldWords(vi.subjects),
}

/** The phrases as the text writes them: a Vietnamese one may lack its diacritics. */
export const getRejectionPhrases = (language: AssessLanguage, text: string): RejectionPhrases =>
  language === 'vi' && lacksDiacritics(text) ? viFolded : byLanguage[language]
