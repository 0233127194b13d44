/** TEST_DATABASE_URL: run the database tests on this server; its role may create roles and databases. */
export function getTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL
}
