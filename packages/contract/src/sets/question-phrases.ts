/** What a question may not ask of a candidate: it says nothing of how they work, and the answer may not count. */
export const unlawfulTopics = ['age', 'family', 'health', 'origin', 'religion'] as const
export type UnlawfulTopic = (typeof unlawfulTopics)[number]

/** What a question is found by its words to be. */
export type FaultByPhrase = UnlawfulTopic | 'leading' | 'vague'

/*
 * Phrases that ask the candidate about themselves: "your health", never "the health of your patients". A star stands for the rest of a
 * word. Words are compared, so that spaces, marks and capitals make no difference.
 */

/** Phrases by what is wrong with a question that has one, with " / " between them. */
export const englishPhrases: Readonly<Record<FaultByPhrase, string>> = {
  age: [
    "how old are you / what is your age / what's your age / your date of birth / your birthday / ",
    'when were you born / what year were you born / your year of birth / ',
    'how many years until you retire / when will you retire',
  ].join(''),
  family: [
    'are you married / are you single / your marital status / are you pregnant / do you have children / ',
    'do you have kids / do you have any children / do you have any kids / have children of your own / ',
    'plan to have children / plan to have kids / plan to have a family / planning to have children / ',
    'planning a family / planning to start a family / your husband / your wife / your spouse / ',
    'your childcare / looks after your children / who takes care of your children / your maiden name',
  ].join(''),
  health: [
    'your health / your disabilit* / are you disabled / do you have a disability / ',
    'do you have any disabilit* / your medical history / your illness* / do you have any illness* / ',
    'are you ill / are you healthy / do you have any medical / do you take any medication / ',
    'do you take medication / how many sick days / your mental health / do you smoke / ',
    'do you drink alcohol / your weight / your height',
  ].join(''),
  origin: [
    'where are you from / where do you come from / where were you born / your place of birth / ',
    'your nationality / your citizenship / your ethnic* / your race / your mother tongue / ',
    'your native language / your accent / your parents from / your skin / your hometown',
  ].join(''),
  religion: [
    'your religion / your religious / are you religious / your faith / do you go to church / ',
    'do you pray / do you believe in god / your church / your mosque / your temple / ',
    'religious holidays do you',
  ].join(''),
  leading: [
    "don't you think / don't you agree / wouldn't you agree / wouldn't you say / isn't it true / ",
    'surely you / i assume you / you would agree / obviously you / of course you',
  ].join(''),
  vague: [
    'tell me about yourself / tell us about yourself / introduce yourself / describe yourself / ',
    'your strengths and weaknesses / your biggest strength / your biggest weakness / ',
    'your greatest strength / your greatest weakness / see yourself in five years / ',
    'see yourself in 5 years / why should we hire you / why should i hire you',
  ].join(''),
}

export const vietnamesePhrases: Readonly<Record<FaultByPhrase, string>> = {
  age: [
    'bạn bao nhiêu tuổi / anh chị bao nhiêu tuổi / tuổi của bạn / bạn sinh năm / ngày sinh của bạn / ',
    'năm sinh của bạn / bao giờ bạn nghỉ hưu / khi nào bạn nghỉ hưu',
  ].join(''),
  family: [
    'bạn đã kết hôn / bạn kết hôn chưa / bạn đã lập gia đình / bạn có gia đình chưa / ',
    'bạn đã có gia đình / tình trạng hôn nhân / bạn độc thân / bạn có con / bạn đã có con / ',
    'bạn có mấy con / bạn dự định có con / kế hoạch sinh con / dự định sinh con / bạn đang mang thai / ',
    'bạn có mang thai / bạn có thai / chồng bạn / chồng của bạn / vợ bạn / vợ của bạn / ai trông con / ',
    'người yêu của bạn',
  ].join(''),
  health: [
    'sức khỏe của bạn / sức khoẻ của bạn / tình trạng sức khỏe / tình trạng sức khoẻ / bạn có bệnh / ',
    'bạn có mắc bệnh / bệnh của bạn / tiền sử bệnh / bạn bị khuyết tật / bạn có khuyết tật / ',
    'khuyết tật của bạn / bạn có hút thuốc / bạn có uống rượu / chiều cao của bạn / cân nặng của bạn / ',
    'bạn cao bao nhiêu / bạn nặng bao nhiêu',
  ].join(''),
  origin: [
    'quê bạn ở / quê quán của bạn / quê của bạn / bạn quê ở / bạn người ở đâu / bạn là người vùng / ',
    'bạn đến từ đâu / bạn sinh ra ở đâu / dân tộc của bạn / bạn là dân tộc / bạn người dân tộc / ',
    'quốc tịch của bạn / giọng của bạn / tiếng mẹ đẻ của bạn',
  ].join(''),
  religion: [
    'tôn giáo của bạn / bạn theo đạo / bạn theo tôn giáo / bạn có theo đạo / bạn có đạo / bạn có đi lễ / ',
    'tín ngưỡng của bạn',
  ].join(''),
  leading: ['chắc hẳn bạn / chắc là bạn / chắc chắn bạn / đương nhiên bạn / bạn cũng đồng ý / phải không'].join(''),
  vague: [
    'giới thiệu về bản thân / giới thiệu bản thân / kể về bản thân / điểm mạnh và điểm yếu / ',
    'điểm mạnh điểm yếu / điểm mạnh của bạn / điểm yếu của bạn / trong 5 năm tới / trong năm năm tới / ',
    'tại sao chúng tôi nên tuyển bạn / vì sao chúng tôi nên tuyển bạn',
  ].join(''),
}
