import { hasPermission } from '@rise/contract/policy'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { ChevronRight } from 'lucide-react'
import { useAdminArea } from '../../app/admin/admin-area.tsx'
import type { PendingCounts } from '../../app/admin/admin-page.ts'
import { principalOf, useSession } from '../../app/session/use-session.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'

interface Props {
  readonly waiting: PendingCounts
  /** The decisions that are part of the same page, and aren't counted here. */
  readonly shownBelow: readonly (keyof PendingCounts)[]
}

/** Pending decisions, each as a link to the page that decides it. */
export function WaitingList({ waiting, shownBelow }: Props) {
  const { matters } = useAdminArea()
  const principal = principalOf(useSession())
  const openMatters = matters.filter(
    ({ of, permission }) => waiting[of] > 0 && hasPermission(principal, permission) && !shownBelow.includes(of),
  )
  if (openMatters.length === 0 && shownBelow.some((of) => waiting[of] > 0)) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-h3">
        {t('Waiting for a decision')}
      </h2>
      {openMatters.length === 0 ? (
        <p className="mt-2 text-muted">{t('You’re all caught up.')}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {openMatters.map(({ of, noun, to }) => (
            <li key={of} className="grow basis-[8rem]">
              <Anchor
                to={to}
                className="flex h-full justify-between gap-2 rounded-card border border-line bg-surface p-3 hover:border-muted hover:bg-raised"
              >
                <span>
                  <strong className="text-h3 font-semibold tabular-nums">{formatInteger(waiting[of])}</strong>{' '}
                  <span className="block text-small text-muted">{t(noun, { count: waiting[of] })}</span>
                </span>
                <ChevronRight size={16} aria-hidden className="shrink-0 self-center text-subtle" />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
