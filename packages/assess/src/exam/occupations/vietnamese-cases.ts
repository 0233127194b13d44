import type { OccupationCase } from '../validity/occupation-case'
import type { OccupationAnswers } from './occupation'
import { doiTruongXayDungAnswers } from './vi/doi-truong-xay-dung'
import { vietnameseFiller, vietnameseHedges } from './vi/filler'
import { nhanVienKinhDoanhAnswers } from './vi/nhan-vien-kinh-doanh'
import { toTruongCheBienAnswers } from './vi/to-truong-che-bien'
import { vietnameseQuestions } from './vietnamese-questions'

const answers: Readonly<Record<string, OccupationAnswers>> = {
  'doi-truong-xay-dung': doiTruongXayDungAnswers,
  'nhan-vien-kinh-doanh': nhanVienKinhDoanhAnswers,
  'to-truong-che-bien': toTruongCheBienAnswers,
}

export const vietnameseCases: readonly OccupationCase[] = vietnameseQuestions.flatMap((questions) => {
  const own = answers[questions.id]
  return own === undefined ? [] : [{ questions, answers: own, filler: vietnameseFiller, hedges: vietnameseHedges }]
})
