import type { EndingRules } from './ending-rules'

const number =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million)'
const countable =
  '(?:things?|reasons?|points?|strengths|weaknesses|parts|steps|examples?|goals|options|ways|problems|questions|cases|aspects|topics)'
const ordinal = '(?:first|second|third|fourth|next|other|last|final|main|biggest|most important)'

export const englishEndings: EndingRules = {
  asksForTime: new RegExp(
    [
      'let me (?:just )?(?:think|see|remember|check)(?: (?:about|of) .{1,40})?(?: (?:for )?a (?:second|minute|moment|bit|little))?',
      'let me think (?:for )?(?:a |one )?(?:second|minute|moment|bit)',
      'give me (?:just )?(?:a|one|some|another) (?:few )?(?:seconds?|minutes?|moments?|time)(?: to think(?: about .{1,30})?)?',
      '(?:can|could|may|might) (?:i|you) (?:please )?(?:have|take|think|give me|get|wait)(?: about (?:it|that|this))?(?: for)?(?: (?:a|one|some|another))? (?:second|minute|moment|bit|time)(?: to think(?: about .{1,30})?)?',
      "i (?:just )?(?:need|have|want|would like|'d like)(?: (?:a|one|some))?(?: (?:second|minute|moment|bit|time))? to think(?: about .{1,30})?",
      '(?:just )?(?:a|one) (?:second|minute|moment)',
      '(?:please )?(?:wait|hold on|hang on|bear with me)(?: (?:a|one|for a) (?:second|minute|moment|bit))?',
    ]
      .map((wish) => `(?:${wish})(?: please)?$`)
      .join('|'),
  ),
  closing: new RegExp(
    [
      "(?:that's|that is|that was|that would be|that will be|that'll be)(?: really| basically| pretty much| just| about| kind of)* (?:it|all|everything)(?: really| basically| from me| from my side)?",
      "(?:that's|that is|that was)(?: really| basically| pretty much| just)* (?:all|everything|the whole story|my (?:whole )?(?:answer|story|example|experience))(?: (?:that )?i (?:have|had|can|wanted|want|know|would|remember|could).{0,40})?",
      "(?<!(?:when|after|once|until|if|before) )(?:i'm|i am)(?: now)? (?:done|finished)(?: with (?:my|the|this) \\w+)?",
      '(?:(?:i think|i believe|i hope|so|and|yeah) )+(?:that|this) (?:covers (?:it|everything)|answers (?:it|(?:your|the) question)|sums it up)',
      '(?<!(?:say|said|says|saying|me|a|to|the|no|us) )thank you(?: (?:very|so) much)?',
      "(?:that's|that is|that was)(?: basically| really| just| also)* how (?:i|we) (?:handled|solved|did|managed|dealt|fixed|work|worked|approach|approached|see|do|resolved|made)(?: (?:it|this|that|with it|with this|the \\w+|these \\w+))?",
      "(?:so|and) (?:that's|that is)(?: basically| really| exactly| also)* why (?:i|i'd|i'm) (?:want|would like|applied|apply|like|love|chose|am interested in|think i am right for|am here for)(?: \\w+){0,3} (?:job|role|work|position|company|here|it)",
      "(?:that's|that is|that was)(?: basically| really)* what i(?:'ve)? (?:learned|learnt|do|did|would do)(?: (?:from|in|out of) (?:it|this|that|there)(?: \\w+)?)?",
      "(?:that would be|those are|that is|that's) my (?:biggest |main |greatest |two )*(?:strengths?|weakness(?:es)?|answer|example)(?: i (?:think|believe|guess))?",
      "(?:so|and)? ?yeah that(?:'s| is| was) (?:it|me|all|about it)",
    ]
      .map((words) => `(?:^|\\s)(?:${words})$`)
      .join('|'),
  ),
  correction:
    /(?:^|\s)(?:no wait|wait no|sorry|i mean|or rather|actually no|well no|or no|let me (?:re ?phrase|re ?start|correct|start (?:again|over)|say (?:it|that) (?:again|differently))(?: (?:that|it|this|myself))?|scratch that|my mistake|correction)$/,
  filler:
    /(?:^|\s)(?:u+m+|u+h+|e+r+m*|h+m+|a+h+|eh|mm+|well|so|like|basically|you know|kind of|sort of|i guess|let's say|how (?:do|should|can) i (?:put|say) (?:it|this|that)|how to say|what's the word|the thing is|i was like|and stuff like)$/,
  hanging: new RegExp(
    `(?:^|\\s)(?:${[
      'and but or nor so because cause since although while if unless until till than then whereas as whether which whose whom where when',
      'a an the my our your their its his every each some any another these those such both either neither no',
      'of to in on at with for from by about into onto through between without during against towards toward under upon among per via including like',
      'i we he they she',
      "i'm i've i'd i'll we're we've we'd we'll he's she's they're they've they'd that's there's it's what's who's let's",
      "is are was were am be been being have has had do does did will would can could should might must may don't didn't doesn't wasn't weren't isn't aren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't not",
      'very quite too rather pretty just only even more most less also especially mainly mostly almost nearly maybe perhaps',
      'responsible interested managed called named who what how why',
    ]
      .join(' ')
      .split(' ')
      .join(
        '|',
      )}|(?<!(?:after|before|like|than|of|about|with|do|did|doing|for|from|at|on) )that|because of|due to|such as|for example|for instance|not only|first of all|(?:i|we|they|he|she|it|who) (?:think|thought|believe|said|say|felt|knew|know|mean|guess|used|tried)|(?:asked|told|wanted|needed|decided|tells|asks|wants|needs))$`,
  ),
  number: new RegExp(
    [
      `(?:(?:^|\\s)(?!(?:in|since|until|of|from|year) (?:19|20)\\d\\d$)\\S+ |^)${number}`,
      `(?:^|\\s)(?:number|step|part|point|reason|phase) (?:one|${number})`,
      `(?:^|\\s)(?:the|my|our|one|in the|a) ${ordinal}(?: (?:one|thing|step|reason|point|part|problem|example|was|is))*`,
      '(?:^|\\s)(?:firstly|secondly|thirdly|on the (?:one|other) hand|at least a?|(?:about|around|roughly|over|than|nearly|almost|a team of) (?:an?|one)?)',
      `(?:^|\\s)(?:two|three|four|five|six|some|several|a few|a couple of|${number}) (?:main |big |important )?${countable}(?: (?:that )?i (?:want|wanted|would|did|have|had)(?: to \\w+)?)?`,
    ]
      .map((words) => `(?:${words})$`)
      .join('|'),
  ),
  list: /(?:^|\s)(?:such as|for example|for instance|including|(?:things|tools|tasks|skills|stuff|systems|programs|topics|languages|products) like)(?! (?:i|we|he|she|they|it|the|when|if|once)\b)(?: (?!and |or )\S+){1,3}$/,
  subordinate:
    /(?:^(?:because|since|after|before|until)|(?:^|(?:^|\s)(?:and|so|but|then|that|well) )(?:when|whenever|if|while|although|even though|though|once|as soon as|unless|after|before))(?: \S+){1,8}$/,
  subordinateException: /(?:^|\s)(?:after (?:that|this|all)|before that|since then|if (?:necessary|possible|needed)) /,
  meantTwice: /(?:very|really|many|much|had|that|bye|no|yes|never|again and) \S+$/,
  resultCue:
    /(?:^|\s)(?:in the end|as a result|eventually|finally|(?:it )?turned out|since then|from (?:that|this|then on)|the (?:result|outcome) was|so (?:the|our|we|it|my) \w+|because of (?:that|this)|it worked|(?:and|so) it (?:saved|helped|reduced|improved)|i (?:have )?learn(?:ed|t)|at the end)(?=\s)/g,
  outcome:
    /(?:^|\s)(?:delivered|finished|completed|(?:very |really |quite )?(?:happy|satisfied|pleased)|approved|agreed|improved|increased|decreased|reduced|grew|dropped|down by|up by|went (?:down|up)|saved?|solved|resolved|fixed|success\w*|(?:worked|went)(?: \w+)? (?:well|out|perfectly|fine|better|together)|on time|stable|no (?:more |serious |further )?(?:problems|errors|complaints|incidents?|issues)|without (?:\w+ )?(?:problems|errors|complaints)|disappeared|stayed with us|renewed|won|promoted|thanked|gave us|ready|hired|launched|percent|before the deadline|better|avoided|instead of|than to|before i|deadline|record)(?=\s|$)/,
  openOutcome:
    /(?:^|\s)(?:(?:i|we|they|he|she|it|was|were|been|be|is|are|had|has|have|team|customer|client|got)(?: \w+ly)? (?!improved|increased|decreased|succeeded|agreed|worked|renewed|recovered|dropped|disappeared)\w+ed|avoided|approved|saved|delivered|finished|solved|fixed|reduced|gave us|thanked|won|hired|launched|learn(?:ed|t)|better|down|up|went|grew)$/,
}
