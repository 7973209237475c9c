import { type BulkActionsList, BulkActions as OfList } from '../lists/bulk-actions.tsx'
import type { MemberFilter } from './queries.ts'

/** Tags, notifies or suspends the selected members, or changes their plan. */
export function MemberBulkActions(list: BulkActionsList<MemberFilter>) {
  return (
    <OfList
      {...list}
      nouns={['member', 'members']}
      tag={{
        description: 'Only admins see tags, and members in the download of their data.',
        send: (api, body) => api('PUT /api/v1/admin/members-tags', { body }),
      }}
      notify={{
        description: 'Goes to active members at once, and can’t be taken back. Admins are skipped.',
        send: (api, body) => api('POST /api/v1/admin/members-notifications', { body }),
      }}
      plan={{
        description: 'A company’s plan is everyone’s who acts for it. Admins are skipped.',
        send: (api, body) => api('PUT /api/v1/admin/members-plan', { body }),
      }}
      bar={{
        verb: 'Suspend',
        doneText: 'suspended',
        hint: 'Each member will read it.',
        description:
          'Logs them out everywhere and hides their accounts. Each gets an email with your reason and can appeal. Admins are skipped.',
        send: (api, body) => api('POST /api/v1/admin/members-suspensions', { body }),
      }}
    />
  )
}
