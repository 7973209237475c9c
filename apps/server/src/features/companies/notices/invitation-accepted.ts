import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({ role: z.enum(['owner', 'editor', 'recruiter']), slug: z.string() })

/**
 * Someone joined a team by invitation. The company's bell shows it, and the inviter gets an email; nothing is sent if
 * the inviter has left the team. Only professionals are named here. Other people are named only on the team's page, to
 * which the notification links, while they are in the team.
 */
export const invitationAccepted = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['company.invitation-accepted'],
  async recipients(tx, { actorId: companyId, loginId, data: { role, invitedBy } }) {
    if (companyId === null || loginId === null || invitedBy === null) return []
    const company = await tx
      .selectFrom('actor')
      .innerJoin('membership', 'membership.actor_id', 'actor.id')
      .select('actor.slug')
      .where('actor.id', '=', companyId)
      .where('membership.login_id', '=', invitedBy)
      .executeTakeFirst()
    if (!company) return []
    const newcomer = await tx
      .selectFrom('membership')
      .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
      .select('membership.actor_id')
      .where('membership.login_id', '=', loginId)
      .executeTakeFirst()
    const about = newcomer ? { aboutId: newcomer.actor_id } : {}
    return [{ memberId: companyId, ...about, mailTo: invitedBy, data: { role, slug: company.slug } }]
  },
  text({ count, data: { role } }) {
    return count > 0
      ? t(
          '{role, select, owner {joined the team as an owner} editor {joined the team as an editor} other {joined the team as a recruiter}}',
          { role },
        )
      : t(
          '{role, select, owner {Someone you invited joined the team as an owner} editor {Someone you invited joined the team as an editor} other {Someone you invited joined the team as a recruiter}}',
          { role },
        )
  },
  action: msg('See your team'),
  path: ({ data }) => `/company/${data.slug}/edit/team`,
})
