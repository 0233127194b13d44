import { z } from 'zod'
import type { SdkSchema } from './sdk-model'

/** Servers understand these in different ways or refuse them; zod checks them when the answer is there. */
const limits = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'default',
] as const

/** The shape alone, as JSON Schema. */
export function toWireSchema(schema: z.ZodType): SdkSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      for (const limit of limits) delete jsonSchema[limit]
    },
  })
  return shape
}
