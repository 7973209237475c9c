import { gateErrors, platformErrors } from '@rise/contract/errors'
import { storyErrors } from '@rise/contract/professionals/story/errors'
import { mayAskMentor } from '@rise/contract/professionals/story/policy'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { entriesOf, presentSlug } from '../../catalogs/index.ts'
import { emailActorFor, hasMuted } from '../../connections/index.ts'
import { findVisibleRow } from '../story/find-story.ts'
import type {} from './emails.ts'

const MOST_A_DAY = 3
const DAY_SECONDS = 86_400

interface MentoringRequest {
  readonly topic: string
  readonly message: string
}

/**
 * Emails a professional a request for mentoring on one of their topics. Replies go to the requesting member, and the
 * message is not stored. Each member can send three requests within 24 hours. A mentor who has muted the member gets no
 * email, but the member gets the usual reply.
 * @throws {Failure} `story-not-found`, `nothing-to-ask`, `forbidden`, `too-many-requests`; `mentor-busy` when the
 * mentor has had the day's maximum
 */
export async function requestMentoring(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { topic, message }: MentoringRequest,
): Promise<void> {
  const mentor = await findVisibleRow(ctx, member, slug)
  const topics = mentor.mentoring_topics ?? []
  // The topic may have been merged since the page was loaded.
  const topicSlug = presentSlug('mentoring-topics', topic)
  const chosenTopic = entriesOf('mentoring-topics', topics).find(({ slug }) => slug === topicSlug)
  if (mayAskMentor(member, { ...mentor, topics: topics.length }) === 'forbidden')
    throw new Failure(gateErrors.forbidden)
  const { actorId, user } = member
  if (!chosenTopic || actorId === null) throw new Failure(storyErrors['nothing-to-ask'])
  await ctx.db.transaction().execute(async (tx) => {
    await refuseTooMany(ctx, tx, actorId)
    const to = await loginOf(tx, mentor.id)
    const request = {
      id: ctx.newId(),
      mentor_id: mentor.id,
      asker_id: actorId,
      topic: chosenTopic.slug,
      created_at: ctx.clock.now(),
    }
    await tx.insertInto('mentoring_request').values(request).execute()
    const { publicUrl } = ctx.config
    const page = user.role === 'employer' ? 'company' : 'professional'
    const isMuted = await hasMuted(tx, mentor.id, actorId)
    const isSent =
      isMuted ||
      (await ctx.mail.send(tx, 'mentoring-request', {
        to: to.email,
        replyTo: user.email,
        props: {
          asker: await emailActorFor(tx, mentor.id, {
            id: actorId,
            name: user.companyName || `${user.firstName} ${user.lastName}`.trim(),
            isPerson: user.role !== 'employer',
          }),
          topic: chosenTopic.name,
          message,
          url: user.slug ? `${publicUrl}/${page}/${user.slug}` : null,
          settingsUrl: `${publicUrl}/professional/edit-mentoring-topics`,
        },
      }))
    if (!isSent) throw new Failure(storyErrors['mentor-busy'], { retryAfterSeconds: DAY_SECONDS })
    const data = { professionalId: mentor.id, topic }
    await ctx.activity.record(tx, { kind: 'mentoring.requested', actorId, loginId: member.loginId, data })
  })
}

async function refuseTooMany({ clock }: Context, tx: Tx, actorId: string): Promise<void> {
  // Makes concurrent requests wait for each other, so that each counts the earlier ones.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mentoring ${actorId}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('mentoring_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asker_id', '=', actorId)
    .where('created_at', '>', new Date(clock.now().getTime() - DAY_SECONDS * 1000))
    .executeTakeFirstOrThrow()
  if (count < MOST_A_DAY) return
  throw new Failure(platformErrors['too-many-requests'], {
    message: t('You have asked three times today. Ask again tomorrow.'),
    retryAfterSeconds: DAY_SECONDS,
  })
}

/** Returns the login whose address gets a professional's email. Throws `story-not-found` if it is deleted. */
async function loginOf(tx: Tx, actorId: string): Promise<{ id: string; email: string }> {
  const login = await tx
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['login.id', 'login.email'])
    .where('membership.actor_id', '=', actorId)
    .where('login.deleted_at', 'is', null)
    .orderBy('membership.created_at')
    .executeTakeFirst()
  if (!login) throw new Failure(storyErrors['story-not-found'])
  return login
}
