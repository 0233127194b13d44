import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { ReadDocumentInTurn } from '../../platform/workers/create-document-reader'
import { readJobDescription } from './operations/read-job-description'

export const createCompanyRoutes = ({ os, readDocument }: { os: Implementer; readDocument: ReadDocumentInTurn }) => ({
  jobDescription: {
    create: os.company.jobDescription.create.handler(({ input, context }) =>
      readJobDescription({ readDocument }, asMember(context.caller), input),
    ),
  },
})
