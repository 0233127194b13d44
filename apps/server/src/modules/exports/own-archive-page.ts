import { toInterfaceLanguage } from '@candor/domain'
import type { OwnArchivePlan, PlannedRecording } from './own-archive-plan'
import { ownArchiveTexts } from './texts/own-archive'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const toHref = (file: string): string => escapeHtml(file.split('/').map(encodeURIComponent).join('/'))

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}video{width:100%;max-height:24rem}'

const writeRecording = ({ file }: PlannedRecording, damaged: string): string =>
  file === null
    ? `<p>${escapeHtml(damaged)}</p>`
    : `<p><video controls preload="metadata" src="${toHref(file)}"></video><br><a href="${toHref(file)}">${escapeHtml(file)}</a></p>`

/** A page without scripts that opens from a disk and loads nothing from a network. */
export const writeOwnPage = ({ data, recordings, files }: OwnArchivePlan): string => {
  const { own, takes } = data
  const language = toInterfaceLanguage(own.language)
  const t = ownArchiveTexts[language]
  const listTake = (answerId: string, take: number): string =>
    recordings
      .filter((recording) => recording.answerId === answerId && recording.take === take)
      .map((recording) => writeRecording(recording, t.damaged))
      .join('')
  const answers = own.answers.map(({ answerId, questionNumber, questionText }) => {
    const parts = takes
      .filter((take) => take.answerId === answerId)
      .map(({ take, currentTake, text }) => {
        const heading = take === currentTake ? '' : `<h4>${escapeHtml(t.earlierTake)}</h4>`
        return `${heading}<p>${escapeHtml(text.trim() === '' ? t.noWords : text)}</p>${listTake(answerId, take)}`
      })
    return `<h3>${escapeHtml(`${t.question} ${questionNumber}: ${questionText}`)}</h3>${parts.join('')}`
  })
  const sent = files.map(({ file, name }) => `<li><a href="${toHref(file)}">${escapeHtml(name)}</a></li>`)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(t.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(`${t.title}: ${own.positionName}, ${own.organizationName}`)}</h1>`,
    `<p>${escapeHtml(own.submittedAt)}</p>`,
    `<h2>${escapeHtml(t.yourAnswers)}</h2>${answers.join('')}`,
    sent.length === 0 ? '' : `<h2>${escapeHtml(t.files)}</h2><ul>${sent.join('')}</ul>`,
    `<p><a href="interview.json">${escapeHtml(t.all)}</a></p></main></body></html>`,
  ].join('\n')
}
