import type { Session } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { unlockSpeech } from '../../../shared/speech/unlock-speech'

/** Opens the page of a begun interview. Call in a press, which also unlocks sound, so that the page doesn't need another one. */
export function useResumeInterview(linkId: string): (session: Pick<Session, 'id' | 'language'>) => void {
  const navigate = useNavigate()
  return ({ id: sessionId, language }) => {
    unlockSpeech(language)
    void navigate({ to: '/interview/$id/start', params: { id: linkId }, search: { sessionId } })
  }
}
