import type { Job } from '@rise/contract/jobs/shapes'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { changeHref } from '../posting/posting-address.ts'
import { deskJobsQuery } from '../queries.ts'

/** Leads to the form of a job that the company wrote here; nothing for a job from elsewhere. */
export function EditJob({ job }: { job: Pick<Job, 'slug' | 'dateClosed' | 'company'> }) {
  const show = job.dateClosed === null ? 'open' : 'closed'
  const query = deskJobsQuery(useApi(), job.company.slug, { show, page: '1', job: job.slug })
  const id = useQuery(query).data?.items[0]?.writtenJobId
  return id ? (
    <ButtonLink to={changeHref(id)} icon={<Pencil size={16} aria-hidden />} className="mt-4 w-full">
      Edit job
    </ButtonLink>
  ) : null
}
