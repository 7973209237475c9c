import { z } from 'zod'
import { audience } from '../../content/shapes.ts'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { headlineErrors as e } from '../errors.ts'
import { adminHeadlineStates } from '../kinds.ts'
import { headlineGates } from '../policy.ts'

const admins = { tag: 'admin' } as const

/** A headline in the admins' list. */
export const adminHeadline = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  audience,
  /** The host of the linked page; null for an article. */
  host: z.string().nullable(),
  publishedAt: z.iso.datetime(),
})
export type AdminHeadline = z.output<typeof adminHeadline>

export const adminHeadlinesEndpoints = defineEndpoints({
  'GET /api/v1/admin/headlines': {
    ...admins,
    ...headlineGates.moderate,
    summary: 'Published headlines, newest first',
    query: z.object({
      page: pageNumber.default(1),
      state: z.enum(adminHeadlineStates).default('public'),
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
    }),
    reply: success(page(adminHeadline)),
    errors: [e['headlines-page-not-found']],
  },
  'PUT /api/v1/admin/headlines/{id}/visibility': {
    ...admins,
    ...headlineGates.moderate,
    summary: 'Hides a headline from everyone but its author, or shows it again',
    params: z.object({ id: z.uuid() }),
    body: z.object({ hidden: z.boolean() }),
    reply: success(emptyResult),
    errors: [e['headline-not-found']],
  },
})
