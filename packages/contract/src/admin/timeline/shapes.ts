import { z } from 'zod'
import { cursorPage } from '../../pagination.ts'

const facts = z.record(z.string(), z.unknown()).nullable()

/** An act of an admin or the system. */
export const timelineEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** A key of `adminActs`. */
  act: z.string(),
  /** The admin; without an id for the system and for a deleted admin. */
  by: z.object({ _id: z.string().nullable(), name: z.string() }),
  /** The thing that was acted on; null once it is erased. `path` leads to it in the admin area or on the site. */
  subject: z.object({ _id: z.string().nullable(), name: z.string(), path: z.string().nullable() }).nullable(),
  /** The fields that changed, with their previous values. */
  before: facts,
  after: facts,
})
export type TimelineEntry = z.output<typeof timelineEntry>

export const timeline = cursorPage(timelineEntry).extend({
  total: z.int(),
  totalCapped: z.boolean(),
  /** The admins who appear in the timeline. */
  people: z.array(z.object({ _id: z.string(), name: z.string() })),
})
