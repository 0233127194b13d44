/** Imported first: zod asks at its first schema whether it may compile code, and the content policy counts the question as a breach. */
const settings: { __zod_globalConfig?: { jitless?: boolean } } = globalThis
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true }
