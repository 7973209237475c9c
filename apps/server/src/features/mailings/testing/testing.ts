import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { fillMailings } from '../mailings.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  unrecorded: {
    'POST /api/v1/admin/emails/audience': 'counts an audience, and changes nothing',
    'POST /api/v1/admin/emails/templates/{name}/test': 'sends an email to the admin who asks, and changes nothing',
    'POST /api/v1/admin/emails/sequences/{id}/steps/{step}/test': 'the same',
  },
  fill: ({ ada, world }) => fillMailings(world, ada),
  tablesWithoutPeople: {
    news_figure: 'numbers of emails',
    mail_sequence: 'of the installation',
    mail_step: 'of the installation',
  },
}
