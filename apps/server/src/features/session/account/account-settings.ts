import type { EndpointParsed } from '@rise/contract/endpoint'
import { platformErrors } from '@rise/contract/errors'
import type { accountEndpoints } from '@rise/contract/session/account/endpoints'
import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { inviterOfLogin, listInvited } from '../actors/invitations.ts'
import { newsletterState } from '../actors/newsletter-state.ts'

type SettingsChange = EndpointParsed<(typeof accountEndpoints)['PATCH /api/v1/account']>['body']

/** Returns the settings of the logged-in account. */
export async function getAccount(ctx: Context, { loginId, actorId }: SignedIn): Promise<AccountSettings> {
  const { db } = ctx
  const [login, newEmail, newsletter, invitedBy, invitedMembers] = await Promise.all([
    db.selectFrom('login').selectAll().where('id', '=', loginId).executeTakeFirstOrThrow(),
    findNewEmail(ctx, loginId),
    newsletterState(db, loginId),
    inviterOfLogin(db, loginId),
    listInvited(db, actorId),
  ])
  return {
    email: login.email,
    emailConfirmed: login.email_confirmed_at !== null,
    newEmail,
    hasPassword: login.password_hash !== null && !login.password_generated,
    google: login.google_subject !== null,
    dateLocale: login.date_locale,
    language: login.language,
    pageViews: login.page_views,
    showInviter: login.show_inviter,
    newsletter,
    createdAt: login.created_at.toISOString(),
    invitedBy,
    invited: invitedMembers,
  }
}

/** Changes settings. Absent settings stay unchanged. Returns all settings after the change. Refuses a language that isn't offered. */
export async function changeAccount(ctx: Context, member: SignedIn, change: SettingsChange): Promise<AccountSettings> {
  const { dateLocale, language, pageViews, showInviter } = change
  if (typeof language === 'string') refuseOtherLanguage(ctx, language)
  const set = {
    ...(dateLocale !== undefined && { date_locale: dateLocale }),
    ...(language !== undefined && { language }),
    ...(pageViews !== undefined && { page_views: pageViews }),
    ...(showInviter !== undefined && { show_inviter: showInviter }),
  }
  if (Object.keys(set).length > 0) {
    await ctx.db.updateTable('login').set(set).where('id', '=', member.loginId).execute()
  }
  return getAccount(ctx, member)
}

function refuseOtherLanguage({ config }: Context, language: string): void {
  if (config.languages.includes(language)) return
  throw new Failure(platformErrors['invalid-input'], {
    fields: { 'body.language': t('Choose a language from the list.') },
  })
}

async function findNewEmail({ db, clock }: Context, loginId: string): Promise<string | null> {
  const ticket = await db
    .selectFrom('ticket')
    .select('email')
    .where('login_id', '=', loginId)
    .where('kind', '=', 'change-address')
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return ticket?.email ?? null
}
