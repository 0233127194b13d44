/** A database that is ready to be migrated and used. */
export type OpenDatabase = {
  readonly kind: 'embedded' | 'external'
  /** Owner of the schema: migrations only. */
  readonly migratorUrl: string
  /** What the server runs as; row-level security applies to it. */
  readonly appUrl: string
  /** Stops the embedded server in order; nothing to do for an external one. Safe to call twice. */
  close(): Promise<void>
}
