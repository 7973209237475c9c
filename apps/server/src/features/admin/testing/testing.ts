import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { joinAsAdmin, loginIdOf } from '../../session/accounts.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  unrecorded: {
    'POST /api/v1/admin/views': 'saves a filter that only this admin sees',
    'DELETE /api/v1/admin/views/{id}': 'deletes such a filter',
  },
  async fill({ ada, world, app }) {
    const admin = await joinAsAdmin(world, app)
    await must(admin.call('PUT', `/api/v1/admin/members/${await loginIdOf(world, ada)}/plan`, { plan: 'Creator' }))
    const path = `/api/v1/admin/members/${await loginIdOf(world, ada)}`
    await must(admin.call('POST', `${path}/notes`, { text: `Ada ${MARK} called.` }))
    await must(admin.call('PUT', `${path}/tags`, { tags: [`of ${MARK}`] }))
  },
  tablesWithoutPeople: {
    counted_day: 'which days are counted',
    figure_hour: 'numbers of an hour',
    figure_part_day: 'numbers of a day',
    cohort_week: 'numbers of a week',
    admin_view: 'of an admin, and gone with the admin',
  },
}
