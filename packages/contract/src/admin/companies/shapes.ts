import { z } from 'zod'
import { cursorPage } from '../../pagination.ts'
import { anyPlan } from '../../plans/shapes.ts'
import { adminDeed, adminNote } from '../members/shapes.ts'
import { memberTags } from '../shapes.ts'

/** A company as admins see it. */
const adminCompany = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  website: z.string().nullable(),
  plan: anyPlan,
  /** Whether an import created the page and no one has claimed it since. */
  imported: z.boolean(),
  /** The domain that the team has proven to own. */
  verifiedDomain: z.string().nullable(),
  /** The number of people who act for the company. */
  team: z.int(),
  openJobs: z.int(),
  /** The number of claims that wait for a decision. */
  claims: z.int(),
  /** Why an admin has hidden the company; null if none has. */
  hidden: z.string().nullable(),
  /** Whether others can find the company; also false while no account of the team is confirmed and active. */
  listed: z.boolean(),
  tags: memberTags,
  createdAt: z.iso.datetime(),
})
export type AdminCompany = z.output<typeof adminCompany>

export const companyList = cursorPage(adminCompany).extend({ total: z.int(), totalCapped: z.boolean() })

/** A company with its whole history. */
export const companyStory = z.object({
  company: adminCompany.extend({ tagline: z.string(), version: z.int() }),
  claims: z.array(
    z.object({ _id: z.string(), name: z.string(), email: z.string(), reason: z.string(), date: z.iso.datetime() }),
  ),
  team: z.array(
    z.object({ _id: z.string(), name: z.string(), email: z.string(), role: z.string(), since: z.iso.datetime() }),
  ),
  /** The newest entries, at most 20. */
  jobs: z.array(
    z.object({ _id: z.string(), title: z.string(), slug: z.string(), open: z.boolean(), postedAt: z.iso.datetime() }),
  ),
  boards: z.array(z.object({ _id: z.string(), kind: z.string(), address: z.string(), enabled: z.boolean() })),
  notes: z.array(adminNote),
  deeds: z.array(adminDeed),
})
export type CompanyStory = z.output<typeof companyStory>
