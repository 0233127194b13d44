/** TEST_DATABASE_URL: run the database tests on a server of one's own; its role may create roles and databases. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL
}
