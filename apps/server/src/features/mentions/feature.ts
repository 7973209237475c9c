import { mentionsEndpoints } from '@rise/contract/mentions/endpoints'
import type { Feature } from '../../platform/feature.ts'
import { implement } from '../../platform/http/implement.ts'
import type {} from './index.ts'
import { mentionsData } from './mentions-data.ts'
import { offerMentions } from './offer-mentions.ts'

export const mentions: Feature = {
  name: 'mentions',
  routes: implement(mentionsEndpoints, {
    'GET /api/v1/mentions': async ({ ctx, member, query }) => ({
      items: await offerMentions(ctx, member, query.query),
    }),
  }),
  accountData: [mentionsData],
}
