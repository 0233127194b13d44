import { digitalSources, type InterfaceLanguage, type OwnSubmission } from '@candor/contract'
import { toInterfaceLanguage } from '@candor/domain'
import type { OwnArchive, OwnTake } from '../submissions'
import type { ArchiveCopies, OwnArchivePlan, PlannedRecording } from './own-archive-plan'
import { type OwnArchiveTexts, ownArchiveTexts } from './texts/own-archive'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const toHref = (file: string): string => escapeHtml(file.split('/').map(encodeURIComponent).join('/'))

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}video{width:100%;max-height:24rem}'

interface PageParts {
  readonly plan: OwnArchivePlan
  readonly copies: ArchiveCopies
  readonly language: InterfaceLanguage
  readonly t: OwnArchiveTexts
}

/** Why a file is missing or incomplete; null: all of it is there. */
const explainProblem = ({ copies, t }: PageParts, file: string): string | null => {
  const { problem, copiedBytes } = copies.get(file) ?? { problem: null, copiedBytes: 0 }
  if (problem === null) return null
  const reason = copiedBytes > 0 ? t.incomplete : t.missing[problem]
  return `<strong>${escapeHtml(`${file}: ${reason}`)}</strong>`
}

const isCopied = ({ copies }: PageParts, file: string): boolean => {
  const { problem, copiedBytes } = copies.get(file) ?? { problem: null, copiedBytes: 0 }
  return problem === null || copiedBytes > 0
}

const writeLink = (file: string, name = file): string => `<a href="${toHref(file)}">${escapeHtml(name)}</a>`

/** Browsers load no subtitles from a file next to a page that is opened from a disk, so the page contains them, too. */
const writeTrack = ({ subtitles }: PlannedRecording, { language, t }: PageParts): string => {
  if (subtitles === null) return ''
  const address = `data:text/vtt;base64,${Buffer.from(subtitles.text).toString('base64')}`
  return `<track kind="captions" default srclang="${language}" label="${escapeHtml(t.subtitles)}" src="${address}">`
}

const writeRecording = (recording: PlannedRecording, parts: PageParts): string => {
  const { file, subtitles } = recording
  const video = `<video controls preload="metadata" src="${toHref(file)}">${writeTrack(recording, parts)}</video><br>`
  const player = isCopied(parts, file) ? `${video}${writeLink(file)}` : ''
  const links = subtitles === null ? '' : ` ${writeLink(subtitles.file)}`
  const problem = explainProblem(parts, file)
  return `<p>${player}${links}</p>${problem === null ? '' : `<p>${problem}</p>`}`
}

const writeTake = (take: OwnTake, parts: PageParts): string => {
  const { t, plan } = parts
  const { text, correctedText } = take
  const heading = take.take === take.currentTake ? '' : `<h4>${escapeHtml(t.earlierTake)}</h4>`
  const words = text.trim() === '' ? t.noWords : text
  const shown =
    correctedText === null
      ? `<p>${escapeHtml(words)}</p>`
      : `<p>${escapeHtml(correctedText)}</p><p><small>${escapeHtml(`${t.recognized}: ${words}`)}</small></p>`
  const recordings = plan.recordings.filter(({ answerId, take: n }) => answerId === take.answerId && n === take.take)
  return `${heading}${shown}${recordings.map((recording) => writeRecording(recording, parts)).join('')}`
}

/** Marks a follow-up as the product's pages do: a term of the IPTC vocabulary, and words for people if a model wrote it. */
const writeQuestion = (answer: OwnSubmission['answers'][number], { t }: PageParts): string => {
  const { questionNumber, questionText, questionDigitalSource: source } = answer
  const mark = source === undefined ? '' : ` data-digital-source-type="${source}"`
  const note = source === digitalSources.model ? `<p${mark}><small>${escapeHtml(t.writtenByAi)}</small></p>` : ''
  return `<h3${mark}>${escapeHtml(`${t.question} ${questionNumber}: ${questionText}`)}</h3>${note}`
}

const writeConsent = (
  { purpose, version, textSha256, givenAt, withdrawnAt }: OwnArchive['consents'][number],
  { t }: PageParts,
): string => {
  const times = [`${t.givenAt}: ${givenAt.toISOString()}`]
  if (withdrawnAt !== null) times.push(`${t.withdrawnAt}: ${withdrawnAt.toISOString()}`)
  const facts = [...times, `${t.version}: ${version}`, `SHA-256: ${textSha256}`].map(escapeHtml)
  return `<li>${escapeHtml(t.purposes[purpose])}<br><small>${facts.join('<br>')}</small></li>`
}

const writeFile = ({ file, name }: OwnArchivePlan['files'][number], parts: PageParts): string => {
  const link = isCopied(parts, file) ? writeLink(file, name) : escapeHtml(name)
  return `<li>${[link, explainProblem(parts, file)].filter((part) => part !== null).join('<br>')}</li>`
}

const writeList = (title: string, items: readonly string[], lead = ''): string =>
  items.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2>${lead}<ul>${items.join('')}</ul>`

/** A page without scripts that opens from a disk and loads nothing from a network. */
export const writeOwnPage = (plan: OwnArchivePlan, copies: ArchiveCopies): string => {
  const { own, takes, consents } = plan.data
  const language = toInterfaceLanguage(own.language)
  const t = ownArchiveTexts[language]
  const parts = { plan, copies, language, t }
  const answers = own.answers.map((answer) => {
    const all = takes.filter(({ answerId }) => answerId === answer.answerId).map((take) => writeTake(take, parts))
    return `${writeQuestion(answer, parts)}${all.join('')}`
  })
  const hasProblem = [...copies.values()].some(({ problem }) => problem !== null)
  const agreed = consents.map((consent) => writeConsent(consent, parts))
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(t.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(`${t.title}: ${own.positionName}, ${own.organizationName}`)}</h1>`,
    `<p>${escapeHtml(own.submittedAt)}</p>`,
    hasProblem ? `<p><strong>${escapeHtml(t.notWhole)}</strong></p>` : '',
    `<h2>${escapeHtml(t.yourAnswers)}</h2>${answers.join('')}`,
    writeList(
      t.files,
      plan.files.map((file) => writeFile(file, parts)),
    ),
    writeList(t.consents, agreed, `<p>${escapeHtml(t.consentsLead)}</p>`),
    `<p>${writeLink('interview.json', t.all)}</p></main></body></html>`,
  ].join('\n')
}
