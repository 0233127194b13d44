import { digitalSources, type SubmissionDetail } from '@candor/contract'
import { fill } from '../texts'
import { labelCorrection } from './describe-correction'
import type { FileContext } from './export-context'
import { formatDay, formatMinute, formatOffset } from './format-time'

/** What the archive says of an answer's recording. */
export type RecordingNote = { readonly file: string } | 'damaged' | 'different' | 'none'

const describeRecording = (note: RecordingNote, { texts }: FileContext): string =>
  typeof note === 'string' ? texts.transcript[note] : fill(texts.transcript.recording, { file: note.file })

/** The words of an answer. Of a corrected one, the candidate's text and what was heard. */
const describeWords = (
  { text, correction }: SubmissionDetail['answers'][number],
  context: FileContext,
): readonly string[] => {
  const { report, transcript } = context.texts
  if (correction === undefined) return [text.trim() === '' ? report.noWords : text]
  return [labelCorrection(correction, context), correction.correctedText, transcript.heard, correction.heardText]
}

/** Who wrote a follow-up, with the term that programs look for. */
const describeSource = (
  { questionDigitalSource: source }: SubmissionDetail['answers'][number],
  { texts }: FileContext,
): readonly string[] => {
  if (source === undefined) return []
  const { writtenByAi, chosenByRules } = texts.transcript
  return [fill(source === digitalSources.model ? writtenByAi : chosenByRules, { source })]
}

/** All answers of a submission as plain text, each with what became of its recording. */
export const writeTranscript = (
  row: SubmissionDetail,
  notes: ReadonlyMap<string, RecordingNote>,
  context: FileContext,
): string => {
  const { texts, copiedAtMs } = context
  const { followUp, question } = texts.report
  const head = [
    `${texts.transcript.title}: ${row.candidateName}`,
    `${row.positionName} · ${row.setName}`,
    `${texts.report.submitted}: ${formatMinute(Date.parse(row.submittedAt))} UTC`,
    fill(texts.transcript.copy, { date: formatDay(copiedAtMs) }),
  ]
  const answers = row.answers.flatMap((answer) => [
    '',
    `${fill(answer.isFollowUp ? followUp : question, { number: answer.questionNumber })} [${formatOffset(answer.startedAtMs)}] ${answer.questionText}`,
    ...describeSource(answer, context),
    describeRecording(notes.get(answer.answerId) ?? 'none', context),
    ...describeWords(answer, context),
  ])
  // Windows' simplest editor shows lines only with both characters.
  return `${[...head, ...answers].join('\n').replaceAll(/\r?\n/g, '\r\n')}\r\n`
}
