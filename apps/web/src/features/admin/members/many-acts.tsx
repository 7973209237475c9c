import type { ComponentProps } from 'react'
import {
  type Chosen,
  NotifyDialog,
  ManyActs as OfList,
  PlanDialog,
  ReasonDialog,
  TagDialog,
} from '../lists/many-acts.tsx'
import type { ManyThings } from '../lists/many-dialog.tsx'
import type { MemberFilter } from './queries.ts'

type ListProps = Omit<ComponentProps<typeof OfList<MemberFilter>>, 'things' | 'children'>

interface Props extends ListProps {
  readonly maySetPlans: boolean
  readonly mayNotify: boolean
}

/** What an admin does to many members. */
export function ManyActs({ maySetPlans, mayNotify, ...list }: Props) {
  return (
    <OfList {...list} things={['member', 'members']}>
      {(body, whom) => <Acts {...{ body, whom, maySetPlans, mayNotify }} />}
    </OfList>
  )
}

interface ActsProps extends Pick<Props, 'maySetPlans' | 'mayNotify'> {
  readonly body: Chosen<MemberFilter>
  readonly whom: ManyThings
}

function Acts({ body, whom, maySetPlans, mayNotify }: ActsProps) {
  return (
    <>
      <TagDialog
        whom={whom}
        description="Only admins see tags, and members in the download of their data."
        act={(api, input) => api('PUT /api/v1/admin/members-tags', { body: { ...body, ...input } })}
      />
      {mayNotify ? (
        <NotifyDialog
          whom={whom}
          description="Goes to active members at once, and can’t be taken back. Admins are skipped."
          act={(api, input) => api('POST /api/v1/admin/members-notifications', { body: { ...body, ...input } })}
        />
      ) : null}
      {maySetPlans ? (
        <PlanDialog
          whom={whom}
          description="A company’s plan is everyone’s who acts for it. Admins are skipped."
          act={(api, input) => api('PUT /api/v1/admin/members-plan', { body: { ...body, ...input } })}
        />
      ) : null}
      <ReasonDialog
        whom={whom}
        verb="Suspend"
        said="suspended"
        hint="Each member will read it."
        description="Logs them out everywhere and hides their accounts. Each gets an email with your reason and can appeal. Admins are skipped."
        act={(api, input) => api('POST /api/v1/admin/members-suspensions', { body: { ...body, ...input } })}
      />
    </>
  )
}
