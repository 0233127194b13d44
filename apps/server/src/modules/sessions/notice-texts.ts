import { cognitiveDims, communicationDims } from '@candor/contract'

interface InBoth {
  readonly en: string
  readonly vi: string
}
type RatedDim = (typeof communicationDims)[number] | (typeof cognitiveDims)[number]

const dimNames: Readonly<Record<RatedDim, InBoth>> = {
  grammar: { en: 'Grammar', vi: 'Ngữ pháp' },
  comprehension: { en: 'Comprehension', vi: 'Hiểu câu hỏi' },
  fluency: { en: 'Fluency', vi: 'Độ trôi chảy' },
  vocabulary: { en: 'Vocabulary sufficiency', vi: 'Vốn từ đủ dùng' },
  coherence: { en: 'Coherence', vi: 'Tính mạch lạc' },
  logical_reasoning: { en: 'Logical reasoning', vi: 'Lập luận logic' },
  critical_thinking: { en: 'Critical thinking', vi: 'Tư duy phản biện' },
  problem_solving: { en: 'Problem solving', vi: 'Giải quyết vấn đề' },
  big_picture_thinking: { en: 'Big-picture thinking', vi: 'Tầm nhìn tổng thể' },
  insightfulness: { en: 'Insightfulness', vi: 'Sự thấu đáo' },
  clarity: { en: 'Clarity', vi: 'Sự rõ ràng' },
  decision_making: { en: 'Decision making', vi: 'Ra quyết định' },
  intellectual_self_awareness: { en: 'Intellectual self-awareness', vi: 'Tự nhận thức về hiểu biết' },
}

const named = <Id extends string>(id: Id, name: InBoth) => ({ id, name })

export const listDimNames = (dims: readonly string[]) =>
  [...communicationDims, ...cognitiveDims].filter((id) => dims.includes(id)).map((id) => named(id, dimNames[id]))

export const expectedContent = named('expected_content', {
  en: 'Whether an answer holds the content that the question asks for',
  vi: 'Câu trả lời có nội dung mà câu hỏi cần hay không',
})

export const measures = named('measures', {
  en: 'Facts about the wording, such as grammar and pace',
  vi: 'Các số liệu về cách diễn đạt, như ngữ pháp và nhịp nói',
})

export const cvFacts = named('cv', { en: 'Facts in the CV', vi: 'Các dữ kiện trong CV' })

export const neverAssessed = [
  named('face', { en: 'Face and looks', vi: 'Khuôn mặt và ngoại hình' }),
  named('voice', { en: 'Sound of the voice', vi: 'Âm sắc giọng nói' }),
  named('accent', { en: 'Accent and pronunciation', vi: 'Giọng vùng miền và cách phát âm' }),
  named('emotion', { en: 'Emotions', vi: 'Cảm xúc' }),
  named('masked', {
    en: 'Names, gender, nationality, age, school and employer: masked before the assessment',
    vi: 'Tên, giới tính, quốc tịch, tuổi, trường học và nơi làm việc: được che trước khi đánh giá',
  }),
  named('integrity_signals', { en: 'Integrity signals', vi: 'Tín hiệu về tính trung thực' }),
]

export const decisionText = (company: string): InBoth => ({
  en: `People at ${company} decide. The assessment is a proposal with its evidence, and people can set other levels.`,
  vi: `Con người tại ${company} quyết định. Bản đánh giá chỉ là đề xuất kèm bằng chứng, và con người có thể đặt mức khác.`,
})

export const recordingText = (company: string): InBoth => ({
  en: `Video and audio are recorded only while a candidate answers, and only if the candidate agrees. The recordings are stored for ${company}.`,
  vi: `Hình và tiếng chỉ được ghi trong lúc ứng viên trả lời, và chỉ khi ứng viên đồng ý. Bản ghi được lưu cho ${company}.`,
})

export const retentionText = (company: string): InBoth => ({
  en: `Answers and the assessment are stored until ${company} or its retention policy deletes them. Candidates can delete an interview on their page. Where ${company} has to keep records, it is hidden at once and erased later.`,
  vi: `Câu trả lời và bản đánh giá được lưu cho đến khi ${company} hoặc chính sách lưu dữ liệu của công ty xóa. Ứng viên có thể tự xóa buổi phỏng vấn trên trang của mình. Nếu ${company} phải lưu hồ sơ, buổi phỏng vấn bị ẩn ngay và bị xóa vĩnh viễn sau đó.`,
})

export const summaryText = (company: string, position: string): InBoth => ({
  en: `An AI conducts the interview of ${company} for the position ${position}. Candidates who don’t agree to the AI get the questions without follow-ups, and people assess their answers.`,
  vi: `AI thực hiện buổi phỏng vấn của ${company} cho vị trí ${position}. Ứng viên không đồng ý với AI sẽ nhận các câu hỏi mà không có câu hỏi thêm, và con người đánh giá câu trả lời.`,
})
