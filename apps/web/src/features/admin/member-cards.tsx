import type { AdminMember } from '@rise/contract/admin/shapes'
import type { ReactNode } from 'react'
import { Card } from '../../ui/base/card.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberActions } from './member-actions.tsx'
import { hasMatters, MemberMatters } from './member-matters.tsx'
import { nameOf } from './member-name.ts'
import { MemberTitle } from './member-title.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { StandingBadge } from './standing-badge.tsx'

interface Props {
  readonly members: readonly AdminMember[]
  readonly maySetPlans: boolean
}

/** Members as cards, for windows too narrow for a table. */
export function MemberCards({ members, maySetPlans }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {members.map((member) => (
        <li key={member._id}>
          <Card as="article" aria-label={nameOf(member)} className="flex flex-col gap-3 p-4">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <MemberTitle member={member} />
              <StandingBadge standing={member.standing} />
            </div>
            <dl className="grid grid-cols-2 gap-2 text-small">
              <Fact name="Role">{member.role}</Fact>
              <Fact name="Joined">
                <RelativeTime date={member.joinedAt} />
              </Fact>
              <Fact name="Last seen">
                {member.lastSeenAt === null ? 'Never' : <RelativeTime date={member.lastSeenAt} />}
              </Fact>
            </dl>
            {hasMatters(member) ? <MemberMatters member={member} maySetPlans={maySetPlans} /> : null}
            <div className="flex flex-wrap items-center justify-between gap-2">
              <PlanChoice member={member} editable={maySetPlans} />
              <MemberActions member={member} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-subtle">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
