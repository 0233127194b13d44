import { query } from '../../../../shared/api/client'

export const sessionsQuery = () => query.identity.sessions.list.queryOptions()
