/** Tables, migrations and the client; only repositories and the composition root may import this. */
export * from './actor'
export * from './client/index'
export * from './schema'
