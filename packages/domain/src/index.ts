/** The product's rules: pure decisions and reducers, without input or output and without a clock of their own. */
export * from './interview/session/index'
export * from './limits'
export * from './shared/characters'
