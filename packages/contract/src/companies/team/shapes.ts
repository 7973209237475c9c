import { z } from 'zod'
import { teamRole } from '../shapes.ts'

/** A member of a company's team, as the team sees them. */
const teamMember = z.object({
  /** The login's id. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: teamRole,
  /** Whether the member is named on the page. */
  shown: z.boolean(),
  since: z.iso.datetime(),
  /** Whether the member is the viewer. */
  self: z.boolean(),
})
export type TeamMember = z.output<typeof teamMember>

export const invitation = z.object({ _id: z.string(), email: z.string(), role: teamRole, expiresAt: z.iso.datetime() })
export type TeamInvitation = z.output<typeof invitation>

export const team = z.object({ role: teamRole, members: z.array(teamMember), invitations: z.array(invitation) })
export type CompanyTeam = z.output<typeof team>

/** An actor that a login may act for. */
export const actingAs = z.object({
  _id: z.string(),
  kind: z.enum(['professional', 'company']),
  name: z.string(),
  slug: z.string(),
  current: z.boolean(),
})
export type ActingAs = z.output<typeof actingAs>
