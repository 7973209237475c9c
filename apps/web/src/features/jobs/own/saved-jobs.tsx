import { LONGEST_NOTE } from '@rise/contract/jobs/saving/limits'
import type { SavedJob } from '@rise/contract/jobs/saving/shapes'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { CardLink } from '../../../ui/base/card.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatPay, formatWhere } from '../base/format.ts'
import { useMarks } from '../base/job-marks.ts'
import { SaveButton } from '../base/save-button.tsx'
import { ListLoading } from './list-loading.tsx'
import { savedQuery } from './queries.ts'

/** The saved jobs, last saved first, each with a note of the professional's own. */
export function SavedJobs() {
  const query = useInfiniteQuery(savedQuery(useApi()))
  const marks = useMarks()
  if (!query.data) return <ListLoading query={query} />
  const jobs = query.data.pages.flatMap(({ items }) => items)
  if (jobs.length === 0) {
    return (
      <EmptyState kind="nothing-yet" title="No saved jobs yet" action={<ButtonLink to="/jobs">Find jobs</ButtonLink>}>
        Save a job with the bookmark on its card, and it waits for you here.
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="rows" aria-label="Saved jobs">
        {jobs.map((saved) => (
          <li key={saved.job._id}>
            <SavedRow saved={saved} marked={marks?.saved.includes(saved.job._id) ?? true} />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="self-center">
          Load more
        </Button>
      ) : null}
    </>
  )
}

function SavedRow({ saved: { job, note, savedAt, dateClosed }, marked }: { saved: SavedJob; marked: boolean }) {
  return (
    <article className="row flex flex-col gap-2">
      <div className="flex items-start gap-3">
        <LogoMark name={job.company.companyName} logo={job.company.logo} size={40} />
        <div className="min-w-0 grow">
          <h2 className="text-body font-semibold wrap-anywhere">
            <CardLink to={`/jobs/${job.slug}`}>{job.title}</CardLink>
          </h2>
          <p className="text-small">{job.company.companyName}</p>
          <p className="text-small text-muted">
            {[formatWhere(job), job.pay ? formatPay(job.pay) : ''].filter(Boolean).join('\u00a0· ')}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-small text-subtle">
            <span>
              Saved <RelativeTime date={savedAt} />
            </span>
            {dateClosed ? <Badge tone="warning">Closed</Badge> : null}
          </p>
        </div>
        <div className="relative z-10 -my-1 -mr-2">
          <SaveButton job={job} saved={marked} />
        </div>
      </div>
      <div className="relative z-10 sm:pl-[3.25rem]">
        <Note id={job._id} title={job.title} note={note} />
      </div>
    </article>
  )
}

function Note({ id, title, note }: { id: string; title: string; note: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [text, setText] = useState<string>()
  const save = useMutation({
    mutationFn: (written: string) =>
      api('PUT /api/v1/saved-jobs/{id}/note', { params: { id }, body: { note: written } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['own-jobs', 'saved'] })
      setText(undefined)
    },
  })
  if (text === undefined) {
    return (
      <div className="flex flex-col items-start gap-1">
        {note ? <p className="text-small whitespace-pre-line wrap-anywhere">{note}</p> : null}
        <Button size="dense" variant="ghost" icon={<NotebookPen size={16} aria-hidden />} onClick={() => setText(note)}>
          {note ? 'Edit note' : 'Add note'}
          <span className="sr-only"> on {title}</span>
        </Button>
      </div>
    )
  }
  return (
    <form
      method="post"
      aria-label={`Note on ${title}`}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(text)
      }}
    >
      <TextArea
        label="Note"
        hint="Only you can see it."
        rows={3}
        maxLength={LONGEST_NOTE}
        value={text}
        error={save.error?.message}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="dense" variant="primary" busy={save.isPending}>
          Save note
        </Button>
        <Button size="dense" onClick={() => setText(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
