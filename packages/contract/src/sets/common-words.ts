import type { InterviewLanguage } from '../enums'

/** Words of almost every answer: alone they do not tell a good answer from another. */
const ENGLISH =
  'a about above after again all almost also always am an and another any anything are around as ask at away back be because been before being best better big both but by call came can case change come could day did different do does done down each end even ever every everybody everyone example fact far feel few find first for from full gave get give go goes going good got great had half hand hard has have he hear help her here him his home how i idea if important in into is it its job just keep kind knew know large last later least left less let life like little long look lot made main make man many may maybe me mean might more most much must my myself name need never new next nice no not nothing now of off often old on once one only open or other our out over own part people person place point possible problem put question quite rather really right said same saw say see seem set she should show side sit situation small so some somebody someone something still such sure take talk team tell than that the their them then there these they thing things think this those thought three through time to together told too took tried try turn two under until up upon us use used very want was way we week well went were what when where which while who whole why will with word work worked working works world would year yes yet you your communication'
const VIETNAMESE =
  'và là của có các một những được cho không với người này trong đã để thì đến khi về như cũng từ ra làm nhiều rất mà vào lại còn theo sau hơn đó tôi bạn mình họ anh chị em chúng ta việc công công việc ngày năm lúc thấy biết nói đi ở trên dưới tại bị phải sẽ đang nên rồi vẫn chỉ mới cần muốn thể cùng nhau nhưng vì nếu hay hoặc điều cái con gì nào sao đâu ai vấn đề quan trọng tốt giao tiếp nhóm'

const toSet = (words: string): ReadonlySet<string> => new Set(words.normalize('NFC').split(' '))

export const COMMON_WORDS: Readonly<Record<InterviewLanguage, ReadonlySet<string>>> = {
  en: toSet(ENGLISH),
  vi: toSet(VIETNAMESE),
}
