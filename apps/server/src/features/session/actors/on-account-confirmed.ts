import type { Listener } from '../../../platform/activity/listener.ts'
import { findUser } from './find-member.ts'
import { memberName } from './member-name.ts'

/** Emails the inviter of a new member, unless the new member does not show who invited them. */
export const notifyInviter: Listener<'account.confirmed'> = {
  name: 'session.tell-inviter',
  kinds: ['account.confirmed'],
  async react(ctx, tx, { loginId, actorId }) {
    if (loginId === null || actorId === null) return
    const invitation = await tx
      .selectFrom('sign_up')
      .innerJoin('login', 'login.id', 'sign_up.login_id')
      .innerJoin('membership', 'membership.actor_id', 'sign_up.invited_by')
      .innerJoin('login as inviter', 'inviter.id', 'membership.login_id')
      .select(['inviter.id', 'inviter.email'])
      .where('sign_up.login_id', '=', loginId)
      .where('login.show_inviter', '=', true)
      .where('inviter.deleted_at', 'is', null)
      .where('inviter.suspended_at', 'is', null)
      .orderBy('membership.created_at')
      .executeTakeFirst()
    if (!invitation) return
    const newcomer = await findUser(tx, loginId, actorId)
    const name = memberName({
      kind: newcomer.role === 'professional' ? 'professional' : 'company',
      first_name: newcomer.firstName,
      last_name: newcomer.lastName,
      company_name: newcomer.companyName,
    })
    const isCompany = newcomer.role !== 'professional'
    await ctx.mail.send(tx, 'invited-joined', {
      to: invitation.email,
      props: {
        newcomer: { name, line: null, picture: newcomer.photo, isRound: !isCompany },
        url: `${ctx.config.publicUrl}/${isCompany ? 'company' : 'professional'}/${newcomer.slug}`,
      },
    })
  },
}
