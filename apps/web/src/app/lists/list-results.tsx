import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { cx } from '../../ui/base/class-names.ts'
import { SkipLink } from '../../ui/base/skip-link.tsx'

/** The id of the results: the same on every list, so that `SkipToResults` needs no props. */
const RESULTS_ID = 'results'

/** A link that skips the search and filters of a list, and leads to its `ListResults`. */
export function SkipToResults() {
  return <SkipLink target={RESULTS_ID} label={t('Skip to results')} />
}

/** The items of a list, or what replaces them. */
export function ListResults({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div id={RESULTS_ID} tabIndex={-1} className={cx('outline-none', className)}>
      {children}
    </div>
  )
}
