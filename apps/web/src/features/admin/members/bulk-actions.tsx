import { msg } from '@rise/texts'
import { type BulkActionsList, BulkActions as OfList } from '../lists/bulk-actions.tsx'
import type { BulkWords } from '../lists/bulk-dialog.tsx'
import type { MemberFilter } from './queries.ts'

const words: BulkWords = {
  chooseFew: msg('Choose members one by one, or narrow the list to at most {most} to choose them all.'),
  chosen: msg('Chosen members'),
  count: msg('{count, plural, one {# member:} other {# members:}}'),
  skipped: msg('{count, plural, one {# member skipped.} other {# members skipped.}}'),
  mistyped: msg('Enter {count}, the number of members.'),
}

/** Tags, notifies or suspends the selected members, or changes their plan. */
export function MemberBulkActions(list: BulkActionsList<MemberFilter>) {
  return (
    <OfList
      {...list}
      words={words}
      tag={{
        title: msg('Tag members'),
        done: msg('{count, plural, one {Changed the tags of # member.} other {Changed the tags of # members.}}'),
        description: msg('Only admins see tags, and members in the download of their data.'),
        send: (api, body) => api('PUT /api/v1/admin/members-tags', { body }),
      }}
      notify={{
        title: msg('Email members'),
        done: msg('{count, plural, one {Sent to # member.} other {Sent to # members.}}'),
        description: msg('Goes to active members at once, and can’t be taken back. Admins are skipped.'),
        send: (api, body) => api('POST /api/v1/admin/members-notifications', { body }),
      }}
      plan={{
        title: msg('Set the plan of members'),
        done: msg('{count, plural, one {Set the plan of # member.} other {Set the plan of # members.}}'),
        description: msg('A company’s plan is everyone’s who acts for it. Admins are skipped.'),
        send: (api, body) => api('PUT /api/v1/admin/members-plan', { body }),
      }}
      bar={{
        title: msg('Suspend members'),
        done: msg('{count, plural, one {# member suspended.} other {# members suspended.}}'),
        verb: msg('Suspend'),
        hint: msg('Each member will read it.'),
        description: msg(
          'Logs them out everywhere and hides their accounts. Each gets an email with your reason and can appeal. Admins are skipped.',
        ),
        send: (api, body) => api('POST /api/v1/admin/members-suspensions', { body }),
      }}
    />
  )
}
