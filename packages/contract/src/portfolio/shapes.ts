import { z } from 'zod'
import { linkPreview } from '../link-previews/shapes.ts'
import { picture } from '../pictures/shapes.ts'
import { creditStates } from './kinds.ts'

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
  /** For a company's case: the department whose open jobs it shows. */
  department: z.object({ slug: z.string(), name: z.string() }).nullable(),
})

/** A case of a portfolio, as others read it. */
export const portfolioCase = caseFacts.extend({
  /** The beginning of the case's text. */
  excerpt: z.string(),
  author: z.object({
    _id: z.string(),
    /** On the wire, an employer is the company. */
    role: z.enum(['professional', 'employer']),
    slug: z.string(),
    name: z.string(),
    headline: z.string().nullable(),
    photo: picture.nullable(),
  }),
  /** The people who worked on the case and agreed to be named, in the owner's order. */
  people: z.array(
    z.object({
      _id: z.string(),
      slug: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      photo: z.string().nullable(),
      /** What the person did in the case. */
      part: z.string(),
    }),
  ),
  /** The viewer's own answer to being named; null for anyone who isn't asked. */
  ownCredit: z.enum(creditStates).nullable(),
  /** The case to read next; null if there is no other one. */
  next: caseCard.nullable(),
  /** Null for a draft, which only its owner, or the company's team, sees. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Whether search engines must not index the case, by the owner's choice or because others can't see it. */
  noindex: z.boolean(),
})
export type PortfolioCase = z.output<typeof portfolioCase>

/** A case, as its owner edits it. People with the state `later` are asked when it is published. */
export const ownCase = caseFacts.extend({
  credits: z.array(
    z.object({ slug: z.string(), name: z.string(), part: z.string(), state: z.enum(['later', ...creditStates]) }),
  ),
  version: z.int(),
  published: z.boolean(),
  updatedAt: z.iso.datetime(),
})
/** A case that names a member, or whose owner asked for their consent. */
export const creditedCase = z.object({
  slug: z.string(),
  title: z.string(),
  author: z.object({ slug: z.string(), name: z.string(), role: z.enum(['professional', 'employer']) }),
  part: z.string(),
  state: z.enum(creditStates),
})
export type CreditedCase = z.output<typeof creditedCase>
export type OwnCase = z.output<typeof ownCase>
