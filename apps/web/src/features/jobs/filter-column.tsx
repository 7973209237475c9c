import { t } from '@rise/texts'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../ui/base/button.tsx'
import { useAddress } from '../../ui/base/page-address.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import type { JobCounts } from './base/queries.ts'
import { FilterFields } from './filter-fields.tsx'
import type { ViewNames } from './jobs-heading.ts'
import { useShowView } from './use-show-view.ts'

interface Props {
  view: JobsView
  names: ViewNames
  around: boolean
  counts: JobCounts | undefined
}

/**
 * The filters next to the list. Each change navigates to its view immediately; without scripts, they are a form with a
 * button.
 */
export function FilterColumn({ view, ...rest }: Props) {
  const showView = useShowView()
  const href = jobsHref(view)
  const isIdle = useNavigation().state === 'idle'
  // The chosen view, shown before its list has loaded. Quick changes add up: the list of the previous change may arrive
  // while the next one is still loading.
  const [draft, setDraft] = useState({ of: href, view })
  if (draft.of !== href && isIdle) setDraft({ of: href, view })

  function change(part: Partial<JobsView>) {
    const next = { ...draft.view, ...part, page: undefined }
    setDraft({ of: href, view: next })
    showView(next)
  }
  return (
    <form action={useAddress('/jobs')} aria-label={t('Filters')}>
      {view.keyword ? <input type="hidden" name="q" value={view.keyword} /> : null}
      {view.sort ? <input type="hidden" name="sort" value={view.sort} /> : null}
      <FilterFields view={draft.view} onChange={change} {...rest} />
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" variant="primary">
          {t('Show jobs')}
        </Button>
      </div>
    </form>
  )
}
