import { type ChatEvent, type Citation, digitalSources, type SubmissionDetail } from '@candor/contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { ResultProvider, type ResultView } from '../../../../features/results/result-view'
import { messages as assessment } from '../../../../locales/en/assessment'
import { messages as chatTexts } from '../../../../locales/en/chat'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { ChatPanel } from './chat-panel'
import { useChat } from './use-chat'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = crypto.randomUUID()
const citation: Citation = {
  answerId: 'answer-1',
  questionId: 'question-1',
  questionNumber: 2,
  start: 0,
  end: 20,
  quote: 'I ran Kafka at scale.',
  startMs: 4_000,
  endMs: 6_000,
}
const whole: ChatEvent[] = [
  { type: 'started' },
  { type: 'requirement', name: 'Kafka', state: 'named' },
  { type: 'statement', ground: 'words', text: null, citations: [citation] },
  { type: 'notMentioned', topic: 'Kubernetes' },
  { type: 'ended', madeBy: { kind: 'builtin' } },
]
const encode = (events: readonly ChatEvent[]) =>
  new TextEncoder().encode(events.map((event) => `event: message\ndata: ${JSON.stringify(event)}\n\n`).join(''))
const streamed = (events: readonly ChatEvent[]): Response =>
  new Response(encode(events), { headers: { 'content-type': 'text/event-stream' } })

/** Answers each request with the next of these. Returns the questions that were sent. */
function serve(...answers: readonly ((request: Request) => Response)[]) {
  const asked: unknown[] = []
  let count = 0
  vi.stubGlobal('fetch', async (input: Request): Promise<Response> => {
    asked.push(await input.clone().json())
    count += 1
    const answer = answers[count - 1]
    if (answer === undefined) throw new Error('one request too many')
    return answer(input)
  })
  return asked
}

const play = vi.fn()
const showWords = vi.fn()

function Panel({ requirements }: { requirements: readonly string[] }) {
  const chat = useChat(id)
  const found = requirements.map((name) => ({ name, state: 'named', evidence: null }))
  const submission = { assessment: { requirements: found } } as unknown as Pick<SubmissionDetail, 'assessment'>
  return <ChatPanel submission={submission} chat={chat} />
}

const show = (playback: ResultView['playback'], requirements: readonly string[] = []) => {
  const weights = { groups: { communication: 0, cognitive: 0, cv: 0 }, dims: {} }
  const rest = { answers: [], showCv: null, reviewer: [], renderBeside: null }
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ assessment, chat: chatTexts, common, errors }}>
      <ResultProvider view={{ reader: 'company', weights, playback, showWords, ...rest }}>
        <Panel requirements={requirements} />
      </ResultProvider>
    </IntlProvider>,
  )
}
const ask = (question: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: question } })
  fireEvent.submit(screen.getByRole('textbox'))
}

test('streams an answer whose quotes play the moment, with what was not mentioned and who chose the quotes', async () => {
  const asked = serve(() => streamed(whole))
  show({ play, positionMs: () => 64_000 })
  ask(' Kafka or Kubernetes? ')
  const log = within(await screen.findByRole('region', { name: chatTexts.log }))
  await log.findByText(chatTexts.builtin)
  expect(asked).toEqual([{ question: 'Kafka or Kubernetes?' }])
  expect(log.getByText('Nothing in this interview mentions Kubernetes.')).toBeDefined()
  expect(log.getByText('Requirement “Kafka”: named in the interview')).toBeDefined()
  fireEvent.click(log.getByRole('button', { name: /I ran Kafka at scale.*Question 2.*Play at 1:04/ }))
  expect(play).toHaveBeenCalledWith('answer-1', 4_000)
})

test('shows the words of a quote in the transcript if there is no recording', async () => {
  serve(() => streamed(whole))
  show(null)
  ask('Kafka?')
  fireEvent.click(await screen.findByRole('button', { name: /Show in the transcript/ }))
  expect(showWords).toHaveBeenCalledWith(citation)
})

test('says that an answer was refused or cut off, and asks again', async () => {
  const asked = serve(
    () => Response.json({ code: 'RATE_LIMITED', params: { seconds: 3 } }, { status: 429 }),
    () => streamed(whole.slice(0, 3)),
    () => streamed(whole),
  )
  show(null)
  ask('Kafka?')
  fireEvent.click(await screen.findByRole('button', { name: chatTexts.retry }))
  await screen.findByText(chatTexts.cut)
  fireEvent.click(screen.getAllByRole('button', { name: chatTexts.retry }).at(-1) ?? document.body)
  await screen.findByText(chatTexts.builtin)
  expect(asked).toHaveLength(3)
})

test('stops an answer that is still arriving', async () => {
  serve(({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encode(whole.slice(0, 1)))
        signal.addEventListener('abort', () => controller.error(new DOMException('stopped', 'AbortError')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  show(null)
  ask('Kafka?')
  await screen.findByText(chatTexts.searching)
  fireEvent.click(screen.getByRole('button', { name: chatTexts.stop }))
  await screen.findByText(chatTexts.stopped)
  expect(screen.getByRole('button', { name: chatTexts.ask })).toBeDefined()
})

test('suggests a question for each requirement with a short name', async () => {
  const asked = serve(() => streamed(whole))
  show(null, ['Kafka', 'At least five years of experience in a large distributed organization'])
  expect(within(screen.getByRole('region', { name: chatTexts.suggestions })).getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'What does the candidate say about Kafka?' }))
  await screen.findByText(chatTexts.builtin)
  expect(asked).toEqual([{ question: 'What does the candidate say about Kafka?' }])
})

test('names the overall level in half levels as everywhere else, and a dimension in tenths', async () => {
  serve(() =>
    streamed([
      { type: 'started' },
      { type: 'level', dimension: 'overall', level: 3.62 },
      { type: 'level', dimension: 'grammar', level: 3.62 },
      { type: 'ended', madeBy: { kind: 'builtin' } },
    ]),
  )
  show(null)
  ask('Overall level?')
  expect(await screen.findByText(/^Overall: level 3\.5$/)).toBeDefined()
  expect(screen.getByText(/^Grammar: level 3\.6$/)).toBeDefined()
})

test('a model’s sentence is marked so that programs recognize it, and quotes are not', async () => {
  const text = 'They ran Kafka.'
  const statement = { type: 'statement' as const, ground: 'words' as const, citations: [citation] }
  serve(() =>
    streamed([
      { type: 'started' },
      { ...statement, text, digitalSource: digitalSources.model },
      { ...statement, text: null },
      { type: 'ended', madeBy: { kind: 'model', model: 'vendor/m' } },
    ]),
  )
  show({ play, positionMs: () => 64_000 })
  ask('Kafka?')
  const sentence = await screen.findByText(text)
  expect(sentence.getAttribute('data-digital-source-type')).toBe(digitalSources.model)
  expect(document.querySelectorAll('[data-digital-source-type]')).toHaveLength(1)
})
