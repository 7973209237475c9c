import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { keepPrevious, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { editHref } from './posting-address.ts'

/** Links to the form of a job that the company wrote here. Renders nothing for other jobs. */
export function EditJob({ job }: { job: Pick<Job, 'slug' | 'dateClosed' | 'company'> }) {
  const query = queryOf(
    useApi(),
    'GET /api/v1/companies/{slug}/jobs',
    { params: { slug: job.company.slug }, query: { job: job.slug } },
    keepPrevious,
  )
  const id = useQuery(query).data?.items[0]?.written?._id
  return id ? (
    <ButtonLink to={editHref(id)} icon={<Pencil size={16} aria-hidden />} className="w-full">
      {t('Edit job')}
    </ButtonLink>
  ) : null
}
