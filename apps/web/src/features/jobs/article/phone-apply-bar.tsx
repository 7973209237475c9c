import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { ForSeekers } from '../../../app/navigation/audience.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { applyWays } from '../sources/job-sources.tsx'
import { ApplyElsewhere, type ApplySlots, isHere } from './apply-card.tsx'

/**
 * Keeps Apply reachable on phones. The footer reserves space for the bar, so that it covers nothing at the end. The bar
 * is only as high as its button, because the navigation and a toast may share the window with it.
 */
export function PhoneApplyBar({ job, Apply, Applied, Prepare }: ApplySlots & { readonly job: Job }) {
  const { applyUrl } = job
  if (job.dateClosed !== null || (applyUrl === null && !isHere(job))) return null
  const bar = (
    <div
      data-sticky-bar=""
      className="sticky bottom-bottom-bar z-20 -mx-gutter mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-gutter py-1 lg:hidden"
    >
      {Applied && !isHere(job) ? <Applied job={job} className="w-full" /> : null}
      {/* Without the title, because the button for a prepared application needs the space. */}
      {Prepare && !isHere(job) ? null : <p className="min-w-0 flex-1 truncate text-small font-medium">{job.title}</p>}
      {isHere(job) && Apply ? (
        <Apply job={job} />
      ) : applyWays(job).length > 1 ? (
        <ButtonLink variant="primary" to="#apply">
          {t('Ways to apply')}
        </ButtonLink>
      ) : applyUrl ? (
        <ApplyElsewhere job={job} applyUrl={applyUrl} Prepare={Prepare} className={Prepare ? 'w-full' : ''} />
      ) : null}
    </div>
  )
  // Companies and admins can't apply here; elsewhere, the bar links to the employer's form.
  return isHere(job) ? <ForSeekers className="contents">{bar}</ForSeekers> : bar
}
