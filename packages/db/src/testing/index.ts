export { DatabaseBusyError } from '../client/unavailable'
export { createTestDatabase, type TestDatabase } from './create-test-database'
export { hasSubject, insertRow, listTables, type RowOwner, type TenantTable } from './tenant-rows'
export { startTestServer, type TestServer, type TestServerUrls } from './test-server'
