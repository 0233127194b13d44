import { query } from '../../../../shared/api/client'

export const factorsQuery = () => query.identity.secondFactor.list.queryOptions()
export const securityQuery = (id: string) => query.identity.security.get.queryOptions({ input: { id } })
