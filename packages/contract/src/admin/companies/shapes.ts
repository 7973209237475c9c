import { z } from 'zod'
import { stretch } from '../../pagination.ts'
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
  /** Whether an import made the page. */
  imported: z.boolean(),
  /** The proven domain. */
  verifiedDomain: z.string().nullable(),
  /** The number of people who act for it. */
  team: z.int(),
  openJobs: z.int(),
  /** Claims that wait for a decision. */
  claims: z.int(),
  /** Why an admin has hidden it; null if none has. */
  hidden: z.string().nullable(),
  /** False also while no account of the team is confirmed and active. */
  listed: z.boolean(),
  tags: memberTags,
  createdAt: z.iso.datetime(),
})
export type AdminCompany = z.output<typeof adminCompany>

export const companyList = stretch(adminCompany).extend({ total: z.int(), totalCapped: z.boolean() })

/** A company with its whole history. */
export const companyStory = z.object({
  company: adminCompany.extend({ tagline: z.string(), version: z.int() }),
  claims: z.array(
    z.object({ _id: z.string(), name: z.string(), email: z.string(), reason: z.string(), date: z.iso.datetime() }),
  ),
  team: z.array(
    z.object({ _id: z.string(), name: z.string(), email: z.string(), role: z.string(), since: z.iso.datetime() }),
  ),
  /** The newest ones, at most 20. */
  jobs: z.array(
    z.object({ _id: z.string(), title: z.string(), slug: z.string(), open: z.boolean(), postedAt: z.iso.datetime() }),
  ),
  boards: z.array(z.object({ _id: z.string(), kind: z.string(), address: z.string(), enabled: z.boolean() })),
  notes: z.array(adminNote),
  deeds: z.array(adminDeed),
})
export type CompanyStory = z.output<typeof companyStory>
