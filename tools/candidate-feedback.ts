import { submissionFeedback } from '../packages/db/src/index'
import { inRunningDatabase, runCommand } from './operator/open-running'
import { summarizeFeedback } from './operator/summarize-feedback'

/** `npm run candidate-feedback` prints averages and comments of all candidates' feedback. Candor must be running. */
await runCommand(async () => {
  const rows = await inRunningDatabase((tx) =>
    tx
      .select({
        companyRating: submissionFeedback.companyRating,
        interviewerRating: submissionFeedback.interviewerRating,
        experience: submissionFeedback.experience,
        comment: submissionFeedback.comment,
      })
      .from(submissionFeedback),
  )
  console.log(summarizeFeedback(rows))
})
