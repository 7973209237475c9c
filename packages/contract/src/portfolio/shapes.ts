import { z } from 'zod'
import { linkPreview } from '../link-previews/shapes.ts'
import { picture } from '../pictures/shapes.ts'

/** A case in a list. */
export const caseCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  role: z.string(),
  cover: picture.nullable(),
})
export type CaseCard = z.output<typeof caseCard>

/** A case in its owner's list. */
export const ownCaseCard = caseCard.extend({ published: z.boolean(), updatedAt: z.iso.datetime() })
export type OwnCaseCard = z.output<typeof ownCaseCard>

const caseFacts = caseCard.extend({
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  url: z.string().nullable(),
  skills: z.array(z.string()),
  /** HTML, sanitised against an allow-list on saving. */
  body: z.string(),
  links: z.array(linkPreview),
})

/** A case of a professional's portfolio, as others read it. */
export const portfolioCase = caseFacts.extend({
  /** The beginning of its text. */
  excerpt: z.string(),
  author: z.object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    headline: z.string().nullable(),
    photo: picture.nullable(),
  }),
  /** The case to read next; null when it is the only one. */
  next: caseCard.nullable(),
  /** Null for a draft, which only its owner sees. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Hidden from search engines, by the owner's choice or because others can't see it. */
  noindex: z.boolean(),
})
export type PortfolioCase = z.output<typeof portfolioCase>

/** A case, as its owner edits it. */
export const ownCase = caseFacts.extend({ version: z.int(), published: z.boolean(), updatedAt: z.iso.datetime() })
export type OwnCase = z.output<typeof ownCase>
