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

/** Members as a table, for wide windows. What waits for an admin stands below its member's row. */
export function MemberTable({ members, maySetPlans }: Props) {
  return (
    <table className="w-full border-collapse rounded-card border border-line bg-surface text-left text-small">
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
              {column}
            </th>
          ))}
          <th scope="col" className="px-3 py-2">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Fragment key={member._id}>
            <tr className="border-t border-line align-middle">
              <th scope="row" className="px-3 py-2 font-normal">
                <MemberTitle member={member} />
              </th>
              <td className="px-3 py-2 text-muted">{member.role}</td>
              <td className="px-3 py-2">
                <PlanChoice member={member} editable={maySetPlans} />
              </td>
              <td className="px-3 py-2">
                <StandingBadge standing={member.standing} />
              </td>
              <td className="px-3 py-2 whitespace-nowrap text-muted">
                <RelativeTime date={member.joinedAt} />
              </td>
              <td className="px-3 py-2 whitespace-nowrap text-muted">
                {member.lastSeenAt === null ? 'Never' : <RelativeTime date={member.lastSeenAt} />}
              </td>
              <td className="px-3 py-2 text-right">
                <MemberActions member={member} />
              </td>
            </tr>
            {hasMatters(member) ? (
              <tr>
                <td colSpan={columns.length + 1} className="px-3 pb-3">
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
