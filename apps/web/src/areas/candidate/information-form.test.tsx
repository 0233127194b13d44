import type { InterfaceLanguage, InterviewIntro } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogs } from '../../shared/i18n/catalogs'
import { openDraft } from './draft'
import { InformationForm } from './information-form'
import { useInformation } from './use-information'

vi.mock('../../shared/api/client', () => import('../../shared/testing/api-client'))

const intro: InterviewIntro = {
  linkId: 'AAAAAAAAAAAAAAAAAAAAAA',
  organizationName: 'Lotus',
  positionName: 'Engineer',
  durationMs: 900_000,
  questionCount: 1,
  languages: ['en'],
  modes: ['text'],
  interviewer: 'linh',
  requiresCv: false,
  screeningQuestionCount: 0,
  hasIntegritySignals: false,
  hasServerTranscription: false,
  hasServerVoice: false,
  session: null,
}

function Form() {
  const form = useInformation({
    intro,
    draft: openDraft(intro.linkId),
    asked: { firstName: '', lastName: '', email: '' },
    language: 'en',
    mode: 'text',
    isPractice: false,
    consentText: () => '',
    onStarted: () => undefined,
  })
  return <InformationForm id="information" intro={intro} form={form} />
}

afterEach(cleanup)

test.each([
  ['en', ['firstName', 'lastName', 'email']],
  ['vi', ['lastName', 'firstName', 'email']],
] as const)('the form in %s asks for %s in this order', async (language: InterfaceLanguage, names) => {
  const [candidate, common, errors] = await Promise.all([
    catalogs[language].candidate(),
    catalogs[language].common(),
    catalogs[language].errors(),
  ])
  const messages: Record<string, unknown> = { candidate, common, errors }
  render(
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <Form />
    </IntlProvider>,
  )
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(names)
})
