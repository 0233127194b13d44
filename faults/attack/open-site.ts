import { randomUUID } from 'node:crypto'
import { type Settings, startProduct } from '../../e2e/support/product'
import { beginTypedInterview, makeActiveSet, makeRecruiter, setContent } from '../../e2e/support/scenario'
import { type Site, warmUp } from './honest-people'

export interface AttackSite extends Site {
  readonly victimEmail: string
  readonly dataDir: string
  serverPid(): number
  close(): Promise<void>
}

/** The product with an organization, a set that anybody may take, and a candidate in the middle of an interview. */
export const openSite = async (settings: Settings = {}): Promise<AttackSite> => {
  const product = await startProduct({ VOICE: 'off', ...settings })
  try {
    const recruiter = await makeRecruiter(product.url)
    const set = await makeActiveSet(recruiter.api, setContent({ durationMinutes: 60 }))
    const victimEmail = `victim-${randomUUID().slice(0, 8)}@example.org`
    await beginTypedInterview(product.url, set.linkId, { firstName: 'Ngan', lastName: 'Le', email: victimEmail })
    const site = { url: product.url, port: product.port, linkId: set.linkId, recruiter }
    await warmUp(site)
    return { ...site, victimEmail, dataDir: product.dataDir, serverPid: product.pid, close: product.dispose }
  } catch (error) {
    await product.dispose()
    throw error
  }
}
