import { msg } from '@rise/texts'
import { type BulkActionsList, BulkActions as OfList } from '../lists/bulk-actions.tsx'
import type { BulkWords } from '../lists/bulk-dialog.tsx'
import type { CompanyFilter } from './queries.ts'

const words: BulkWords = {
  chooseFew: msg('Choose companies one by one, or narrow the list to at most {most} to choose them all.'),
  chosen: msg('Chosen companies'),
  count: msg('{count, plural, one {# company:} other {# companies:}}'),
  skipped: msg('{count, plural, one {# company skipped.} other {# companies skipped.}}'),
  mistyped: msg('Enter {count}, the number of companies.'),
}

/** Tags, notifies or hides the selected companies, or changes their plan. */
export function CompanyBulkActions(list: BulkActionsList<CompanyFilter>) {
  return (
    <OfList
      {...list}
      words={words}
      tag={{
        title: msg('Tag companies'),
        done: msg('{count, plural, one {Changed the tags of # company.} other {Changed the tags of # companies.}}'),
        description: msg('Only admins see tags.'),
        send: (api, body) => api('PUT /api/v1/admin/companies-tags', { body }),
      }}
      notify={{
        title: msg('Email companies'),
        done: msg('{count, plural, one {Sent to # company.} other {Sent to # companies.}}'),
        description: msg('Goes to their teams at once, and can’t be taken back. Companies without a team are skipped.'),
        send: (api, body) => api('POST /api/v1/admin/companies-notifications', { body }),
      }}
      plan={{
        title: msg('Set the plan of companies'),
        done: msg('{count, plural, one {Set the plan of # company.} other {Set the plan of # companies.}}'),
        description: msg('The plan is everyone’s who acts for a company.'),
        send: (api, body) => api('PUT /api/v1/admin/companies-plan', { body }),
      }}
      bar={{
        title: msg('Hide companies'),
        done: msg('{count, plural, one {# company hidden.} other {# companies hidden.}}'),
        verb: msg('Hide'),
        hint: msg('Only admins read it.'),
        description: msg('Takes their pages and jobs off the site until you show them again.'),
        send: (api, body) => api('PUT /api/v1/admin/companies-hiding', { body }),
      }}
    />
  )
}
