import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Job } from '@rise/contract/jobs/shapes'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { EmptyState } from '../../../ui/base/empty-state.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { JobPreview } from '../../jobs/index.ts'
import { writtenJobQuery } from '../queries.ts'
import { useDraftForm } from '../use-draft-form.ts'
import { emptyJob, JobFields, type JobValues, jobValuesOf } from './job-fields.tsx'
import { POSTING } from './posting-address.ts'
import { PostingFrame } from './posting-frame.tsx'
import { StepHead } from './step-head.tsx'

/** A new job, or one that was written here before. */
export function WriteJob({ desk, id }: { desk: CompanyDesk; id: string | undefined }) {
  return id === undefined ? <Writing desk={desk} /> : <Changing desk={desk} id={id} />
}

function Changing({ desk, id }: { desk: CompanyDesk; id: string }) {
  const { data: job, error, isFetching, refetch } = useQuery(writtenJobQuery(useApi(), desk.slug, id))
  // What is there now, not what was there when it was looked at last.
  if (job && !isFetching) return <Writing key={job.version} desk={desk} job={job} />
  if (error instanceof ApiError && error.status < 500 && error.status > 0) {
    return (
      <PostingFrame>
        <h1 className="text-h1">Change the job</h1>
        <EmptyState
          kind="no-match"
          title="We can’t find this job"
          action={<ButtonLink to={`/company/${desk.slug}/edit/jobs`}>See your jobs</ButtonLink>}
        >
          {error.message}
        </EmptyState>
      </PostingFrame>
    )
  }
  if (error) {
    return (
      <PostingFrame>
        <FailedBlock title="Couldn’t load this job" retrying={isFetching} onRetry={() => void refetch()} />
      </PostingFrame>
    )
  }
  return (
    <PostingFrame>
      <SkeletonGroup label="Loading the job">
        <SkeletonText lines={6} />
      </SkeletonGroup>
    </PostingFrame>
  )
}

function Writing({ desk: { slug }, job }: { desk: CompanyDesk; job?: WrittenJob }) {
  const api = useApi()
  const [seen, setSeen] = useState<{ values: JobValues; page: Job }>()
  // Sent along, so that pressing twice posts once.
  const [newId] = useState(() => crypto.randomUUID())
  const form = useDraftForm<JobValues>({
    schema: 'job',
    keepDraft: true,
    initial: job ? jobValuesOf(job) : emptyJob,
    draft: job ? `${job._id}:${job.version}` : '',
    send: async (values) => {
      const body = { fields: values }
      const { result } = await api('POST /api/v1/companies/{slug}/written-jobs/preview', { params: { slug }, body })
      setSeen({ values, page: result })
    },
  })
  if (seen) {
    return (
      <Preview
        slug={slug}
        job={job ?? { _id: newId }}
        {...seen}
        onBack={() => setSeen(undefined)}
        onDone={() => form.reset(seen.values)}
      />
    )
  }
  return (
    <PostingFrame>
      <StepHead step={1} of={2} title={job ? 'Edit job' : 'Write a job'}>
        {job?.open === false ? 'This job is closed until you reopen it.' : 'Preview before you publish.'}
      </StepHead>
      <Card>
        <form aria-label="The job" method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
          {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
          <ErrorSummary problems={form.problems} />
          <JobFields form={form} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={form.busy}>
              Preview
            </Button>
            <ButtonLink to={job ? `/company/${slug}/edit/jobs` : POSTING}>{job ? 'Cancel' : 'Back'}</ButtonLink>
          </div>
        </form>
      </Card>
    </PostingFrame>
  )
}

interface PreviewProps {
  slug: string
  job: WrittenJob | { readonly _id: string }
  values: JobValues
  page: Job
  onBack: () => void
  onDone: () => void
}

function Preview({ slug, job, values, page, onBack, onDone }: PreviewProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const known = 'version' in job ? job : undefined
  const save = useMutation({
    mutationFn: async () =>
      known
        ? api('PUT /api/v1/companies/{slug}/written-jobs/{id}', {
            params: { slug, id: known._id },
            body: { version: known.version, fields: values },
          })
        : api('POST /api/v1/companies/{slug}/written-jobs', {
            params: { slug },
            body: { id: job._id, fields: values },
          }),
    onSuccess: async ({ result }) => {
      onDone()
      showToast({
        kind: 'success',
        title: known ? 'Job updated.' : 'Job posted.',
        ...(result.slug !== null && result.open && { action: { label: 'View it', to: `/jobs/${result.slug}` } }),
      })
      await navigate(`/company/${slug}/edit/jobs${result.open ? '' : '?show=closed'}`)
      await queryClient.invalidateQueries()
    },
  })
  const act = known ? 'Save job' : 'Post job'
  return (
    <>
      <StepHead step={2} of={2} title={known ? 'See the change' : 'Preview'}>
        This is how people will see it. We filled some gaps from your description where it was clear.
      </StepHead>
      {save.error ? <Notice tone="danger">{save.error.message}</Notice> : null}
      <section aria-label="The page" className="rounded-card border border-line bg-bg p-4 sm:p-6">
        <Suspense fallback={<SkeletonText lines={8} />}>
          <JobPreview job={page} />
        </Suspense>
      </section>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
          {act}
        </Button>
        <Button onClick={onBack}>Keep editing</Button>
      </div>
    </>
  )
}
