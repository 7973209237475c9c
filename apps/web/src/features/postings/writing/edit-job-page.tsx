import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { wasPublished } from '@rise/contract/postings/policy'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../../app/base/api.ts'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MissingPage } from '../../../app/error/missing-page.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { DeskFrame } from '../../companies/index.ts'
import { JobEditor } from './job-editor.tsx'

/** Edits a job: a new one, the draft whose id is in `?draft=`, or the job in the address. */
export function EditJobPage() {
  const { job } = useParams()
  const [search] = useSearchParams()
  const id = job ?? search.get('draft') ?? undefined
  return (
    <DeskFrame title={job === undefined ? t('Post a job') : t('Edit job')}>
      {(desk) => <Editing key={desk.slug} desk={desk} id={id} />}
    </DeskFrame>
  )
}

function Editing({ desk: { slug, fields }, id }: { desk: CompanyDesk; id: string | undefined }) {
  const { companyName } = fields
  // A new job gets its address with its first save, and its form must stay mounted then.
  const [firstSave, setFirstSave] = useState<WrittenJob>()
  const isNew = id === undefined || firstSave?._id === id
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queryOf(
      useApi(),
      'GET /api/v1/companies/{slug}/written-jobs/{id}',
      { params: { slug, id: id ?? '' } },
      presentVersion,
    ),
    enabled: !isNew,
  })
  if (isNew)
    return <JobEditor key="new" slug={slug} companyName={companyName} saved={firstSave} onSaved={setFirstSave} />
  // For an address with an invalid id, the server responds with 400.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400) && !data) return <MissingPage />
  // A form that starts with an older version could not be saved.
  if (data && isFetchedAfterMount)
    return <SavedJob key={data._id} slug={slug} companyName={companyName} loaded={data} />
  if (isError)
    return <FailedBlock title={t('Couldn’t load this job')} retrying={isFetching} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup label={t('Loading the job')}>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  )
}

function SavedJob({ loaded, ...props }: { slug: string; companyName: string; loaded: WrittenJob }) {
  const [saved, setSaved] = useState(loaded)
  // A form keeps its validation rules while it is mounted, so a job that was published meanwhile needs a new form.
  return <JobEditor key={String(wasPublished(saved.state))} {...props} saved={saved} onSaved={setSaved} />
}
