import type { CvModelEntry } from '../../model'
import { buildWordPattern, normalizeName } from '../../words'

/** An employer on the CV, with the jobs there in order of their start. */
export interface Employer {
  readonly key: string
  readonly name: string
  readonly jobs: readonly CvModelEntry[]
  /** Spoken forms of the name in lower case, with and without the words for its business. */
  readonly spokenForms: readonly string[]
}

const minNameChars = 3
const line =
  'foods, logistics, retail, group, holdings, bank, systems, solutions, technologies, technology, tech, consulting, services, software, media, labs, lab, studio, studios, partners, industries, international, global, ngân hàng, tập đoàn, bệnh viện, trường, trung tâm, university, school, college, hospital, agency, office, self, freelance, tự do, đại học, chi nhánh, cửa hàng, nhà hàng'
const leading = new RegExp(`^${buildWordPattern(line).source}\\s+`, 'iu')
const trailing = new RegExp(`\\s{1,16}${buildWordPattern(line).source}$`, 'iu')
const onlyGeneric = new RegExp(`^(?:${buildWordPattern(line).source}\\s*)+$`, 'iu')

/** A place next to a title is not an employer: the person may have worked there for several. */
const places = new RegExp(
  `^(?:${
    buildWordPattern(`
hà nội, ha noi, hanoi, hồ chí minh, ho chi minh, tp hcm, hcm, hcmc, tp hồ chí minh, ho chi minh city, sài gòn, saigon, đà nẵng, da nang, huế,
cần thơ, hải phòng, nha trang, đà lạt, vũng tàu, bình dương, đồng nai, biên hòa, long an, bắc ninh, bắc giang, hưng yên, hải dương, quảng ninh,
hạ long, thái nguyên, vĩnh phúc, nam định, nghệ an, vinh, thanh hóa, quy nhơn, bình định, quảng nam, quảng ngãi, khánh hòa, lâm đồng, tây ninh,
an giang, kiên giang, phú quốc, cà mau, việt nam, vietnam, nhật bản, hàn quốc, trung quốc, đài loan, mỹ, anh, pháp, đức, úc,
london, manchester, leeds, paris, berlin, munich, madrid, barcelona, rome, milan, vienna, zurich, amsterdam, brussels, dublin, stockholm,
oslo, copenhagen, helsinki, warsaw, prague, lisbon, porto, new york, new york city, nyc, boston, chicago, seattle, austin, los angeles,
san francisco, toronto, vancouver, montreal, mexico city, são paulo, sydney, melbourne, auckland, singapore, bangkok, jakarta, manila,
kuala lumpur, hong kong, taipei, tokyo, osaka, seoul, beijing, shanghai, shenzhen, mumbai, delhi, bangalore, dubai, cairo, lagos, nairobi,
uk, usa, us, united kingdom, united states, england, germany, france, spain, italy, portugal, canada, australia, india, japan, china, korea,
remote, home, online, từ xa, tại nhà, quận \\d+, district \\d+`).source
  }[\\s,]*)+$`,
  'iu',
)

/** Place names and words common in company names do not identify an employer. */
function isDistinctive(name: string): boolean {
  const letters = name.replace(/[^\p{L}\p{N}]/gu, '').length
  return letters >= minNameChars && !places.test(name) && !onlyGeneric.test(name) && !/^\d+$/u.test(name)
}

function listSpokenForms(key: string): string[] {
  const short = key.replace(leading, '').replace(trailing, '')
  return [...new Set([key, short])].filter(isDistinctive)
}

/** The employers of dated jobs whose names are distinct from ordinary words and from each other. */
export function listEmployers(jobs: readonly CvModelEntry[]): Employer[] {
  const groups = new Map<string, CvModelEntry[]>()
  for (const job of jobs) {
    const key = normalizeName(job.organization)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), job])
  }
  const all = [...groups].map(([key, own]) => ({
    key,
    name: own[0]?.organization ?? '',
    jobs: own.sort((a, b) => (a.from?.first ?? 0) - (b.from?.first ?? 0)),
    spokenForms: listSpokenForms(key),
  }))
  const findOwners = (name: string) => all.filter(({ spokenForms }) => spokenForms.includes(name)).length
  return all
    .map((employer) => ({ ...employer, spokenForms: employer.spokenForms.filter((name) => findOwners(name) === 1) }))
    .filter(({ spokenForms }) => spokenForms.length > 0)
}
