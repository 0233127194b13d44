import { createFileRoute } from '@tanstack/react-router'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { SpeechTestPage } from './speech-test-page'

export const Route = createFileRoute('/interview/$id/whisper-test')({
  loader: () => ensureAreas('candidate', 'speechTest'),
  component: WhisperTest,
})

function WhisperTest() {
  const { id } = Route.useParams()
  return <SpeechTestPage linkId={id} kind="whisper" />
}
