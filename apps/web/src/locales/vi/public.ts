import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  home: {
    title: 'Phỏng vấn bằng AI, điểm nào cũng có bằng chứng',
    lead: 'Candor thực hiện vòng phỏng vấn video đầu tiên bằng tiếng Anh hoặc tiếng Việt và gắn mỗi điểm số với đúng câu nói làm căn cứ.',
    signUp: 'Tạo tài khoản miễn phí',
    signIn: 'Đăng nhập',
    free: 'Miễn phí cho công ty. Không cần thẻ.',
    header: { how: 'Cách hoạt động', promises: 'Cam kết của chúng tôi', candidates: 'Dành cho ứng viên' },
    sample: {
      label: 'Bản đánh giá mẫu',
      question: 'Hãy kể về một lỗi khó mà bạn đã sửa.',
      quote:
        'Đầu tiên tôi giả lập CPU chậm để tái hiện lỗi, sau đó ghi lại quá trình chạy và thấy bố cục bị tính lại liên tục.',
      at: 'Nói lúc {time}',
      skill: 'Hiểu câu hỏi',
      level: 'Mức 4 trên 5',
      scale: 'trên 5',
      why: 'Trả lời đúng câu hỏi bằng một lần sửa lỗi thật, nói rõ đã làm gì và tìm ra điều gì.',
    },
    how: {
      title: 'Từ mô tả công việc đến danh sách rút gọn công bằng',
      steps: {
        write: {
          title: 'Dán mô tả công việc',
          text: 'Candor gợi ý yêu cầu và câu hỏi, mỗi câu kèm tiêu chí chấm điểm. Bạn có thể chỉnh sửa mọi thứ.',
        },
        invite: {
          title: 'Gửi một liên kết',
          text: 'Ứng viên phỏng vấn vào lúc thuận tiện. Họ kiểm tra camera và âm thanh trước, biết rõ điều gì được ghi lại và vì sao.',
        },
        read: {
          title: 'Đọc, xem, quyết định',
          text: 'Điểm số, bản ghi lời và video nằm cạnh nhau. Bấm vào một câu, video sẽ phát từ đúng chỗ đó. Quyết định luôn là của bạn.',
        },
      },
    },
    promises: {
      title: 'Cam kết với cả hai bên',
      evidence: {
        title: 'Không có điểm nếu không có trích dẫn',
        text: 'Mỗi điểm số cho thấy những câu làm căn cứ. Khi chưa đủ bằng chứng, Candor nói rõ thay vì phỏng đoán.',
      },
      face: {
        title: 'Không bao giờ chấm điểm khuôn mặt',
        text: 'Candor không đọc cảm xúc từ khuôn mặt hay giọng nói. Giọng vùng miền, ngoại hình và phông nền không được tính. Chỉ nội dung bạn nói mới được tính.',
      },
      saved: {
        title: 'Mọi câu trả lời đều được lưu',
        text: 'Bản ghi được lưu ngay trong lúc ứng viên nói. Nếu mất kết nối, buổi phỏng vấn chờ và tiếp tục từ chỗ đã dừng.',
      },
      people: {
        title: 'Con người quyết định',
        text: 'AI không loại ai. AI chuẩn bị bằng chứng; con người quyết định.',
      },
    },
    candidates: {
      title: 'Bạn có liên kết phỏng vấn?',
      text: 'Hãy mở liên kết trong lời mời, trên máy tính hoặc điện thoại. Bạn không cần tài khoản. Trước khi ghi hình, bạn sẽ thấy ai hỏi, mất bao lâu và ai sẽ xem.',
    },
    footer: 'Candor là phần mềm tự do. Bạn có thể tự chạy trên máy chủ của mình.',
  },
} as const satisfies Catalog<'public'>
