import { z } from 'zod'

/** An activity, as the admin area lists it. */
export const liveActivity = z.object({
  _id: z.string(),
  /** A kind of activity, such as `post.published`. */
  kind: z.string(),
  at: z.iso.datetime(),
  /** The actor, with their page; null for the site itself and for deleted accounts. */
  by: z.object({ name: z.string(), to: z.string() }).nullable(),
  /** The beginning of the content's text, or its title. Null if the content is gone, and for a sign-up. */
  text: z.string().nullable(),
  /** The path of the content; null once it is deleted. */
  to: z.string().nullable(),
})
export type LiveActivity = z.output<typeof liveActivity>
