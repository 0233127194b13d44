export * from './client/index'
