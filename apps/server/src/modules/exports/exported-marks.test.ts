import { compositeDigitalSources, digitalSources } from '@candor/contract'
import { answer, interviewSession } from '@candor/db'
import { parseDelimited } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveAssessment } from '../submissions/testing/make-submission'
import { openExports } from './testing/open-exports'
import { readZip } from './testing/read-zip'

const worker = { kind: 'worker' } as const
let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
afterAll(() => fixture.close())

/** A submission of a question and a follow-up, whose author the session's state names. */
const submitWithFollowUp = async (source: string | undefined): Promise<string> => {
  const made = await fixture.submit({
    answers: [[{ text: 'I hired twelve engineers.' }], [{ text: 'In one quarter.' }]],
  })
  const answerId = made.answerIds[1] ?? ''
  await fixture.deps.withActor(worker, async (tx) => {
    await tx.update(answer).set({ isFollowUp: true }).where(eq(answer.id, answerId))
    const [session] = await tx.select().from(interviewSession).where(eq(interviewSession.id, made.sessionId))
    const state = {
      ...Object(session?.state),
      answers: [{ answerId, questionDigitalSource: source, interruptions: [] }],
    }
    await tx.update(interviewSession).set({ state }).where(eq(interviewSession.id, made.sessionId))
  })
  return made.id
}

const fetchFile = async (format: 'csv' | 'xlsx' | 'pdf' | 'zip', ...submissionIds: readonly string[]) => {
  const made = await fixture.exports.make(fixture.member, { format, submissionIds: [...submissionIds] })
  return (await fixture.exports.download(made.download?.url ?? '')).bytes
}

test('a CSV file names in a column what wrote the levels, and nothing where there are none', async () => {
  const [assessed, waiting] = [await submitWithFollowUp(undefined), await submitWithFollowUp(undefined)]
  await giveAssessment(fixture.deps, assessed, {})
  const [head, ...lines] = parseDelimited(String(await fetchFile('csv', assessed, waiting)))
  const column = head?.indexOf('Source of levels, requirements and points (IPTC)') ?? -1
  expect(lines.slice(0, 2).map((cells) => cells[column])).toEqual([digitalSources.rules, ''])
})

test('an Excel workbook and a transcript name what wrote a follow-up, and nothing for the set’s questions', async () => {
  const id = await submitWithFollowUp(digitalSources.model)
  const xml = [...(await readZip(await fetchFile('xlsx', id)))].map(([, file]) => String(file)).join('\n')
  expect(xml).toContain('Source of the question text (IPTC)')
  expect(xml.split(digitalSources.model)).toHaveLength(2)
  const transcript = [...(await readZip(await fetchFile('zip', id))).values()].map(String).join('\n')
  expect(transcript).toMatch(/Follow-up to question \d+ .*\r\nWritten by AI: http.*\/trainedAlgorithmicMedia\r\n/)
  expect(transcript.split('Written by AI')).toHaveLength(2)
})

test.each([
  ['a model', digitalSources.model, compositeDigitalSources.model],
  ['rules', digitalSources.rules, compositeDigitalSources.rules],
])('a PDF with texts of %s says so in its metadata', async (_author, source, mark) => {
  const pdf = String(await fetchFile('pdf', await submitWithFollowUp(source)))
  expect(pdf).toContain(`<Iptc4xmpExt:DigitalSourceType>${mark}</Iptc4xmpExt:DigitalSourceType>`)
})

test('a PDF of people’s words only, and follow-ups from before there were marks, have no mark', async () => {
  const id = await submitWithFollowUp(undefined)
  expect(String(await fetchFile('pdf', id))).not.toContain('DigitalSourceType')
  const transcript = [...(await readZip(await fetchFile('zip', id))).values()].map(String).join('\n')
  expect(transcript).not.toContain('iptc')
})
