import type { AssessInput } from '@candor/assess'
import type { SubmissionRow } from '../submissions'

/*
 * A demo interview that was ended early shows the assessment of this written interview. It is marked as a sample
 * wherever it is shown. No candidate said these words.
 */
const samples = {
  en: [
    'Last spring a customer wrote that every invoice she opened was empty. First I asked her for one example and opened it with her on the phone, ' +
      'because the log showed nothing unusual. Then I compared it with an older invoice and saw that her browser blocked the font. I wrote ' +
      'a short guide with two pictures, sent it to forty customers who had the same browser, and within a week the complaints about ' +
      'empty invoices fell from thirty to two.',
    'When I explain something technical, I begin with what the person wants to do. For example, a new colleague did not understand why ' +
      'passwords are stored as a hash. I compared it with a fingerprint: you can check whether it fits, but you cannot draw the person from ' +
      'it. However, a comparison has limits, so I asked her to explain it back to me, and where she stopped I knew what I had to say better.',
    'In my second month we changed to another ticket system in four days. I made a list of the ten things I do most often and learned ' +
      'those first, although the manual began with the settings. I made one mistake: I closed tickets without telling the customer. Since ' +
      'then I check the message before I close one, and I added that step to our checklist, so that nobody else has to learn it like this.',
  ],
  vi: [
    'Mùa xuân năm ngoái, một khách hàng báo rằng mọi hóa đơn chị mở ra đều trống. Đầu tiên tôi xin chị một ví dụ và cùng mở với chị qua điện ' +
      'thoại, vì nhật ký không cho thấy điều gì lạ. Sau đó tôi so với một hóa đơn cũ và thấy trình duyệt của chị chặn phông chữ. Tôi viết một hướng ' +
      'dẫn ngắn kèm hai hình, gửi cho bốn mươi khách dùng cùng trình duyệt, và sau một tuần số phàn nàn giảm từ ba mươi xuống còn hai.',
    'Khi giải thích một điều kỹ thuật, tôi bắt đầu từ việc người nghe muốn làm. Ví dụ, một đồng nghiệp mới không hiểu vì sao mật khẩu được lưu ' +
      'dưới dạng băm. Tôi so sánh với dấu vân tay: có thể kiểm tra xem có khớp không, nhưng không thể vẽ lại người từ đó. Tuy nhiên so sánh nào ' +
      'cũng có giới hạn, nên tôi nhờ bạn ấy giải thích lại cho tôi, và chỗ nào bạn ấy dừng thì tôi biết mình phải nói rõ hơn.',
    'Tháng thứ hai, chúng tôi chuyển sang một hệ thống phiếu khác chỉ trong bốn ngày. Tôi lập danh sách mười việc mình làm nhiều nhất và học ' +
      'những việc đó trước, dù tài liệu bắt đầu bằng phần cài đặt. Tôi đã mắc một lỗi: đóng phiếu mà không báo cho khách. Từ đó tôi kiểm tra tin ' +
      'nhắn trước khi đóng, và tôi đã thêm bước này vào danh sách chung để không ai phải học theo cách đó nữa.',
  ],
} as const

/** The sample interview that replaces one that was ended early, with the questions of the demo set. */
export const createSampleInterview = (row: SubmissionRow): AssessInput => {
  const { language } = row
  const questions = row.content.questions.slice(0, samples[language].length)
  return {
    submissionId: row.id,
    language,
    completion: 'completed',
    hasVideo: false,
    set: {
      requirements: row.content.requirements.map(({ name, weight }) => ({ name, weight })),
      questions: questions.map(({ id, text, kind, expectedPoints }) => ({ id, text, kind, expectedPoints })),
    },
    answers: questions.map(({ id, text }, index) => ({
      answerId: `sample-${index + 1}`,
      questionId: id,
      questionText: text,
      isFollowUp: false,
      modality: 'typed',
      text: samples[language][index] ?? '',
      verbatim: false,
    })),
    candidate: { firstName: '', lastName: '' },
  }
}
