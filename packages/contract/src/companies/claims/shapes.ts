import { z } from 'zod'

/** The ways to claim a company's page. */
export const claimWays = z.object({
  companyName: z.string(),
  slug: z.string(),
  /** Whether someone already acts for the company. */
  claimed: z.boolean(),
  /** An email to an address at this domain proves the claim; null if the company has no known website of its own. */
  domain: z.string().nullable(),
  /** The viewer's own pending request to the admins. Null for everyone else. */
  request: z.object({ reason: z.string(), date: z.iso.datetime() }).nullable(),
})
export type ClaimWays = z.output<typeof claimWays>

/** A claimant, as admins see them. */
export const companyClaim = z.object({
  _id: z.string(),
  company: z.object({ slug: z.string(), companyName: z.string(), website: z.string().nullable() }),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  date: z.iso.datetime(),
})
export type CompanyClaim = z.output<typeof companyClaim>

export const proof = z.object({
  domain: z.string().nullable(),
  verifiedDomain: z.string().nullable(),
  /** The file to publish as proof: its address and its single line. */
  file: z.object({ url: z.string(), line: z.string() }).nullable(),
  /** The same line as a TXT record, under any of these names. */
  record: z.object({ names: z.array(z.string()), value: z.string() }).nullable(),
})
export type DomainProof = z.output<typeof proof>
