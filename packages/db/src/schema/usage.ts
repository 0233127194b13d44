import { providerKinds, providerOutcomes, usagePurposes } from '@candor/contract'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { organization } from './identity'

/** What a call to an outside provider cost. It contains no words and no person. */
export const providerUse = pgTable(
  'provider_use',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** Of the session it was for; null: it was for none. */
    sessionId: uuid('session_id'),
    /** language-model, speech-to-text, text-to-speech. */
    kind: text('kind', { enum: providerKinds }).notNull(),
    /** Adapter and model, as `<adapter id>/<model>`. */
    provider: text('provider').notNull(),
    purpose: text('purpose', { enum: usagePurposes }).notNull(),
    /** ok, or the error's code. */
    outcome: text('outcome', { enum: providerOutcomes }).notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    audioMs: integer('audio_ms').notNull().default(0),
    characters: integer('characters').notNull().default(0),
    latencyMs: integer('latency_ms').notNull(),
    /** Millionths of a US dollar by the operator's price list; null: no price is set. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    at: instant('at').notNull(),
  },
  (t) => [index('provider_use_organization').on(t.organizationId, t.at), index('provider_use_at').on(t.at)],
)
