import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { getClientNetwork } from '../../http/limits/client-address'
import { uploadCv } from './operations/upload-cv'
import type { ContentPorts } from './ports'

/** Files that are uploaded in one request. */
export const createContentRoutes = (
  context: { readonly deps: Deps; readonly ports: ContentPorts },
  os: Implementer,
) => ({
  uploadCv: os.content.uploadCv.handler(({ input, context: { caller, request } }) =>
    uploadCv(context, caller, {
      sessionId: input.sessionId,
      questionId: input.questionId,
      name: input.file.name,
      sizeBytes: input.file.size,
      clientNetwork: getClientNetwork(request, context.deps.env.trustedProxies),
      read: async () => new Uint8Array(await input.file.arrayBuffer()),
    }),
  ),
})
