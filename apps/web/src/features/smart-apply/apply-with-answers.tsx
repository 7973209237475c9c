import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'

const loadMenu = async () => (await import('./apply-menu.tsx')).ApplyMenu

interface Props {
  readonly job: Pick<Job, 'slug'>
  readonly applyUrl: string
  readonly className: string
  /** The link to the employer's form. */
  readonly children: ReactNode
}

/**
 * The way to apply elsewhere: with the saved answers for members who have some, and the employer's form behind a menu;
 * otherwise only the form. Both have the same height.
 */
export function ApplyWithAnswers({ job, applyUrl, className, children }: Props) {
  const api = useApi()
  const { data: access } = useQuery(queryOf(api, 'GET /api/v1/smart-apply', {}, { staleTime: 5 * 60_000 }))
  const { data: settings } = useQuery(
    queryOf(api, 'GET /api/v1/smart-apply/details', {}, { staleTime: 5 * 60_000, enabled: access?.open === true }),
  )
  if (!settings || settings.version === 0) return children
  return (
    <div className={cx('flex gap-1', className)}>
      <ButtonLink variant="primary" to={`/smart-apply?job=${job.slug}`} className="min-w-0 grow px-4">
        {t('Apply with my answers')}
      </ButtonLink>
      <OnDemand
        popup="menu"
        load={loadMenu}
        trigger={
          <Button aria-label={t('Other ways to apply')} className="w-12 px-0!">
            <ChevronDown size={20} aria-hidden />
          </Button>
        }
        overlay={{ applyUrl }}
      />
    </div>
  )
}
