declare module 'virtual:candor-contract' {
  /** Paths, methods and structures only; the schemas stay on the server. */
  export const contract: import('@candor/contract').Contract
  export const errorCodes: readonly string[]
}
