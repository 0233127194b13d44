import {
  demoOrganizationName,
  type InterviewLanguage,
  interviewLanguages,
  type SetContent,
  type SetDetail,
} from '@candor/contract'
import type { Deps } from '../deps'
import type { MemberCaller } from '../http/caller'

export interface DemoParts {
  /** The demo organization's id, and whether it was made just now. */
  readonly ensureOrganization: (name: string) => Promise<{ organizationId: string; isNew: boolean }>
  readonly createContent: (language: InterviewLanguage) => SetContent
  readonly createSet: (
    actor: MemberCaller,
    input: { name: string; content: SetContent; producedBy: string | null; isActive: boolean },
  ) => Promise<SetDetail>
}

/** One demo organization without any user or credential, with a set in each language; never in production, made once. */
export const seedDemo = async (deps: Pick<Deps, 'env' | 'log' | 'publicUrl'>, parts: DemoParts): Promise<void> => {
  if (deps.env.isProduction || deps.env.SEED_DEMO === 'off') return
  const { organizationId, isNew } = await parts.ensureOrganization(demoOrganizationName)
  if (!isNew) return
  const actor: MemberCaller = { kind: 'member', userId: organizationId, organizationId, role: 'owner' }
  for (const language of interviewLanguages) {
    const content = parts.createContent(language)
    const set = await parts.createSet(actor, { name: content.positionName, content, producedBy: null, isActive: true })
    deps.log.info(`Demo interview (${language}): ${set.url}`)
  }
}
