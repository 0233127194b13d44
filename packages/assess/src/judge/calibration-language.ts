import type { LevelExamples } from './level-examples'

/** Written for the prompt, of occupations that the exam does not have. What a candidate said that stands at levels 1 to 5. */
export const languageExamples = {
  grammar: [
    ['He yesterday bus no come, I he tell go.', 'Book many is want we the people give not.'],
    ['She go to garden every day and she have water there plant.', 'Yesterday I am driving and the man say me stop.'],
    [
      'When the guest come, I gave him the key and explained where is the room.',
      'I have worked there since three years and I liked the readers.',
    ],
    [
      'If the driver had told me earlier, I would have sent the other bus, what I did later.',
      'The seedlings that we had planted in March were already strong when the frost came back.',
    ],
    [
      'Had I known that the gate was broken, I would not have let anyone through. I did, though, and I said so.',
      'What surprised me was not that they complained but how long they had waited before they did.',
    ],
  ],
  vocabulary: [
    ['The thing. For the, the that.', 'I do. Good. Yes, do.'],
    [
      'I put the thing in the thing and did stuff with it.',
      'It was nice, and the people were nice, and it was a nice job.',
    ],
    [
      'I put water on the plants and cut the old parts away.',
      'I wrote the guest into the computer and gave the card for the door.',
    ],
    [
      'I pruned the dead wood, mulched the bed and staked the young trees.',
      'I rebooked the guest, waived the deposit and noted a late arrival.',
    ],
    [
      'The scion had not taken; in plain words, the twig that we had set onto the trunk died, as the cut had dried.',
      'Catalog records have a status: on the shelf, on loan, or what we call missing, which only means that nobody has scanned it.',
    ],
  ],
  coherence: [
    ['The bus. My sister likes tea. And the brakes then red.', 'Yes and there, no, the other, when it was.'],
    [
      'I gave the key. Before that he came. The room was not clean, so he had come at two. Then earlier I rang.',
      'We planted, and the shop is far, and it froze, and we had planted too early, and so the shop.',
    ],
    [
      'First I rang the school. The bus was at the depot. My colleague had the list. Then the parents knew.',
      'It was the pump. I had looked at the hose before. Anyway, afterwards it worked again.',
    ],
    [
      'First I rang the school, because they wait in the rain. Then I sent the reserve bus. In the end they were ten minutes late.',
      'The pump was dry. So I checked the tank, which was full, and after that the valve, which was shut.',
    ],
    [
      'The loss was at night. Two things show it: the meter at ten and at six differ, and by day they do not. So I shut the night valve, and the bill fell. That is why I begin with the meter.',
      'I would not sell old seed, for one reason: it does not come up. Of a hundred grains from 2020 eleven did. So I test ten grains on wet paper first, and then I decide.',
    ],
  ],
  comprehension: [
    ['You ask about an angry guest. My favorite season is autumn.', 'I like this company very much.'],
    [
      'An angry guest, yes, we had a lot of guests, in summer above all.',
      'A late bus is a bus that does not come in time.',
    ],
    [
      'Asked what I did and what I learned: I gave the guest another room and the bill was changed.',
      'Asked how I would plan and check the planting: I would plan it by the weeks of frost.',
    ],
    [
      'I gave the guest another room. What I learned is to look at the room before I give the key.',
      'I plan by the last frost, and I check by counting what came up in each row.',
    ],
    [
      'I take it that you mean a guest who is right. I gave her another room, and what I learned is to look first. If she is wrong, I say so and keep the room.',
      'I assume no greenhouse. I plan by the last frost, and check by counting rows; you probably want to know how I notice early, so: on day nine.',
    ],
  ],
} as const satisfies Readonly<Record<string, LevelExamples>>
