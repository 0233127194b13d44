import { query } from '../../../../shared/api/client'

export const linkedQuery = () => query.identity.social.list.queryOptions()
