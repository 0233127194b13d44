export { DatabaseBusyError } from '../client/unavailable'
export { createTestDatabase, type TestDatabase } from './create-test-database'
export { startTestServer, type TestServer, type TestServerUrls } from './test-server'
