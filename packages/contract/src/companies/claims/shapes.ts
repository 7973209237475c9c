import { z } from 'zod'

/** The ways to claim a company's page. */
export const claimWays = z.object({
  companyName: z.string(),
  slug: z.string(),
  /** Whether someone already acts for the company. */
  claimed: z.boolean(),
  /** An email to an address at this domain proves the claim; null when the company has no known site of its own. */
  domain: z.string().nullable(),
  /** The viewer's own pending request to the admins; null for everyone else. */
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
  /** The proof to publish: the file's address and its one line. */
  file: z.object({ url: z.string(), line: z.string() }).nullable(),
  /** The same line as a TXT record, under either of these names. */
  record: z.object({ names: z.array(z.string()), value: z.string() }).nullable(),
})
export type DomainProof = z.output<typeof proof>
