import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { getSubmission } from '../../submissions/operations/get-submission'
import { type MadeSubmission, makeSubmission } from '../../submissions/testing/make-submission'
import { assessmentReads } from '..'
import { assessSubmission } from '../operations/assess-submission'
import { listVersions } from '../operations/list-versions'
import { reevaluateSubmission } from '../operations/reevaluate-submission'

const answers = [
  'In my last role I was responsible for hiring twelve backend engineers in one quarter. First I wrote a scorecard with the team, ' +
    'because every interviewer asked for something else. Then I called eighty people myself and changed the interview from six rounds to three.',
  'As a result we hired all twelve in ten weeks, and eleven of them were still there after two years, which was twenty percent more than ' +
    'the year before. However, it depended on the market, so I checked it against the numbers of the second office.',
]

/** An organization with a set, and submissions of it that the built-in engine has assessed. */
export const openAssessedSubmissions = async () => {
  const deps = await createTestDeps()
  const member = await makeMember(deps)
  const { id: setId, content } = await createSet(deps, member, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  const set = { id: setId, questions: content.questions }
  const submit = (): Promise<MadeSubmission> =>
    makeSubmission(deps, { member, set }, { answers: answers.map((text) => [{ text }]) })
  return {
    deps,
    member,
    set,
    submit,
    /** A submission with its first version. */
    async assess(): Promise<MadeSubmission> {
      const made = await submit()
      await assessSubmission(deps, { submissionId: made.id })
      return made
    },
    read: (id: string) => getSubmission({ ...deps, assessments: assessmentReads }, member, { id }),
    listVersions: async (id: string, actor: MemberCaller = member) => (await listVersions(deps, actor, { id })).items,
    requestEvaluation: (id: string, excludesFluency = false) =>
      reevaluateSubmission(deps, member, { id, reason: 'A new engine is there', excludesFluency }),
  }
}
export type AssessedSubmissions = Awaited<ReturnType<typeof openAssessedSubmissions>>
