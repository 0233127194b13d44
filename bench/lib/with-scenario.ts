import { openServer } from '../../apps/server/src/authz/testing/open-server'
import { buildScenario, type Scenario } from '../../apps/server/src/authz/testing/scenario'
import { startTestServer } from '../../packages/db/src/testing/test-server'

/** Runs with the scenario on a temporary PostgreSQL server. */
export const withScenario = async (run: (scenario: Scenario) => Promise<void>): Promise<void> => {
  const database = await startTestServer()
  try {
    const server = await openServer(database.urls)
    try {
      const scenario = await buildScenario(server)
      await run(scenario)
      await scenario.close()
    } finally {
      await server.close()
    }
  } finally {
    await database.close()
  }
}
