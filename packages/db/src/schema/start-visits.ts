import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from './columns'
import { member } from './identity'

/** When a member was on their start page, this time and the time before. Read by that member only; it goes with the membership. */
export const startVisit = pgTable(
  'start_visit',
  {
    organizationId: organizationId(),
    userId: uuid('user_id').notNull(),
    visitedAt: instant('visited_at').notNull(),
    /** Null: this is the first visit. */
    previousAt: instant('previous_at'),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId] }),
    foreignKey({
      name: 'start_visit_member',
      columns: [t.organizationId, t.userId],
      foreignColumns: [member.organizationId, member.userId],
    }).onDelete('cascade'),
  ],
)
