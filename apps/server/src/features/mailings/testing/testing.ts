import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { fillMailings } from '../mailings.factory.ts'

export const testing: FeatureTesting = {
  fill: ({ ada, world }) => fillMailings(world, ada),
  tablesWithoutPeople: {
    news_figure: 'numbers of emails',
    mail_sequence: 'of the installation',
    mail_step: 'of the installation',
  },
}
