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

/** Removes the statement before it. */
export const retractions: Readonly<Record<'en' | 'vi', string>> = {
  en: 'Actually that was not me, a colleague did all of it.',
  vi: 'Thật ra không phải tôi làm, đồng nghiệp làm hết.',
}
