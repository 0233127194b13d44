import type { Interviewer, Probe, ProbeInput, ProbeKind } from '../../ports/interviewer'
import { ProviderError } from '../../ports/provider-error'
import type { MeteredInterviewer, MeteredLanguageModel } from '../../ports/provider-use'
import { listAllowedProbes } from '../builtin/interviewer/decide-probe'
import { addressesMachine } from './banned-words'
import { findFault, findTerm, type ProbeFault } from './check-probe'
import { modelKinds, systemPrompt, userPrompt, zProposal } from './interview-prompt'

/** Why the rules decided instead of the model. */
export type ModelFallback = ProbeFault | 'speaks_to_machine' | 'late' | 'failed'

export interface ModelInterviewerOptions {
  readonly model: Pick<MeteredLanguageModel, 'generate'>
  /** Decides where the model may not, can not or does not in time. */
  readonly fallback: Interviewer
  readonly deadlineMs: number
  /** Called with the reason and without any words of the interview [none]. */
  readonly onFallback?: (reason: ModelFallback) => void
}

type MeteredProbeInput = ProbeInput & { readonly organizationId: string }
type Decision = { readonly probe: Probe | null } | { readonly fault: ModelFallback }

const maxOutputTokens = 200
/** The model ends its call itself, so that the call counts as late and not as given up. */
const modelDeadlineShare = 0.96
const modelKindSet: ReadonlySet<string> = new Set(modelKinds)

/** Rules alone: nothing was said, the question is to be said again, or the answer speaks to a machine. */
const mustUseRules = (template: Probe | null, { answer }: ProbeInput) =>
  (template !== null && !modelKindSet.has(template.kind)) || !/\p{L}/u.test(answer.text)

interface ProbeMoment {
  readonly input: MeteredProbeInput
  readonly allowed: readonly ProbeKind[]
}

async function askModel(
  { model, deadlineMs }: ModelInterviewerOptions,
  { input, allowed }: ProbeMoment,
  signal: AbortSignal,
): Promise<Decision> {
  const { value, producedBy } = await model.generate({
    system: systemPrompt,
    prompt: userPrompt(input, allowed),
    schema: zProposal,
    maxOutputTokens,
    deadlineMs: deadlineMs * modelDeadlineShare,
    signal,
    use: { organizationId: input.organizationId, sessionId: input.sessionId, purpose: 'probe' },
  })
  if (!value.probe) return { probe: null }
  const { kind, text } = value
  if (kind === null || text === null) return { fault: 'kind' }
  const proposed = { kind, text: text.normalize('NFC').trim() }
  const fault = findFault(proposed, allowed, input)
  if (fault !== null) return { fault }
  const term = kind === 'depth' ? findTerm(proposed.text, input) : null
  return { probe: { ...proposed, ...(term === null ? {} : { term }), producedBy } }
}

/** The model's decision, or the reason why it has none. Ends at the deadline, even if the model ignores its abort signal. */
function decideInTime(options: ModelInterviewerOptions, moment: ProbeMoment): Promise<Decision> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const finish = (decision: Decision) => {
      clearTimeout(timer)
      controller.abort()
      resolve(decision)
    }
    const timer = setTimeout(() => finish({ fault: 'late' }), options.deadlineMs)
    const isLate = (error: unknown) => error instanceof ProviderError && error.code === 'timeout'
    askModel(options, moment, controller.signal).then(finish, (error: unknown) =>
      finish({ fault: isLate(error) ? 'late' : 'failed' }),
    )
  })
}

/**
 * The interviewer with a language model: it chooses kind and words within the same budget as the rules, and what it says is
 * checked. Whatever is wrong, late or missing, the rules' own question for the same moment is asked instead.
 */
export const createModelInterviewer = (options: ModelInterviewerOptions): MeteredInterviewer => ({
  async decideProbe(input) {
    const { fallback, onFallback } = options
    const allowed = listAllowedProbes(input).filter((kind) => modelKindSet.has(kind))
    const template = await fallback.decideProbe(input)
    if (allowed.length === 0 || mustUseRules(template, input)) return template
    const decision: Decision = addressesMachine(input.answer.text)
      ? { fault: 'speaks_to_machine' }
      : await decideInTime(options, { input, allowed })
    if ('probe' in decision) return decision.probe
    onFallback?.(decision.fault)
    return template
  },
})
