import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant with millisecond precision, always with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Ids are made by the application (UUIDv4), never by the database: no order, no sequence. */
export const id = () => uuid('id').primaryKey()

/** On every tenant table: row-level security compares it with the actor's organization. */
export const organizationId = () => uuid('organization_id').notNull()

/** On every row that tells of a candidate: erasure is one query, and a candidate reads by it. */
export const dataSubjectId = () => uuid('data_subject_id').notNull()
