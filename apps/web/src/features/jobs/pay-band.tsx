import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { CSSProperties } from 'react'
import { Anchor } from '../../ui/base/anchor.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import type { JobCounts } from './base/queries.ts'

const MOST_DOTS = 100
/** With fewer jobs than this, the list itself shows at a glance how many state their pay. */
const FEWEST_JOBS = 10

/**
 * Shows how many jobs of a list state their pay: a sentence, and below it a line of dots in two parts. Each part is a
 * link that filters the list. Renders nothing if there is nothing to compare: with few jobs, if all or none state their
 * pay, or with a filter by currency.
 */
export function PayBand({ view, counts }: { view: JobsView; counts: JobCounts | undefined }) {
  const jobsWith = (value: string) => counts?.pay.options.find((option) => option.value === value)?.jobs ?? 0
  const statedCount = jobsWith('stated')
  const total = statedCount + jobsWith('unstated')
  if (total < FEWEST_JOBS || statedCount === 0 || statedCount === total || view.payCurrency) return null
  const dots = Math.min(total, MOST_DOTS)
  // Both parts keep at least one dot, whatever the rounding.
  const green = Math.min(dots - 1, Math.max(1, Math.round((statedCount / total) * dots)))
  const half = (pay: NonNullable<JobsView['pay']>) => ({
    to: jobsHref({ ...view, pay: view.pay === pay ? undefined : pay, page: undefined }),
    isChosen: view.pay === pay,
  })
  const words = counts?.pay.exact
    ? t('{stated} of {total} say what they pay.', { stated: formatInteger(statedCount), total: formatInteger(total) })
    : t('{percent}% of the newest jobs say what they pay.', {
        percent: formatInteger(Math.round((statedCount / total) * 100)),
      })
  return (
    <div className="mb-4">
      <p className="text-small font-medium tabular-nums">{words}</p>
      <div className="mt-1 flex">
        <Half {...half('stated')} label={t('Only jobs that state their pay')} dots={green} className="text-success" />
        <Half
          {...half('unstated')}
          label={t('Only jobs that don’t state their pay')}
          dots={dots - green}
          className="text-control"
        />
      </div>
    </div>
  )
}

interface HalfProps {
  readonly to: string
  readonly isChosen: boolean
  readonly label: string
  readonly dots: number
  readonly className: string
}

/**
 * A part of the line of dots, as a link. The dots are one repeated background, so that a hundred of them cost one
 * element.
 */
function Half({ to, isChosen, label, dots, className }: HalfProps) {
  return (
    <Anchor
      to={to}
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
      data-tip={label}
      style={{ flexGrow: dots, '--dots': dots } as CSSProperties}
      className={cx('tip dots', className)}
    />
  )
}
