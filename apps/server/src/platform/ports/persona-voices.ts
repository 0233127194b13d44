import { type Interviewer, interviewers } from '@candor/contract'
import { StartError } from '../settings/env'

const isInterviewer = (name: string): name is Interviewer => interviewers.some((known) => known === name)

/** Voices by persona, as "linh=nova,an=shimmer"; a persona left out speaks with the usual voice. */
export const readPersonaVoices = (setting: string | undefined): Readonly<Partial<Record<Interviewer, string>>> => {
  const entries = (setting ?? '').split(',').flatMap((entry): [Interviewer, string][] => {
    const [name = '', voice = '', ...more] = entry.split('=').map((part) => part.trim())
    if (name === '' && voice === '') return []
    if (!isInterviewer(name) || voice === '' || more.length > 0) {
      throw new StartError(`TTS_VOICES must be as "linh=nova,an=shimmer", with the names ${interviewers.join(', ')}.`)
    }
    return [[name, voice]]
  })
  return Object.fromEntries(entries)
}
