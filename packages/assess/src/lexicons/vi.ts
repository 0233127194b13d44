import { splitWords } from './en-words'
import { injectionPatterns } from './injection'
import type { Lexicon } from './lexicon-shape'
import { buildPhraseIndex } from './phrase-index'
import { viFunctionWords, viMaskWords, viPastActions, viPraise } from './vi-words'

const first = ['đầu tiên', 'trước tiên', 'trước hết', 'thứ nhất', 'ban đầu', 'lúc đầu', 'bước đầu']
const next = [
  'sau đó',
  'tiếp theo',
  'tiếp đến',
  'thứ hai',
  'thứ ba',
  'rồi',
  'kế tiếp',
  'kế đến',
  'về sau',
  'bước tiếp theo',
]
const last = ['cuối cùng', 'sau cùng', 'kết luận', 'tóm lại', 'rốt cuộc', 'kết thúc']
const reason = [
  'vì',
  'bởi vì',
  'bởi',
  'do đó',
  'vì vậy',
  'vì thế',
  'cho nên',
  'nên',
  'do',
  'lý do',
  'nhờ',
  'nhằm',
  'để',
]
const example = ['ví dụ', 'chẳng hạn', 'cụ thể', 'cụ thể là', 'một lần', 'như là', 'điển hình']
const result = [
  'kết quả là',
  'kết quả',
  'nhờ đó',
  'nhờ vậy',
  'do đó',
  'vì vậy',
  'cho nên',
  'dẫn đến',
  'từ đó',
  'giảm',
  'tăng',
  'hoàn thành',
]
const _condition = ['nếu', 'trong trường hợp', 'giả sử', 'sẽ', 'tùy', 'khi gặp']
const contrast = [
  'nhưng',
  'tuy nhiên',
  'mặc dù',
  'dù',
  'tuy',
  'ngược lại',
  'thay vì',
  'trong khi',
  'mặt khác',
  'còn',
  'song',
  'dù vậy',
  'tuy vậy',
]
const addition = [
  'ngoài ra',
  'hơn nữa',
  'thêm vào đó',
  'bên cạnh đó',
  'không chỉ',
  'mà còn',
  'đồng thời',
  'cũng như',
  'nói cách khác',
  'thực ra',
  'tương tự',
  'cũng',
]
const time = [
  'khi',
  'trước khi',
  'sau khi',
  'cho đến khi',
  'ngay khi',
  'trong lúc',
  'lúc đó',
  'khi đó',
  'hiện tại',
  'hiện nay',
]

/** "ờmm", "ừừm", "hừm", and the English sounds. Single "ư" asks a question, "ở" and "em" are words. */
const fillerSpelling = /^(?:[ờơ]+m*h*|ừ+m*h*|ư+m+h*|à{2,}m*|h[ưừ]?m+|ậm+|u+h*m+h*|u+h+|e+h+m*|a+h+m*|m{2,}h*|m+h+m+)$/u

/** Vietnamese. A token is a syllable; words of several syllables are phrases. */
export const vi: Lexicon = {
  language: 'vi',
  disfluency: {
    fillers: new Set(splitWords('ờ ừ ừm à ơ ờm ừa ậm ơm ờờ ừừ um uh')),
    fillerSpelling,
    unitsAfterNumber: new Set(['mm']),
    fillerPhrases: buildPhraseIndex([
      'kiểu như',
      'kiểu như là',
      'cái kiểu',
      'cái kiểu như',
      'kiểu kiểu',
      'kiểu là',
      'nói chung là',
      'nói chung',
      'đại loại là',
      'đại loại',
      'đại loại như',
      'thì là',
      'thì là mà',
      'nói thế nào nhỉ',
    ]),
    fillerPhraseBlockers: new Set(splitWords('các nhiều theo mọi')),
    doubledFillers: new Set(['thì', 'là', 'mà', 'kiểu', 'cái']),
    reduplications: new Set(splitWords('dần từ luôn thường xa lâu đều mãi nhỏ nho')),
  },
  functionWords: viFunctionWords,
  firstPerson: new Set(splitWords('tôi em mình tớ cháu chúng bọn')),
  connectives: buildPhraseIndex([
    ...new Set([
      ...first,
      ...next,
      ...last,
      ...reason,
      ...example,
      ...result.filter((p) => p !== 'giảm' && p !== 'tăng' && p !== 'hoàn thành'),
      ...contrast,
      ...addition,
      ...time,
      'nếu',
      'trong trường hợp',
      'giả sử',
      'thì',
    ]),
  ]),
  pastActions: viPastActions,
  praise: viPraise,
  boilerplate: buildPhraseIndex([
    'ứng viên lý tưởng',
    'chúng tôi đang tìm',
    'mức lương cạnh tranh',
    'yêu cầu công việc',
    'mô tả công việc',
    'ứng viên sẽ',
    'trong thời đại ngày nay',
    'trong xã hội hiện nay',
    'giao tiếp là chìa khóa',
    'ai cũng biết',
    'quyền lợi được hưởng',
    'môi trường năng động',
  ]),
  injection: injectionPatterns,
  maskWords: viMaskWords,
  ageAfterNumber: [['tuổi']],
  unitStarters: new Set(splitWords('nhưng vì nên sau khi nếu tuy rồi cuối ngoài do đầu')),
}
