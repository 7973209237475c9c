import { type BulkActionsList, BulkActions as OfList } from '../lists/bulk-actions.tsx'
import type { CompanyFilter } from './queries.ts'

/** Tags, notifies or hides the selected companies, or changes their plan. */
export function CompanyBulkActions(list: BulkActionsList<CompanyFilter>) {
  return (
    <OfList
      {...list}
      nouns={['company', 'companies']}
      tag={{
        description: 'Only admins see tags.',
        send: (api, body) => api('PUT /api/v1/admin/companies-tags', { body }),
      }}
      notify={{
        description: 'Goes to their teams at once, and can’t be taken back. Companies without a team are skipped.',
        send: (api, body) => api('POST /api/v1/admin/companies-notifications', { body }),
      }}
      plan={{
        description: 'The plan is everyone’s who acts for a company.',
        send: (api, body) => api('PUT /api/v1/admin/companies-plan', { body }),
      }}
      bar={{
        verb: 'Hide',
        doneText: 'hidden',
        hint: 'Only admins read it.',
        description: 'Takes their pages and jobs off the site until you show them again.',
        send: (api, body) => api('PUT /api/v1/admin/companies-hiding', { body }),
      }}
    />
  )
}
