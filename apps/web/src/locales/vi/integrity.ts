import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  consent: {
    title: 'Những điều thiết bị của bạn có thể ghi nhận',
    lead: 'Khi bạn trả lời qua video, chính thiết bị của bạn theo dõi bốn điều:',
    notices: {
      faces: 'trong hình có nhiều hơn một khuôn mặt hay không,',
      view: 'khuôn mặt bạn có ra khỏi hình từ hai giây trở lên hay không,',
      gaze: 'trong lúc nói, bạn có nhìn khỏi màn hình từ bốn giây trở lên hay không,',
      contact: 'bạn nhìn về phía màn hình trong bao nhiêu phần thời gian nói.',
    },
    device:
      'Không hình ảnh nào rời khỏi thiết bị của bạn cho việc này. Chỉ có mốc thời gian và tỷ lệ được gửi đi, và {company} thấy chúng.',
    score:
      'Chúng không bao giờ được tính vào điểm. Người đánh giá được nhắc xem lại khoảnh khắc đó trước khi kết luận.',
    seen: 'Bạn thấy đúng những gì {company} thấy và có thể nhận xét về từng khoảnh khắc.',
    optOutHint:
      'Bạn có thể từ chối mà không cần nêu lý do. Hệ thống chỉ ghi rằng bạn đã từ chối; điều này không có lợi cũng không bất lợi cho bạn.',
    agree: 'Tôi đồng ý',
    optedOut: 'Buổi phỏng vấn của bạn vẫn diễn ra bình thường, không có phần này.',
  },
  guide: {
    title: 'Thiết lập hướng nhìn cơ sở',
    text: 'Hãy nhìn màn hình như khi bạn nói. Thiết bị của bạn ghi nhớ hướng nhìn này để việc nhìn đi nơi khác chỉ được so với chính bạn. Hình ảnh nằm lại trên thiết bị của bạn.',
    loading: 'Thiết bị của bạn đang chuẩn bị…',
    looking: 'Hãy nhìn vào màn hình trong vài giây…',
    ready: 'Xong. Đã thiết lập hướng nhìn cơ sở.',
    unsure:
      'Chúng tôi chưa thấy rõ mắt bạn. Hướng nhìn sẽ không được ghi nhận; buổi phỏng vấn vẫn diễn ra bình thường.',
    notAvailable:
      'Thiết bị của bạn không làm được việc này. Hệ thống ghi là “không xem được”, và buổi phỏng vấn vẫn diễn ra bình thường.',
    again: 'Thử lại',
    optOut: 'Từ chối',
    optedOut: 'Bạn đã từ chối phần này. Hệ thống chỉ ghi nhận như vậy.',
    hints: {
      noFace: 'Không thấy khuôn mặt. Hãy ngồi trước camera, ở giữa khung hình.',
      moreFaces: 'Thấy nhiều hơn một khuôn mặt. Ảnh treo tường thì không sao, sẽ không được tính.',
      dark: 'Hình hơi tối. Một chiếc đèn hoặc cửa sổ ở phía trước bạn sẽ giúp sáng hơn.',
      eyesHidden: 'Khó nhìn thấy mắt bạn. Nếu kính phản chiếu đèn, hãy xoay đèn hoặc nghiêng màn hình một chút.',
      restless: 'Đầu bạn đã cử động trong lúc kiểm tra. Bạn có thể thử lại nếu muốn.',
    },
  },
  fairPlay:
    'Chúng tôi không đo cảm xúc của bạn. Những gì thiết bị của bạn kiểm tra đã được giải thích trước đó và không bao giờ được tính vào điểm.',
  panel: {
    title: 'Tín hiệu trung thực',
    never: 'Không bao giờ tính vào điểm',
    company:
      'Được ghi nhận trên chính thiết bị của ứng viên; ứng viên đã được báo trước và cũng thấy đúng như vậy. Webcam có thể sai và thường có lý do vô hại, nên hãy xem lại khoảnh khắc đó trước.',
    candidate:
      'Được ghi nhận trên chính thiết bị của bạn trong lúc bạn trả lời. Công ty thấy đúng như vậy, kèm nhận xét của bạn. Phần này không bao giờ được tính vào điểm.',
    states: {
      off: 'Buổi phỏng vấn này không dùng tín hiệu trung thực.',
      not_available:
        'Không xem được: thiết bị không thể xem hình, hoặc không có câu trả lời nào bằng video. Điều đó không nói lên gì về ứng viên, tốt hay xấu.',
      opted_out: 'Ứng viên đã từ chối các tín hiệu này. Điều đó không có lợi cũng không bất lợi cho họ.',
      not_enough_data:
        'Không đủ dữ liệu: phần hình có thể xem xét quá ít để nói điều gì cho công bằng. Điều đó không nói lên gì về ứng viên.',
    },
    ownStates: {
      off: 'Buổi phỏng vấn này không dùng tín hiệu trung thực.',
      not_available:
        'Không xem được: thiết bị của bạn không thể xem hình, hoặc bạn không trả lời câu nào bằng video. Điều đó không nói lên gì về bạn, tốt hay xấu.',
      opted_out: 'Bạn đã từ chối các tín hiệu này. Điều đó không có lợi cũng không bất lợi cho bạn.',
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
        'Lệch hơn 20° sang bên hoặc 15° xuống dưới so với hướng nhìn cơ sở, từ bốn giây trở lên trong lúc nói. Webcam không biết người ta nhìn vào đâu.',
      eye_contact:
        'Phần thời gian nói mà hướng nhìn lệch không quá 10° so với hướng nhìn cơ sở. Ít giao tiếp bằng mắt là chuyện thường và không phải dấu hiệu của điều gì.',
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
    noShare: 'Không rõ',
    quality:
      'Đã phân tích {tracked} thời gian, {rate, number} khung hình/giây, {light, select, low {thiếu sáng} other {đủ sáng}}',
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
      candidate: 'Nhận xét của ứng viên',
      own: 'Nhận xét của bạn',
      add: 'Thêm nhận xét',
      change: 'Sửa',
      openOf: '{action}: {title}',
      label: 'Nhận xét của bạn về khoảnh khắc này',
      labelAll: 'Nhận xét chung của bạn',
      hint: 'Công ty thấy nhận xét này cùng khoảnh khắc đó. Xóa hết chữ để gỡ nhận xét.',
      save: 'Lưu',
      cancel: 'Hủy',
      saved: 'Đã lưu',
      all: 'Nhận xét chung',
      addAll: 'Thêm nhận xét chung',
    },
  },
  option: {
    label: 'Tín hiệu trung thực',
    hint: 'Nhiều hơn một khuôn mặt, khuôn mặt ra khỏi hình, nhìn đi nơi khác, giao tiếp bằng mắt: được ghi nhận trên thiết bị của ứng viên, báo trước, ứng viên có thể không dùng, không bao giờ tính vào điểm.',
  },
} as const satisfies Catalog<'integrity'>
