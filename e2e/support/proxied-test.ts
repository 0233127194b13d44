import { type Product, startProduct } from './product'
import { startSpeech } from './speech'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'
import { test as base } from './test'

/** A product behind a network that can fail: browsers reach it through the proxy only. */
export const test = base.extend<object, { tcpProxy: TcpProxy; product: Product }>({
  tcpProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const proxy = await startTcpProxy()
      await use(proxy)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ tcpProxy, speech, settings }, use) => {
      const server = await startSpeech(speech)
      const product = await startProduct({
        ...server.settings,
        ...settings,
        PUBLIC_URL: `http://localhost:${tcpProxy.port}`,
      })
      tcpProxy.setTarget(product.port)
      await use(product)
      await product.dispose()
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
export { expect } from './test'
