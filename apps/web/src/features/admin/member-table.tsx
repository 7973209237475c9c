import type { AdminMember } from '@rise/contract/admin/shapes'
import { Fragment } from 'react'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberActions } from './member-actions.tsx'
import { hasMatters, MemberMatters } from './member-matters.tsx'
import { MemberTitle } from './member-title.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { StandingBadge } from './standing-badge.tsx'

interface Props {
  readonly members: readonly AdminMember[]
  readonly maySetPlans: boolean
}

const columns = ['Member', 'Role', 'Plan', 'Standing', 'Joined', 'Last seen']

/** Members as a table, for wide windows; wider ones also show when they joined. Requests are below the member's row. */
export function MemberTable({ members, maySetPlans }: Props) {
  return (
    <table className="facts-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={column === 'Joined' ? 'max-xl:hidden' : undefined}>
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Fragment key={member._id}>
            <tr>
              <th scope="row" className="min-w-[11rem]">
                <MemberTitle member={member} />
              </th>
              <td className="whitespace-nowrap text-muted">{member.role}</td>
              <td>
                <PlanChoice member={member} editable={maySetPlans} />
              </td>
              <td>
                <StandingBadge standing={member.standing} />
              </td>
              <td className="whitespace-nowrap text-muted max-xl:hidden">
                <RelativeTime date={member.joinedAt} />
              </td>
              <td className="whitespace-nowrap text-muted">
                {member.lastSeenAt === null ? 'Never' : <RelativeTime date={member.lastSeenAt} />}
              </td>
              <td className="figures">
                <MemberActions member={member} />
              </td>
            </tr>
            {hasMatters(member) ? (
              <tr>
                <td colSpan={columns.length + 1}>
                  <MemberMatters member={member} maySetPlans={maySetPlans} />
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
