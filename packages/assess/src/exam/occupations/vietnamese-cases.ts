import type { OccupationCase } from '../validity/occupation-case'
import type { LanguagePair } from './language-pair'
import { findText, type OccupationAnswers } from './occupation'
import { dieuDuongAnswers } from './vi/dieu-duong'
import { doiTruongXayDungAnswers } from './vi/doi-truong-xay-dung'
import { vietnameseFiller, vietnameseHedges } from './vi/filler'
import { kySuCoSoDuLieuAnswers } from './vi/ky-su-co-so-du-lieu'
import { vietnameseLanguagePairs1 } from './vi/language-pairs-1'
import { vietnameseLanguagePairs2 } from './vi/language-pairs-2'
import { nhanVienHanhChinhAnswers } from './vi/nhan-vien-hanh-chinh'
import { nhanVienKinhDoanhAnswers } from './vi/nhan-vien-kinh-doanh'
import { toTruongCheBienAnswers } from './vi/to-truong-che-bien'
import { vietnameseQuestions1 } from './vietnamese-questions-1'
import { vietnameseQuestions2 } from './vietnamese-questions-2'

const answers: Readonly<Record<string, OccupationAnswers>> = {
  'nhan-vien-hanh-chinh': nhanVienHanhChinhAnswers,
  'ky-su-co-so-du-lieu': kySuCoSoDuLieuAnswers,
  'dieu-duong': dieuDuongAnswers,
  'doi-truong-xay-dung': doiTruongXayDungAnswers,
  'nhan-vien-kinh-doanh': nhanVienKinhDoanhAnswers,
  'to-truong-che-bien': toTruongCheBienAnswers,
}

const languagePairs: Readonly<Record<string, LanguagePair>> = {
  ...vietnameseLanguagePairs1,
  ...vietnameseLanguagePairs2,
}

export const vietnameseCases: readonly OccupationCase[] = [...vietnameseQuestions1, ...vietnameseQuestions2].map(
  (questions) => ({
    questions,
    answers: findText(answers, questions.id),
    languagePair: findText(languagePairs, questions.id),
    filler: vietnameseFiller,
    hedges: vietnameseHedges,
  }),
)
