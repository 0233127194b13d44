/** Level and form of employment: they say nothing of the occupation. */
const LEVEL = new Set(
  'senior sr junior jr mid mid-level lead principal staff graduate trainee apprentice intern internship volunteer part-time full-time temporary contract permanent freelance remote hybrid onsite entry-level experienced first second new night day weekend seasonal interim i ii iii iv 1 2 3 1st 2nd 3rd'.split(
    ' ',
  ),
)
/** Words of one country for the same occupation, and trades that are younger than the list. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bhgv\b|\blorry\b/g, 'truck'],
  [/\bcarer\b|\bcare worker\b|\bsupport worker\b|\bcare assistant\b/g, 'personal care aide'],
  [/\bcall centre\b/g, 'call center'],
  [/\bcontact centre\b/g, 'contact center'],
  [/\bshop assistant\b|\bsales assistant\b|\bstore assistant\b|\bstore associate\b/g, 'retail salesperson'],
  [/(?<!real )\bestate agent\b/g, 'real estate agent'],
  [/\bsolicitor\b|\bbarrister\b/g, 'attorney'],
  [/\bnursery (?:nurse|practitioner|assistant)\b|\bchildminder\b|\bchildcare practitioner\b/g, 'childcare worker'],
  [/\bhead ?teacher\b|\bdeputy head(?: ?teacher)?\b/g, 'school principal'],
  [/\bprimary (?:school )?teacher\b/g, 'elementary school teacher'],
  [/\bsecondary (?:school )?teacher\b|\bmath(?:s|ematics)? teacher\b/g, 'high school teacher'],
  [/\bbin ?man\b|\brefuse collector\b/g, 'garbage collector'],
  [/\bpostman\b|\bpostwoman\b/g, 'mail carrier'],
  [/\bproduct owner\b|\bproduct manager\b/g, 'product manager'],
  [/\bcustomer success(?: (?:manager|lead|specialist|associate|executive))?\b/g, 'customer service representative'],
  [/\b(?:site reliability|sre|devops|platform|cloud|infrastructure) engineer\b/g, 'computer systems engineer'],
  [
    /\b(?:front[- ]?end|back[- ]?end|full[- ]?stack|software|mobile|ios|android|react|java|python|php|golang|node|application|app|web application|c\+\+|ruby|\.net) (?:engineer|developer|programmer)\b/g,
    'software developer',
  ],
  [/\bprogrammer\b|\bsoftware architect\b/g, 'software developer'],
  [/\b(?:machine learning|ml|ai|artificial intelligence) engineer\b/g, 'data scientist'],
  [/\bdata engineer\b/g, 'database architect'],
  [/\b(?:qa|test|automation) (?:engineer|tester|analyst)\b|^tester$/g, 'software quality assurance analyst'],
  [/\b(?:ux|ui|ui ux|ux ui|product) designer\b/g, 'web designer'],
  [/\bcontent (?:marketer|creator|writer)\b|\bcopywriter\b/g, 'writer'],
  [
    /\b(?:digital|growth|performance|product|brand) market(?:er|ing (?:specialist|manager|executive))\b|^marketer$/g,
    'marketing specialist',
  ],
  [/\bscrum master\b|\bagile coach\b/g, 'project manager'],
  [/\b(?:tech|technical|engineering|development) (?:lead|manager)\b/g, 'information technology manager'],
  [/\btalent (?:partner|acquisition specialist|acquisition manager|acquisition)\b|\bsourcer\b/g, 'recruiter'],
  [/\b(?:hr|people) (?:manager|partner|business partner)\b/g, 'human resources manager'],
  [/\bhr (?:assistant|officer|generalist|specialist|executive)\b/g, 'human resources specialist'],
  [/\bnursing home assistant\b|\bhealth ?care assistant\b|\bhca\b/g, 'nursing assistant'],
  [/\b(?:staff|ward|charge|icu|er) nurse\b|^nurse$/g, 'registered nurse'],
  [/\bgp\b|\bgeneral practitioner\b/g, 'family physician'],
  [/\bhousekeep(?:er|ing attendant)\b|\broom attendant\b/g, 'housekeeper'],
  [/\bcare home\b|\bnursing home\b/g, 'health care facility'],
  [/\bpersonal (?:fitness )?trainer\b|\bgym instructor\b/g, 'fitness trainer'],
  [/\bkitchen porter\b|\bdishwashers?\b/g, 'dishwasher'],
  [/\b(?:sous|head|executive|commis|pastry) chef\b|^chef$/g, 'chef'],
  [/\bkitchen assistant\b/g, 'food preparation worker'],
  [/\bcabin crew\b|\bair hostess\b/g, 'flight attendant'],
  [/\bwarehouse (?:operative|worker|associate|assistant)\b|\bpicker(?: and)? packer\b/g, 'warehouse worker'],
  [/\bsales (?:executive|consultant|advisor)\b|\baccount executive\b/g, 'sales representative'],
  [/\bbusiness development (?:manager|representative|executive)\b/g, 'sales manager'],
  [/\bpersonal assistant\b|^pa$/g, 'executive assistant'],
  [/\badmin(?:istration)? (?:assistant|officer)\b/g, 'administrative assistant'],
]

const FORMS = /\((?:[^)]{0,40})\)|\b[mwfdx](?:\/[mwfdx]){1,3}\b/g

/** A title in lower case, with the words that the list of occupations uses. */
function normalizeTitle(title: string): string {
  const cut = title
    .normalize('NFC')
    .toLowerCase()
    .replace(FORMS, ' ')
    .replace(/\s[-–—]\s.{0,80}$|[,:|].{0,80}$/u, ' ')
  let text = cut
    .replace(/[^\p{L}\p{N}+#.\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, word] of SYNONYMS) text = text.replace(pattern, word)
  return text
}

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.replace(/ies$/, 'y').replace(/s$/, '') : word

const STOP = new Set(['of', 'and', 'or', 'the', 'a', 'an', 'for', 'in', 'to', 'with', 'all', 'other', 'except'])

function listWords(text: string): readonly string[] {
  const words = text.split(/[\s/-]+/).filter((word) => word !== '' && !STOP.has(word))
  const plain = words.filter((word) => !LEVEL.has(word))
  return (plain.length > 0 ? plain : words).map(singular)
}

/** The words of a title that tell its occupation. */
export const listTitleWords = (title: string): readonly string[] => listWords(normalizeTitle(title))

/** The same for a title of the list of occupations, which is written plainly. */
export const listIndexedWords = (title: string): readonly string[] =>
  listWords(title.toLowerCase().replace(/[().,]/g, ' '))
