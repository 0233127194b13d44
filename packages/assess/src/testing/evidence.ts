import type { CognitiveDimId } from '@candor/contract'

type Counted = Exclude<CognitiveDimId, 'clarity'>

/** One strong, specific piece of evidence for each dimension. Written for these tests. */
export const strongEvidence: Readonly<Record<'en' | 'vi', Readonly<Record<Counted, string>>>> = {
  en: {
    logical_reasoning:
      'I moved the heavy shelves near the door because the forklift could not turn in the narrow aisle.',
    critical_thinking:
      'However, my sample covered December only, and holiday orders are hardly typical of a quiet month.',
    problem_solving:
      'The label printer had a serious fault on Tuesday, and I replaced the worn roller and rewrote the driver settings, and the misprints dropped from ninety to four.',
    big_picture_thinking:
      'My packing checklist helped the whole company, as the market in Norway rewards suppliers with few damaged parcels.',
    insightfulness:
      'I noticed that returns peaked after glossy catalogue photos, and I changed the pictures to daylight shots.',
    decision_making:
      'I weighed a cheaper courier against a faster courier by cost and damage, and I chose the faster courier for fragile glass.',
    intellectual_self_awareness:
      'It was my mistake, I underestimated the customs paperwork, and next time I asked a broker for feedback two weeks earlier.',
  },
  vi: {
    logical_reasoning: 'Tôi chuyển kệ nặng ra gần cửa vì xe nâng không quay đầu được trong lối hẹp.',
    critical_thinking: 'Tuy nhiên tôi chỉ khảo sát đơn tháng mười hai, mà đơn lễ tết thường khác hẳn mùa vắng.',
    problem_solving:
      'Máy in nhãn gặp sự cố hôm thứ ba, tôi sửa trục lăn mòn và viết lại cấu hình, kết quả là nhãn hỏng giảm còn bốn tờ.',
    big_picture_thinking:
      'Bảng kiểm đóng gói của tôi giúp doanh nghiệp giữ thị trường Na Uy, nơi chuộng kiện nguyên vẹn.',
    insightfulness: 'Tôi nhận ra hàng trả lại tăng vọt sau ảnh bóng loáng, từ đó tôi thay bằng ảnh chụp ban ngày.',
    decision_making:
      'Tôi cân nhắc hãng rẻ và hãng nhanh theo chi phí và độ vỡ, rồi tôi chọn hãng nhanh cho đồ thủy tinh.',
    intellectual_self_awareness:
      'Đó là lỗi của tôi, tôi chủ quan với giấy tờ hải quan, lần sau tôi hỏi môi giới sớm hơn hai tuần.',
  },
}

/** The same things said vaguely, with nothing behind them. */
export const weakEvidence: Readonly<Record<'en' | 'vi', readonly string[]>> = {
  en: [
    'I just moved some stuff around because it felt right somehow.',
    'I guess there was a problem and I probably did something and it was okay in the end.',
    'Maybe I learned something from it, I am not sure, and I mostly went with my gut feeling.',
  ],
  vi: [
    'Có lẽ tôi chuyển mấy thứ gì đó vì thấy cũng được.',
    'Hình như có vấn đề gì đó và chắc là tôi làm qua loa rồi cũng xong.',
    'Chắc là tôi học được gì đó, tôi không chắc, tôi làm hên xui thôi.',
  ],
}

/** Paraphrases of what the average speaker already said, and talk about an unrelated subject. */
export const paraphrases: Readonly<Record<'en' | 'vi', string>> = {
  en: 'So the depot had the parcel, I called the depot, and they sent the parcel the same day.',
  vi: 'Tức là kiện hàng ở kho khác, tôi gọi cho kho đó và họ gửi kiện hàng ngay trong ngày.',
}
export const smallTalk: Readonly<Record<'en' | 'vi', readonly string[]>> = {
  en: [
    'By the way, I had noodles for lunch and it rained.',
    'Orange is a nice colour, but matte black is fine too.',
    'Night owl, with a walk before coffee, unless it snows.',
  ],
  vi: [
    'Nhân tiện, trưa nay tôi ăn phở và trời mưa.',
    'Màu cam thì đẹp, nhưng màu đen cũng hay.',
    'Tôi thức khuya, trừ khi trời lạnh.',
  ],
}

/** Replies to compliments, and compliments: they contain reasons and actions but argue nothing. */
export const compliments: Readonly<Record<'en' | 'vi', readonly string[]>> = {
  en: [
    'Thank you for saying that, I worked hard on the warehouse because I care about people, so I am glad you noticed.',
    'That means a lot to me, because I built the whole reporting team myself and led it for two years.',
    'I admire your brand, so I followed the launch of 2023 and told my friends about it because it is a dream company.',
  ],
  vi: [
    'Cảm ơn anh đã khen, vì tôi làm rất kỹ phần kho và sửa từng báo cáo nên tôi rất vui.',
    'Tôi luôn ngưỡng mộ công ty, vì vậy tôi đọc báo cáo năm 2023 và gửi cho bạn bè.',
  ],
}

/** An action whose outcome is another person's praise or joy: not a courtesy to the interviewer. */
export const reportedPraise: Readonly<Record<'en' | 'vi', readonly string[]>> = {
  en: [
    'The stock list was wrong, which means a lot of parcels were late, so I checked every shelf and corrected 40 entries.',
    'A customer was upset about her invoice, so I rebuilt the calculation with the warehouse and she was glad to hear that the amount was fixed.',
  ],
  vi: [
    'Khách phàn nàn vì hóa đơn sai, nên tôi kiểm tra lại từng dòng với kho và sửa 40 mục, kết quả là khách đã khen bộ phận hóa đơn.',
  ],
}

/**
 * Retractions of the strong problem-solving evidence: right after it, by naming it elsewhere, and of another subject.
 */
export const retractions: Readonly<Record<'en' | 'vi', Readonly<Record<'plainly' | 'named' | 'other', string>>>> = {
  en: {
    plainly: 'Actually that was not me, a colleague did all of it.',
    named: 'I have to correct myself, my colleague replaced the roller and rewrote the driver settings of the printer.',
    other: 'I have to correct myself, the canteen closes at six and not at seven.',
  },
  vi: {
    plainly: 'Thật ra không phải tôi làm, đồng nghiệp làm hết.',
    named: 'Tôi xin đính chính, đồng nghiệp mới là người sửa trục lăn mòn và viết lại cấu hình máy in nhãn.',
    other: 'Tôi xin đính chính, căng tin đóng cửa lúc sáu giờ.',
  },
}
