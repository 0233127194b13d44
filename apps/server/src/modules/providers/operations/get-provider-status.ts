import type { ProviderStatus } from '@candor/contract'
import type { Deps } from '../../../deps'
import { describeProviders } from '../../../platform/ports/describe-providers'
import type { CheckedPorts } from './check-organization-providers'

type StatusDeps = Pick<Deps, 'env'> & { readonly providers: Pick<CheckedPorts, 'textToSpeech'> }

/** Which providers this server has. The same for every organization. */
export const getProviderStatus = ({ env, providers }: StatusDeps): { items: ProviderStatus[] } => ({
  items: describeProviders(env, providers.textToSpeech?.id ?? null),
})
