import type { InterfaceLanguage } from '@candor/contract'

interface OwnArchiveTexts {
  readonly title: string
  readonly yourAnswers: string
  readonly question: string
  readonly earlierTake: string
  readonly noWords: string
  readonly damaged: string
  readonly files: string
  readonly all: string
  readonly readme: string
}

/** The words of the page and the note in a candidate's archive. */
export const ownArchiveTexts: Readonly<Record<InterfaceLanguage, OwnArchiveTexts>> = {
  en: {
    title: 'Your interview',
    yourAnswers: 'Your answers',
    question: 'Question',
    earlierTake: 'Earlier take',
    noWords: 'No words.',
    damaged: 'This recording is damaged and can’t be copied.',
    files: 'Files you sent',
    all: 'Everything as data: interview.json',
    readme: `Your interview

Open index.html in a browser. It needs no internet connection.
interview.json has everything in a form that programs read: JSON, UTF-8, times in UTC.

The fields of interview.json:
  schema         candor.interview.v1
  createdAt      when this archive was made
  interview      what your page showed: answers, integrity signals, and the assessment if the company shares it
  takes          every take of your answers, earlier ones too, with their words
  recordings     file: where it is in this archive; null if it is damaged
  files          what you sent, such as your CV
  consents       what you agreed to, which version of the text and when
  screening      your answers to the questions before the interview
  questions      what you asked the company
  requests       your requests for a review and your objections, with the answers
  accommodations what you asked for in order to take the interview, with the answers
  feedback       your feedback
  certificate    your certificate
A field without data is null or empty. Notes and decisions of the company are not part of this archive.
`,
  },
  vi: {
    title: 'Buổi phỏng vấn của bạn',
    yourAnswers: 'Câu trả lời của bạn',
    question: 'Câu hỏi',
    earlierTake: 'Lần trả lời trước',
    noWords: 'Không có lời nào.',
    damaged: 'Bản ghi này bị hỏng và không thể sao chép.',
    files: 'Tệp bạn đã gửi',
    all: 'Toàn bộ dữ liệu: interview.json',
    readme: `Buổi phỏng vấn của bạn

Mở index.html bằng trình duyệt, không cần kết nối internet.
interview.json chứa toàn bộ dữ liệu ở dạng chương trình đọc được: JSON, UTF-8, thời gian theo UTC.

Các trường của interview.json:
  schema         candor.interview.v1
  createdAt      thời điểm tạo tệp này
  interview      những gì trang của bạn đã hiển thị: câu trả lời, tín hiệu liêm chính, và đánh giá nếu công ty chia sẻ
  takes          mọi lần trả lời của bạn, kể cả lần trước, kèm lời thoại
  recordings     file: vị trí trong tệp này; null nếu bị hỏng
  files          những gì bạn đã gửi, chẳng hạn CV
  consents       những gì bạn đã đồng ý, phiên bản nào và khi nào
  screening      câu trả lời của bạn trước buổi phỏng vấn
  questions      những gì bạn đã hỏi công ty
  requests       yêu cầu xem xét lại và phản đối của bạn, kèm câu trả lời
  accommodations điều bạn cần để dự phỏng vấn, kèm câu trả lời
  feedback       phản hồi của bạn
  certificate    chứng nhận của bạn
Trường không có dữ liệu là null hoặc rỗng. Ghi chú và quyết định của công ty không nằm trong tệp này.
`,
  },
}
