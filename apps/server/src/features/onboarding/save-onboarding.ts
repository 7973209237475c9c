import type { EndpointParsed } from '@rise/contract/endpoint'
import { platformErrors } from '@rise/contract/errors'
import type { onboardingEndpoints } from '@rise/contract/onboarding/endpoints'
import { onboardingErrors } from '@rise/contract/onboarding/errors'
import { LARGEST_ANSWERS } from '@rise/contract/onboarding/fields'
import type { Onboarding } from '@rise/contract/onboarding/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { presentOnboarding } from './present-onboarding.ts'

type Progress = EndpointParsed<(typeof onboardingEndpoints)['PUT /api/v1/onboarding']>['body']

/**
 * Saves the acting professional's progress. The second of two changes to one version, or of two starts, is refused.
 * @throws {Failure} `onboarding-changed`, `too-large`
 */
export async function saveOnboarding(ctx: Context, { actorId }: Acting, progress: Progress): Promise<Onboarding> {
  const { version, entry, done, skipped } = progress
  const answers = JSON.stringify(progress.answers)
  if (Buffer.byteLength(answers) > LARGEST_ANSWERS) throw new Failure(platformErrors['too-large'])
  const now = ctx.clock.now()
  const columns = { entry, done, skipped, answers, version: version + 1, updated_at: now }
  const row =
    version === 0
      ? await ctx.db
          .insertInto('onboarding')
          .values({ actor_id: actorId, created_at: now, ...columns })
          .onConflict((conflict) => conflict.column('actor_id').doNothing())
          .returningAll()
          .executeTakeFirst()
      : await ctx.db
          .updateTable('onboarding')
          .set(columns)
          .where('actor_id', '=', actorId)
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst()
  if (!row) throw new Failure(onboardingErrors['onboarding-changed'])
  return presentOnboarding(row)
}
