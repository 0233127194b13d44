import type { ConsentPurpose, InterfaceLanguage } from '@candor/contract'
import type { RecordingProblem } from '../../content'

export interface OwnArchiveTexts {
  readonly title: string
  readonly yourAnswers: string
  readonly question: string
  readonly earlierTake: string
  readonly noWords: string
  readonly recognized: string
  readonly writtenByAi: string
  readonly subtitles: string
  /** Above the answers, if any file is missing or incomplete. */
  readonly notWhole: string
  /** After the name of a file that is not in the archive. */
  readonly missing: Readonly<Record<RecordingProblem, string>>
  /** After the name of a file of which only the beginning is in the archive. */
  readonly incomplete: string
  readonly consents: string
  readonly consentsLead: string
  readonly purposes: Readonly<Record<ConsentPurpose, string>>
  readonly givenAt: string
  readonly withdrawnAt: string
  readonly version: string
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
    recognized: 'What speech recognition heard',
    writtenByAi: 'Written by AI',
    subtitles: 'Words',
    notWhole: 'Some files are missing or incomplete. Each one is named below, with the reason.',
    missing: {
      damaged: 'This file is damaged on the server, so it isn’t in this archive.',
      unavailable:
        'This file couldn’t be reached while this archive was made, so it isn’t in it. Download the archive again later.',
    },
    incomplete: 'Only the beginning of this file is here. The rest couldn’t be read on the server.',
    consents: 'What you agreed to',
    consentsLead: 'SHA-256 is the fingerprint of the exact words that you saw.',
    purposes: {
      recording: 'Recording while you answer',
      ai: 'Follow-ups and assessment by AI',
      server_transcription: 'Transcription of your speech',
      integrity_signals: 'Integrity signals',
    },
    givenAt: 'Agreed',
    withdrawnAt: 'Withdrawn',
    version: 'Version of the text',
    files: 'Files you sent',
    all: 'Everything as data: interview.json',
    readme: `Your interview

Open index.html in a browser. It needs no internet connection.
interview.json has everything in a form that programs read: JSON, UTF-8, times in UTC.

The fields of interview.json:
  schema         candor.interview.v1
  createdAt      when this archive was made
  interview      what your page showed: answers, integrity signals, and the assessment if the company shares it
                 questionDigitalSource: who wrote a follow-up question, as a term of the IPTC vocabulary
  takes          every take of your answers, earlier ones too, with their words
                 text: what was recognized or typed; correctedText: your correction; lines: the words with times
  recordings     file: where it is in this archive; null if it is missing
                 problem: null, "damaged" or "unavailable"; copiedBytes: how much of it is here
                 subtitles: its words as WebVTT, for video players
  files          what you sent, such as your CV; file and problem as above
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
    recognized: 'Lời thoại do máy nhận dạng',
    writtenByAi: 'Do AI viết',
    subtitles: 'Lời thoại',
    notWhole: 'Một số tệp bị thiếu hoặc không đầy đủ. Tên từng tệp và lý do được ghi bên dưới.',
    missing: {
      damaged: 'Tệp này bị hỏng trên máy chủ nên không có trong gói này.',
      unavailable: 'Không truy cập được tệp này khi tạo gói nên tệp không có ở đây. Hãy tải lại gói sau.',
    },
    incomplete: 'Chỉ có phần đầu của tệp này. Không đọc được phần còn lại trên máy chủ.',
    consents: 'Những gì bạn đã đồng ý',
    consentsLead: 'SHA-256 là mã nhận dạng của đúng nội dung bạn đã đọc.',
    purposes: {
      recording: 'Ghi hình và ghi âm khi bạn trả lời',
      ai: 'Câu hỏi tiếp nối và đánh giá bằng AI',
      server_transcription: 'Chuyển lời nói thành văn bản',
      integrity_signals: 'Tín hiệu liêm chính',
    },
    givenAt: 'Đồng ý lúc',
    withdrawnAt: 'Rút lại lúc',
    version: 'Phiên bản nội dung',
    files: 'Tệp bạn đã gửi',
    all: 'Toàn bộ dữ liệu: interview.json',
    readme: `Buổi phỏng vấn của bạn

Mở index.html bằng trình duyệt, không cần kết nối internet.
interview.json chứa toàn bộ dữ liệu ở dạng chương trình đọc được: JSON, UTF-8, thời gian theo UTC.

Các trường của interview.json:
  schema         candor.interview.v1
  createdAt      thời điểm tạo tệp này
  interview      những gì trang của bạn đã hiển thị: câu trả lời, tín hiệu liêm chính, và đánh giá nếu công ty chia sẻ
                 questionDigitalSource: ai viết câu hỏi tiếp nối, theo thuật ngữ của IPTC
  takes          mọi lần trả lời của bạn, kể cả lần trước, kèm lời thoại
                 text: lời được nhận dạng hoặc gõ; correctedText: bản bạn đã sửa; lines: lời thoại kèm thời gian
  recordings     file: vị trí trong gói này; null nếu bị thiếu
                 problem: null, "damaged" (bị hỏng) hoặc "unavailable" (không truy cập được); copiedBytes: số byte có ở đây
                 subtitles: lời thoại dạng WebVTT cho trình phát video
  files          những gì bạn đã gửi, chẳng hạn CV; file và problem như trên
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
