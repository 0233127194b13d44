/** Written for the exam: talk that fits under any question and says nothing. */
export const englishFiller: readonly string[] = [
  "You know, that's a really interesting thing to be asked, and I've thought about it quite a lot over the years. I don't think that there's one right answer to it, but I do think it's important to take a moment and reflect on it properly.",
  "I suppose everybody has their own way of going about these things, and I've certainly got mine. It's grown over time, as it does, and I'd say that it has always served me well in the places where I've been so far.",
  "What I find is that every situation is a bit different from the last one, and so you can't really say it's always like this or always like that. You have to see how it is on the day and take it from there.",
  "I've always been someone who likes to do things properly. My parents were the same, they'd say if you do something then do it right, and I think that has stayed with me the whole of my life, in small things and in big ones.",
  "Of course nobody's perfect and I'd never claim to be. There are good days and there are days that aren't so good, that's only human, isn't it? The main thing is that you get up again the next morning and you carry on with a smile.",
  "At the end of the day it comes down to attitude, in my opinion. You can have all the knowledge in the world, and if the attitude isn't there then it won't get you far. I think most people who've been around for a while would agree.",
  "I talked about this with a friend of mine just the other week, funnily enough, and we both said how much things have changed. It's not what it used to be, in some ways better and in some ways not, and you've got to move with it.",
  "It's a matter of experience as well, I'd say. When you're starting out you see things in one way, and then after some time you begin to see them in another. I don't think you can hurry that, it just comes to you.",
  "For me it's always been important to stay positive, whatever happens. There's enough negativity about as it is. If you look for the good in things, then you'll generally find something, and that does help you along, and the people around you too.",
  "I'd like to think that I'm quite a balanced person. I listen, I think about it, and then I do what I feel needs to be done. I don't rush into anything, but I also don't hang about when it really matters to someone.",
  "There's a lot that could be said on that, and I could probably go on about it all afternoon if you let me. I won't, don't worry. But it's one of those subjects where the more you think about it, the more there is to it.",
  "I hope that makes sense the way I'm putting it. Sometimes it's difficult to find the words when you're sitting here and being asked, and afterwards on the way home you think of everything that you could have said so much better.",
]

/** Phrases that can stand before any clause. */
export const englishHedges: readonly string[] = [
  'I could be wrong, but',
  'as far as I remember,',
  'I think',
  "I'm not entirely sure, but",
  'if I recall correctly,',
  'it may be that',
  'I would say that',
  'more or less,',
  'in a way,',
  'I believe',
  "don't quote me on this, but",
  'from what I can remember,',
  'perhaps',
  "I'd guess that",
  'as I see it,',
  'I suppose',
  'it seems to me that',
  "unless I'm mistaken,",
  'to the best of my knowledge,',
  'I have a feeling that',
]
