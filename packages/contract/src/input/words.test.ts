import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputMessage } from './words.ts'

const named = z.strictObject({ name: z.string() })

test.each<[schema: z.ZodType, input: unknown, message: string]>([
  [named, {}, 'This is required.'],
  [named, null, 'This is required.'],
  [named, { name: 'Ada', age: 36 }, 'This field isn’t known: age.'],
  [named, { name: 'Ada', age: 36, city: 'London' }, 'These fields aren’t known: age, city.'],
  [named, [], 'This must be an object.'],
  [z.string(), 1, 'This must be text.'],
  [z.string().min(1), '', 'This is required.'],
  [z.string().min(3), 'a', 'Use at least 3 characters.'],
  [z.string().max(1_000), 'a'.repeat(1_001), 'Use at most 1,000 characters.'],
  [z.coerce.number(), 'a', 'Enter a number.'],
  [z.int(), 0.5, 'Enter a whole number.'],
  [z.int().min(1), 0, 'Enter at least 1.'],
  [z.number().gt(0), 0, 'Enter more than 0.'],
  [z.number().lt(1), 1, 'Enter less than 1.'],
  [z.number().max(0.5), 1, 'Enter at most 0.5.'],
  [z.boolean(), 'yes', 'This must be true or false.'],
  [z.array(z.string()), 'a', 'This must be a list.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Enter at most 1.'],
  [z.enum(['open', 'closed']), 'ajar', 'Choose from: open, closed.'],
  [z.uuid(), 'a', 'This isn’t a valid id.'],
  [z.iso.date(), 'a', 'Enter a date like 2026-11-21.'],
  [z.iso.datetime(), 'a', 'Enter a date and time like 2026-11-21T09:00:00Z.'],
  [z.string().regex(/b/), 'a', 'This isn’t valid.'],
  [z.union([z.boolean(), z.int()]), 'a', 'This isn’t valid.'],
  [z.string({ error: () => 'Enter a name.' }), 1, 'Enter a name.'],
])('the message for invalid input fits the rule that it breaks: example %#', (schema, input, message) => {
  const { error } = schema.safeParse(input, { error: inputMessage })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
