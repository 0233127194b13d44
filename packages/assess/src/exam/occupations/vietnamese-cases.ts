import type { OccupationCase } from '../validity/occupation-case'
import type { OccupationAnswers } from './occupation'
import { dieuDuongAnswers } from './vi/dieu-duong'
import { doiTruongXayDungAnswers } from './vi/doi-truong-xay-dung'
import { vietnameseFiller, vietnameseHedges } from './vi/filler'
import { kySuCoSoDuLieuAnswers } from './vi/ky-su-co-so-du-lieu'
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

export const vietnameseCases: readonly OccupationCase[] = [...vietnameseQuestions1, ...vietnameseQuestions2].flatMap(
  (questions) => {
    const own = answers[questions.id]
    return own === undefined ? [] : [{ questions, answers: own, filler: vietnameseFiller, hedges: vietnameseHedges }]
  },
)
