import { openServer } from '../../apps/server/src/authz/testing/open-server'
import { buildScene, type Scene } from '../../apps/server/src/authz/testing/scenario'
import { startTestServer } from '../../packages/db/src/testing/test-server'

/** Runs with the scene on a throw-away PostgreSQL server. */
export const withScene = async (run: (scene: Scene) => Promise<void>): Promise<void> => {
  const database = await startTestServer()
  try {
    const server = await openServer(database.urls)
    try {
      const scene = await buildScene(server)
      await run(scene)
      await scene.close()
    } finally {
      await server.close()
    }
  } finally {
    await database.close()
  }
}
