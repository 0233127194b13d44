import type { Interviewer } from '../../../ports/interviewer'
import { decideProbe } from './decide-probe'

/** The interviewer without a language model: ordered rules over what was said. */
export const builtinInterviewer: Interviewer = {
  decideProbe: async (input) => decideProbe(input),
}
