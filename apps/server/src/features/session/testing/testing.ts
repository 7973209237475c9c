import { sql } from 'kysely'
import type { TestApp } from '../../../../test/client.ts'
import { view } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import type { World } from '../../../../test/world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { mailPasswordReset } from '../accounts.factory.ts'
import { secure } from '../second-factor/second-factor.factory.ts'
import { failToLogIn } from '../sign-in/sign-in.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ ada, emil, world, app }) {
    await must(ada.call('PUT', '/api/v1/story/address', { slug: `${MARK}-the-first` }))
    for (const path of [`/professional/ada-${MARK}`, `/professional/${MARK}-the-first/preview`]) await view(app, path)
    await view(app, `/company/${await slugOf(emil)}`)
    await must(ada.call('POST', '/api/v1/page-views', { path: `/jobs/${MARK}` }))
    await secure(world, ada)
    for (const { email } of [ada, emil]) await forgetPassword(world, app, email)
  },
  tablesWithoutPeople: {
    conversion: 'who led a visitor here: no account is noted',
    visit_key: 'random bytes, until the day is over',
    empty_search_day: 'words that found no jobs, without who searched',
    used_id_token: 'hashes, until the tokens have expired',
  },
  reads: {
    values: {
      'invitations/': sql`select slug as value from actor where kind = 'professional'`,
    },
    notWalked: {
      'GET /api/v1/refresh': 'ends the session that walks',
    },
    named: {
      'GET /api/v1/account/data': 'the viewer’s own: whom they follow, blocked, or wrote to',
    },
  },
}

/** Sends a wrong password, and requests a link to set another one. */
async function forgetPassword(world: World, app: TestApp, email: string): Promise<void> {
  await failToLogIn(world, app, email, '203.0.113.7')
  await mailPasswordReset(world, email)
}
