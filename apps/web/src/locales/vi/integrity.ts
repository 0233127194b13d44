import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  consent: {
    title: 'Những điều thiết bị của bạn có thể ghi nhận',
    lead: 'Khi bạn trả lời qua video, chính thiết bị của bạn xem hình của bạn và ghi nhận bốn điều:',
    notices: {
      faces: 'trong hình có nhiều hơn một khuôn mặt hay không,',
      view: 'khuôn mặt bạn có ra khỏi hình từ hai giây trở lên hay không,',
      gaze: 'trong lúc nói, bạn có nhìn khỏi màn hình từ bốn giây trở lên hay không,',
      contact: 'bạn nhìn về phía màn hình trong bao nhiêu phần thời gian nói.',
    },
    device:
      'Không hình ảnh nào dùng cho việc này rời khỏi thiết bị của bạn. Chỉ có mốc thời gian và tỷ lệ được gửi đi, và {company} nhìn thấy chúng.',
    score:
      'Chúng không bao giờ được tính vào điểm. Người đọc được nhắc xem lại đúng khoảnh khắc đó trước khi kết luận.',
    seen: 'Bạn thấy đúng những gì {company} thấy và có thể viết lời của mình bên cạnh từng khoảnh khắc.',
    without:
      'Bạn có thể không dùng, vì bất kỳ lý do nào và không cần nêu lý do. Khi đó hệ thống chỉ ghi rằng bạn đã chọn như vậy; điều này không có lợi cũng không bất lợi cho bạn.',
    agree: 'Thiết bị của tôi có thể ghi nhận những điều này',
    isWithout: 'Buổi phỏng vấn của bạn vẫn diễn ra bình thường, không có phần này.',
  },
  guide: {
    title: 'Cách nhìn của riêng bạn',
    text: 'Hãy nhìn màn hình như khi bạn nói. Thiết bị của bạn ghi nhớ điều đó để việc nhìn đi nơi khác chỉ được so với chính bạn. Hình ảnh ở lại đây.',
    loading: 'Thiết bị của bạn đang chuẩn bị…',
    looking: 'Hãy nhìn vào màn hình. Vài giây thôi…',
    ready: 'Xong. Thiết bị đã biết cách bạn nhìn màn hình.',
    unsure:
      'Chưa nhìn rõ mắt bạn. Hệ thống sẽ không nói gì về hướng nhìn của bạn; buổi phỏng vấn vẫn diễn ra bình thường.',
    notAvailable:
      'Thiết bị của bạn không làm được việc này. Hệ thống ghi là “không xem được”, và buổi phỏng vấn vẫn diễn ra bình thường.',
    again: 'Nhìn lại',
    goWithout: 'Không dùng',
    optedOut: 'Bạn không dùng phần này. Hệ thống chỉ ghi rằng bạn đã chọn như vậy.',
    hints: {
      noFace: 'Không thấy khuôn mặt. Hãy ngồi trước camera, ở giữa khung hình.',
      moreFaces: 'Thấy nhiều hơn một khuôn mặt. Ảnh treo tường thì không sao, sẽ không được tính.',
      dark: 'Hình hơi tối. Một chiếc đèn hoặc cửa sổ ở phía trước bạn sẽ giúp sáng hơn.',
      eyesHidden: 'Khó nhìn thấy mắt bạn. Nếu kính phản chiếu đèn, hãy xoay đèn hoặc nghiêng màn hình một chút.',
      restless: 'Đầu bạn đã cử động trong lúc thiết bị nhìn. Bạn có thể nhìn lại nếu muốn.',
    },
  },
  fairPlay:
    'Cảm xúc của bạn không được đo. Những gì thiết bị ghi nhận từ hình của bạn đã được nói trước và không bao giờ được tính vào điểm.',
  panel: {
    title: 'Tín hiệu trung thực',
    never: 'Không bao giờ tính vào điểm',
    company:
      'Được ghi nhận trên chính thiết bị của ứng viên; ứng viên đã được báo trước và cũng thấy đúng như vậy. Webcam có thể sai và thường có một lý do vô hại: hãy xem lại khoảnh khắc đó trước khi kết luận.',
    candidate:
      'Được ghi nhận trên chính thiết bị của bạn trong lúc bạn trả lời. Công ty thấy đúng như vậy, kèm lời của bạn bên cạnh. Phần này không thuộc điểm nào.',
    states: {
      off: 'Buổi phỏng vấn này không dùng tín hiệu trung thực.',
      not_available:
        'Không xem được: thiết bị không thể xem hình, hoặc không có câu trả lời nào bằng video. Điều đó không nói lên gì về ứng viên, tốt hay xấu.',
      opted_out: 'Ứng viên đã chọn không dùng các tín hiệu này. Điều đó không có lợi cũng không bất lợi cho ai.',
      not_enough_data:
        'Không đủ dữ liệu: phần hình có thể xem xét quá ít để nói điều gì cho công bằng. Điều đó không nói lên gì về ứng viên.',
    },
    ownStates: {
      off: 'Buổi phỏng vấn này không dùng tín hiệu trung thực.',
      not_available:
        'Không xem được: thiết bị của bạn không thể xem hình, hoặc bạn không trả lời câu nào bằng video. Điều đó không nói lên gì về bạn, tốt hay xấu.',
      opted_out: 'Bạn đã chọn không dùng các tín hiệu này. Điều đó không có lợi cũng không bất lợi cho bạn.',
      not_enough_data:
        'Không đủ dữ liệu: phần hình có thể xem xét quá ít để nói điều gì cho công bằng. Điều đó không nói lên gì về bạn.',
    },
    signals: {
      multiple_faces: 'Nhiều hơn một khuôn mặt',
      face_out_of_view: 'Khuôn mặt ra khỏi hình',
      gaze_away: 'Nhìn đi nơi khác trong lúc nói',
      eye_contact: 'Giao tiếp bằng mắt',
    },
    about: {
      multiple_faces: 'Một khuôn mặt thứ hai có cử động, từ một giây trở lên. Ảnh và áp phích không được tính.',
      face_out_of_view: 'Không thấy khuôn mặt từ hai giây trở lên.',
      gaze_away:
        'Lệch hơn 20° sang bên hoặc 15° xuống dưới so với cách nhìn của chính người đó, từ bốn giây trở lên trong lúc nói. Webcam không biết người ta nhìn vào đâu.',
      eye_contact:
        'Phần thời gian nói mà hướng nhìn lệch không quá 10° so với cách nhìn của chính người đó. Ít giao tiếp bằng mắt là chuyện thường và không phải dấu hiệu của điều gì.',
    },
    bands: {
      none: 'Không ghi nhận gì',
      low: 'Một chút',
      review: 'Nên xem lại',
      not_enough_data: 'Không đủ dữ liệu',
    },
    contactBands: {
      none: 'Bình thường',
      low: 'Ít',
      review: 'Ít',
      not_enough_data: 'Không đủ dữ liệu',
    },
    facts:
      '{count, plural, =1 {1 lần, {total, number} giây} other {# lần, tổng cộng {total, number} giây, dài nhất {longest, number} giây}}',
    noFacts: 'Không lần nào',
    share: '{share} thời gian nói',
    noShare: 'Không xác định được',
    quality:
      'Đã xem xét: {tracked} thời gian, {rate, number} lần mỗi giây, {light, select, low {thiếu sáng} other {đủ sáng}}',
    timeline: 'Các khoảnh khắc trong buổi phỏng vấn',
    moments: 'Các khoảnh khắc',
    noMoments: 'Không ghi nhận khoảnh khắc nào.',
    more: 'Xem thêm {count, number}',
    moment: {
      multiple_faces:
        'Có nhiều hơn một khuôn mặt trong {seconds, number} giây lúc {time}{quality, select, dark {; ánh sáng yếu nên độ tin cậy thấp} unsure {; độ tin cậy thấp} other {}}.',
      face_out_of_view:
        'Không thấy khuôn mặt trong {seconds, number} giây lúc {time}{quality, select, dark {; ánh sáng yếu nên độ tin cậy thấp} unsure {; độ tin cậy thấp} other {}}.',
      gaze_away:
        'Nhìn đi nơi khác {seconds, number} giây trong lúc nói, lúc {time}{quality, select, dark {; ánh sáng yếu nên độ tin cậy thấp} unsure {; độ tin cậy thấp} other {}}.',
    },
    inAnswer: 'Câu hỏi {number, number}',
    inAnswerAlone: 'Câu hỏi {number, number}, tính từ lúc bắt đầu câu trả lời',
    play: 'Xem lúc {time}',
    noMedia: 'Không có bản ghi của khoảnh khắc này',
    comment: {
      of: 'Lời của ứng viên',
      own: 'Lời của bạn',
      add: 'Viết bên cạnh',
      change: 'Sửa',
      label: 'Lời của bạn về khoảnh khắc này',
      labelAll: 'Lời của bạn về tất cả',
      hint: 'Công ty đọc lời này bên cạnh khoảnh khắc đó. Để trống là rút lại.',
      save: 'Lưu',
      cancel: 'Huỷ',
      saved: 'Đã lưu',
      all: 'Về tất cả',
      addAll: 'Viết về tất cả',
    },
  },
  option: {
    label: 'Tín hiệu trung thực',
    hint: 'Nhiều hơn một khuôn mặt, khuôn mặt ra khỏi hình, nhìn đi nơi khác, giao tiếp bằng mắt: được ghi nhận trên thiết bị của ứng viên, báo trước, ứng viên có thể không dùng, không bao giờ tính vào điểm.',
  },
} as const satisfies Catalog<'integrity'>
