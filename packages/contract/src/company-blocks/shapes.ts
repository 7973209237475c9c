import { z } from 'zod'
import { companyNote } from '../companies/shapes.ts'
import { jobCard } from '../jobs/shapes.ts'
import { picture } from '../pictures/shapes.ts'
import { pageLayout } from './fields.ts'
import { consentStates, peopleKinds } from './kinds.ts'

/** A person named by a block. */
export const namedPerson = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  photo: z.string().nullable(),
  headline: z.string().nullable(),
})
export type NamedPerson = z.output<typeof namedPerson>

/** The data that the blocks of a page show besides their own texts. */
export const blockMaterial = z.object({
  pictures: z.array(picture),
  /** The people who agreed and whom the viewer may see. */
  people: z.array(namedPerson),
  /** The jobs of blocks that list some, by the block’s id. */
  jobs: z.array(z.object({ block: z.string(), jobs: z.array(jobCard), total: z.int() })),
  /** The newest first. */
  news: z.array(companyNote),
})
export type BlockMaterial = z.output<typeof blockMaterial>

/** A page with all data that its blocks show. */
export const shownPage = z.object({ layout: pageLayout, material: blockMaterial })
export type ShownPage = z.output<typeof shownPage>

/** The draft of a company's page, as its team edits it. */
export const pageDraft = shownPage.extend({
  _id: z.string(),
  slug: z.string(),
  /** The revision to send back with a change. A change to an outdated revision is refused. */
  revision: z.int(),
  /** The published version; null before the first publication. */
  published: z.int().nullable(),
  /** Whether the draft differs from the published version. */
  changed: z.boolean(),
})
export type PageDraft = z.output<typeof pageDraft>

export const pageVersion = z.object({
  version: z.int(),
  date: z.iso.datetime(),
  /** The member who published the version, while they are on the team. */
  by: z.string().nullable(),
  blocks: z.int(),
})
export type PageVersion = z.output<typeof pageVersion>

/** A person whom the company has asked for consent. */
export const askedPerson = namedPerson.extend({ kind: z.enum(peopleKinds), state: z.enum(consentStates) })
export type AskedPerson = z.output<typeof askedPerson>

/** A company that asked for the viewer's consent, with the viewer's answer if there is one. */
export const pageConsent = z.object({
  _id: z.string(),
  company: z.object({ slug: z.string(), companyName: z.string(), logo: z.string().nullable() }),
  kind: z.enum(peopleKinds),
  state: z.enum(consentStates),
  date: z.iso.datetime(),
  /** The draft's current texts about the viewer, one for each place. */
  words: z.array(z.string()),
})
export type PageConsent = z.output<typeof pageConsent>
