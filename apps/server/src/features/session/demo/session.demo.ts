import type { Standing } from '@rise/contract/policy'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { StartError } from '../../../platform/data-dir.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { createActor, type NewActor } from '../actors/create-actor.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The password of all demo accounts. It is public: anyone can read it here. */
export const demoPassword = 'demo-demo-demo'
/**
 * The hash of the password, computed once, because computing argon2 for each account would delay every first startup.
 */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$TkKciH+BdGP4tw6wiCGK0w$FVD049Gmka87Vx1xFRYZn7EvHQDFyHgpBFZABV3x8Iw'

export interface DemoAccount {
  readonly email: string
  /** The account's purpose, in a few words. */
  readonly as: string
  readonly firstName: string
  readonly lastName: string
  readonly adminRole?: string
  /** The account's standing; active by default. */
  readonly standing?: Standing
  /** Days since the account signed up; 0 by default. */
  readonly joinedDaysAgo?: number
  /** Hours since the last login; 1 by default. */
  readonly seenHoursAgo?: number
}

export const demoAdmins: readonly DemoAccount[] = [
  {
    email: 'admin@demo.example',
    as: 'admin',
    firstName: 'Alma',
    lastName: 'Ortiz',
    adminRole: 'admin',
    joinedDaysAgo: 430,
  },
  {
    email: 'support@demo.example',
    as: 'admin-support',
    firstName: 'Sven',
    lastName: 'Berg',
    adminRole: 'admin-support',
    joinedDaysAgo: 370,
    seenHoursAgo: 5,
  },
  {
    email: 'content@demo.example',
    as: 'admin-content',
    firstName: 'Noa',
    lastName: 'Lind',
    adminRole: 'admin-content',
    joinedDaysAgo: 190,
    seenHoursAgo: 27,
  },
]

/** Adds the admins of the demo world. Returns how many were added; existing ones stay unchanged. */
export function loadDemo(ctx: Context): Promise<number> {
  const { supportAccount } = ctx.config
  const admins = demoAdmins.map((admin) =>
    admin.email === 'support@demo.example' && supportAccount !== undefined
      ? { ...admin, email: supportAccount }
      : admin,
  )
  return addDemoAccounts(ctx, admins, async () => undefined)
}

/**
 * Adds missing accounts, and lets the caller assign actors to each of them in one transaction. Safe if another process
 * does the same. `addActor` gets a context with a clock that returns the time at which the account joined. Returns how
 * many accounts were added.
 */
export async function addDemoAccounts<T extends DemoAccount>(
  ctx: Context,
  accounts: readonly T[],
  addActor: (tx: Tx, loginId: string, account: T, then: Context) => Promise<void>,
): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-accounts', 0))`.execute(tx)
    let addedCount = 0
    for (const account of accounts) {
      const pastContext = daysAgo(ctx, account.joinedDaysAgo ?? 0)
      const loginId = await addLogin(pastContext, tx, account)
      if (loginId === undefined) continue
      await noteSeen(ctx, tx, loginId, account.seenHoursAgo ?? 1)
      await addActor(tx, loginId, account, pastContext)
      addedCount += 1
    }
    return addedCount
  })
}

/** Returns the context with its clock set back by `days` days. */
export function daysAgo(ctx: Context, days: number): Context {
  const now = () => new Date(ctx.clock.now().getTime() - days * DAY_MS)
  return { ...ctx, clock: { ...ctx.clock, now } }
}

/** Records when the account was last used on a network. Admins see the latest such time as the last login. */
async function noteSeen({ clock }: Context, tx: Tx, loginId: string, hoursAgo: number): Promise<void> {
  const seenAt = new Date(clock.now().getTime() - hoursAgo * HOUR_MS)
  await tx.insertInto('known_network').values({ login_id: loginId, network: 'demo', last_seen_at: seenAt }).execute()
}

/** Adds a login and returns its id; undefined if the address is taken. */
async function addLogin(ctx: Context, tx: Tx, account: DemoAccount): Promise<string | undefined> {
  const { email, firstName, lastName, adminRole = null, standing = 'active' } = account
  const now = ctx.clock.now()
  const isSuspended = standing === 'suspended'
  const login = await tx
    .insertInto('login')
    .values({
      id: ctx.newId(),
      email,
      password_hash: demoPasswordHash,
      email_confirmed_at: standing === 'pending' ? null : now,
      admin_role: adminRole,
      first_name: firstName,
      last_name: lastName,
      suspended_at: isSuspended ? now : null,
      suspension_reason: isSuspended ? 'Sent the same message to forty people.' : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return login?.id
}

/** Creates an actor for a demo account, listed if the account is, and returns its id. */
export async function addDemoActor(
  ctx: Context,
  tx: Tx,
  loginId: string,
  { kind, slug, reserved, standing = 'active' }: NewActor & Pick<DemoAccount, 'standing'>,
): Promise<string> {
  const actorId = await createActor(ctx, tx, { kind, slug, reserved, listed: standing === 'active' })
  await addDemoMembership(ctx, tx, loginId, actorId)
  return actorId
}

/** Lets a demo account act for an actor. */
export async function addDemoMembership(
  { clock }: Context,
  tx: Tx,
  loginId: string,
  actorId: string,
  role: 'owner' | 'editor' | 'recruiter' = 'owner',
): Promise<void> {
  const membership = { login_id: loginId, actor_id: actorId, role, created_at: clock.now() }
  await tx.insertInto('membership').values(membership).execute()
}

/**
 * Ensures that a live installation has no account with a public password.
 * @throws {StartError} if there is one, because this database was used for a trial
 */
export async function refuseDemoAccounts({ db }: Context): Promise<void> {
  const account = await db
    .selectFrom('login')
    .select('email')
    .where('password_hash', '=', demoPasswordHash)
    .executeTakeFirst()
  if (!account) return
  throw new StartError(
    `DATABASE_URL names a database with demo accounts, such as ${account.email}, whose password is public. Use another database.`,
  )
}
