import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { part } from '../../../platform/slot.ts'
import type {} from '../tables.ts'

/** Returns how a company answers applications, for its page. */
export const companyReplies = part({
  column: ({ db, ownerId }) =>
    jsonObjectFrom(
      db
        .selectFrom('reply_figure')
        .select(['applications', 'percent', 'median_days as medianDays'])
        .where('reply_figure.company_id', '=', ownerId)
        .where('reply_figure.job_id', 'is', null),
    ),
  present: (figures) => figures,
})
