import type { MaskKind } from '../normalize/token'

export const splitWords = (list: string): string[] => list.trim().split(/\s+/u)

export const enFunctionWords: ReadonlySet<string> = new Set(
  splitWords(`
a an the this that these those some any no every each either neither both all few many much more most several such another other
i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself it its itself they them
their theirs themselves who whom whose which what one ones someone something anyone anything everyone everything nobody nothing
am is are was were be been being do does did doing done have has had having will would shall should can could may might must ought
of in to for with on at by from about into over after under between through during before without against within among toward towards
up down out off above below across behind along around upon than as per via
and or but nor so yet if because although though while whereas unless until since when where why how whether once that
not n't don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't wouldn't shouldn't haven't hasn't hadn't
i'm i've i'd i'll we're we've we'd we'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll they're they've they'd
they'll that's there's what's who's let's here's where's how's
there here then now just also only very too really quite even still again always never often maybe perhaps well yes no ok okay like
`),
)

/** Forms after "I/we" that tell of something done; regular -ed forms are found by their ending. */
export const enPastActions: ReadonlySet<string> = new Set(
  splitWords(`
went took made wrote built led ran found held kept met brought bought sold taught thought told gave got began chose spoke sent set
split put cut broke did drew drove fixed grew knew learnt left lost paid read rebuilt rewrote said saw shut spent stood understood won
came became put dealt felt sought stuck
`),
)

export const enPraise: ReadonlySet<string> = new Set(
  splitWords(`
motivated hard-working hardworking passionate passion dynamic player team-player detail-oriented results-driven result-oriented
goal-oriented dedicated dedication enthusiastic enthusiasm proactive reliable loyal honest ambitious self-motivated self-starter driven
excellent outstanding exceptional amazing wonderful fantastic great best brilliant talented perfect ideal incredible honored honoured
honor privilege admire admiration dream love inspiring impressive respected prestigious leading world-class smart intelligent kind
professional committed commitment creative strong quick learner fast passionately eager excited grateful thankful skilled highly
extremely truly genuinely absolutely person individual worker candidate fit attitude positive personality company interviewer job role
opportunity position always everything give hundred percent heart energy success successful achieve achieving excellence
`),
)

export const enMaskWords: ReadonlyMap<string, MaskKind> = new Map<string, MaskKind>([
  ...splitWords(`
american british english australian canadian indian chinese japanese korean vietnamese thai filipino filipina malaysian indonesian
singaporean german french italian spanish portuguese brazilian mexican russian ukrainian polish turkish iranian iraqi egyptian nigerian
kenyan ethiopian ghanaian moroccan african asian european arab latino latina hispanic caucasian irish scottish welsh dutch belgian
swedish norwegian danish finnish greek pakistani bangladeshi nepali cambodian burmese taiwanese israeli kinh
christian catholic protestant muslim islamic buddhist hindu jewish sikh atheist mormon
disabled autistic dyslexic deaf wheelchair pregnant divorced widowed unmarried elderly middle-aged
`).map((word) => [word, 'nationality'] as const),
  ...splitWords('mr mrs ms miss sir madam mister').map((word) => [word, 'title'] as const),
  ...splitWords(
    'man woman men women husband wife boyfriend girlfriend father mother dad mom mum guy lady gentleman boy girl male female',
  ).map((word) => [word, 'person'] as const),
])
