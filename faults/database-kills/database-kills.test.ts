import { expect, test } from 'vitest'
import { startProduct } from '../../e2e/support/product'
import { runDatabaseKills } from './run-database-kills'

test('the product recovers by itself when its database is killed, also while it recovers', async () => {
  const product = await startProduct({ VOICE: 'off' })
  try {
    const { recoveriesMs, stuck } = await runDatabaseKills(product, { kills: 3, seed: 1 })
    expect(stuck).toEqual([])
    expect(Object.values(recoveriesMs).flat()).toHaveLength(3)
  } finally {
    await product.dispose()
  }
})
