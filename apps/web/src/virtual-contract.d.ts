declare module 'virtual:candor-contract' {
  /** Methods and paths only; the schemas stay on the server. */
  export const calls: import('./shared/api/call-table').CallTable
  export const errorCodes: readonly string[]
}
