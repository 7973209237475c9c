import type { AdminOverview } from '@rise/contract/admin/shapes'
import { hasPermission, type Permission } from '@rise/contract/policy'
import { formatInteger } from '@rise/contract/words'
import { ChevronRight } from 'lucide-react'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'

type Waiting = AdminOverview['waiting']

interface Matter {
  readonly of: keyof Waiting
  readonly one: string
  readonly many: string
  readonly to: string
  readonly permission: Permission
}

const matters: readonly Matter[] = [
  { of: 'reports', one: 'report', many: 'reports', to: '/admin/activity', permission: 'moderation' },
  {
    ...{ of: 'appeals', one: 'appeal', many: 'appeals', permission: 'moderation' },
    to: '/admin/activity',
  },
  {
    ...{ of: 'claims', one: 'company claim', many: 'company claims', permission: 'members' },
    to: '/admin/companies?state=claims',
  },
  {
    ...{ of: 'plans', one: 'plan request', many: 'plan requests', permission: 'plans' },
    to: '/admin/professionals?asks=plan',
  },
  { of: 'rewards', one: 'reward to send', many: 'rewards to send', to: '/admin/missions', permission: 'content' },
  { of: 'layoffs', one: 'layoff sent in', many: 'layoffs sent in', to: '/admin/layoffs', permission: 'content' },
  {
    ...{ of: 'questions', one: 'suggested question', many: 'suggested questions', permission: 'content' },
    to: '/real-talk',
  },
]

/** What waits for a decision, each as a link to where it is decided. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const principal = principalOf(useSession())
  const open = matters.filter(({ of, permission }) => waiting[of] > 0 && hasPermission(principal, permission))
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-h3">
        Waiting for a decision
      </h2>
      {open.length === 0 ? (
        <p className="mt-2 text-muted">You’re all caught up.</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {open.map(({ of, one, many, to }) => (
            <li key={of} className="grow basis-[8rem]">
              <Anchor
                to={to}
                className="flex h-full items-center justify-between gap-2 rounded-card border border-line bg-surface p-3 hover:border-muted hover:bg-raised"
              >
                <span>
                  <strong className="text-h3 font-semibold tabular-nums">{formatInteger(waiting[of])}</strong>{' '}
                  <span className="block text-small text-muted">{waiting[of] === 1 ? one : many}</span>
                </span>
                <ChevronRight size={16} aria-hidden className="shrink-0 text-subtle" />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
