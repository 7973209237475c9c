import { z } from 'zod'

/** How the page of a company can be claimed. */
export const claimWays = z.object({
  companyName: z.string(),
  slug: z.string(),
  /** Somebody acts for it already. */
  claimed: z.boolean(),
  /** A mail to an address here proves it; null when no site of the company's own is known. */
  domain: z.string().nullable(),
  /** What the member who looks has asked the admins for already, while nobody has decided; null for everybody else. */
  request: z.object({ reason: z.string(), date: z.iso.datetime() }).nullable(),
})
export type ClaimWays = z.output<typeof claimWays>

/** Who asks for a page, as admins see it. */
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
  /** What a file or a mail has to show: the file's address and the one line in it. */
  file: z.object({ url: z.string(), line: z.string() }).nullable(),
  /** The same line as a TXT record, at either of these names. */
  record: z.object({ names: z.array(z.string()), value: z.string() }).nullable(),
})
export type DomainProof = z.output<typeof proof>
