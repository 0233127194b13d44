/** The assessment of an interview: pure, no I/O. */
export { assess } from './assess'
export * from './input'
export { inputHashOf } from './input-hash'
export { engineVersion, rubricVersion } from './version'
