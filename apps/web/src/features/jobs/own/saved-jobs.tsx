import { LONGEST_NOTE } from '@rise/contract/jobs/saving/limits'
import type { SavedJob } from '@rise/contract/jobs/saving/shapes'
import { whereFacts } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { invalidate, pagesOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { CardLink } from '../../../ui/base/card.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatPay } from '../base/format.ts'
import { useMarks } from '../base/job-marks.ts'
import { SaveButton } from '../base/save-button.tsx'
import { ListLoading } from './list-loading.tsx'
import { NextStep } from './next-step.tsx'

/** The saved jobs, latest first, each with the professional's private note and date. On a board they are read-only. */
export function SavedJobs({ brief = false }: { readonly brief?: boolean }) {
  const query = useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/saved-jobs'))
  const marks = useMarks()
  if (!query.data) return <ListLoading query={query} />
  const jobs = query.data.pages.flatMap(({ items }) => items)
  if (jobs.length === 0) {
    if (brief) return null
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No saved jobs yet')}
        action={<ButtonLink to="/jobs">{t('Find jobs')}</ButtonLink>}
      >
        {t('Save a job with the bookmark on its card, and it waits for you here.')}
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="rows" aria-label={t('Saved jobs')}>
        {jobs.map((saved) => (
          <li key={saved.job._id}>
            <SavedRow saved={saved} marked={marks?.saved.includes(saved.job._id) ?? true} brief={brief} />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button
          size={brief ? 'dense' : 'regular'}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="self-center"
        >
          {t('Load more')}
        </Button>
      ) : null}
    </>
  )
}

interface RowProps {
  readonly saved: SavedJob
  readonly marked: boolean
  readonly brief: boolean
}

function SavedRow({ saved, marked, brief }: RowProps) {
  const { job, note, nextOn, savedAt, dateClosed } = saved
  const Heading = brief ? 'h3' : 'h2'
  return (
    <article className="row flex flex-col gap-2">
      <div className={cx('flex items-start', brief ? 'flex-col gap-1' : 'gap-3')}>
        <LogoMark name={job.company.companyName} logo={job.company.logo} size={brief ? 24 : 40} />
        <div className="w-full min-w-0 grow">
          <Heading className="text-body font-semibold wrap-anywhere">
            <CardLink to={`/jobs/${job.slug}`}>{job.title}</CardLink>
          </Heading>
          <p className="text-small">{job.company.companyName}</p>
          {brief ? null : (
            <p className="text-small text-muted">
              <Facts>
                {whereFacts(job)}
                {job.pay && formatPay(job.pay)}
              </Facts>
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-subtle">
            <span>{rich('Saved {when}', { when: <RelativeTime date={savedAt} /> })}</span>
            {dateClosed ? <Badge tone="warning">{t('Closed', 'a job')}</Badge> : null}
          </p>
          {brief && nextOn ? <NextStep on={nextOn} note={note} brief /> : null}
          {brief && note && !nextOn ? (
            <p className="mt-1 line-clamp-3 text-small whitespace-pre-line wrap-anywhere">{note}</p>
          ) : null}
        </div>
        {brief ? null : (
          <div className="relative z-10 -my-1 -me-2">
            <SaveButton job={job} saved={marked} />
          </div>
        )}
      </div>
      {brief ? null : (
        <div className="relative z-10">
          <Note saved={saved} />
        </div>
      )}
    </article>
  )
}

function Note({ saved: { job, note, nextOn } }: Pick<RowProps, 'saved'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [memo, setMemo] = useState<{ readonly note: string; readonly nextOn: string | null }>()
  const save = useMutation({
    mutationFn: (body: NonNullable<typeof memo>) =>
      api('PUT /api/v1/saved-jobs/{id}/note', { params: { id: job._id }, body }),
    onSuccess: async () => {
      await invalidate(queryClient, ['GET /api/v1/saved-jobs'])
      setMemo(undefined)
    },
  })
  if (memo === undefined) {
    return (
      <div className="flex flex-col items-start gap-1 ps-[3.25rem]">
        {nextOn ? <NextStep on={nextOn} note={note} /> : null}
        {note && !nextOn ? <p className="text-small whitespace-pre-line wrap-anywhere">{note}</p> : null}
        <Button
          size="dense"
          variant="ghost"
          icon={<NotebookPen size={16} aria-hidden />}
          className="-ms-4"
          onClick={() => setMemo({ note, nextOn })}
        >
          {note || nextOn
            ? rich('Edit note<hidden> on {title}</hidden>', { title: job.title, hidden: hiddenText })
            : rich('Add note<hidden> on {title}</hidden>', { title: job.title, hidden: hiddenText })}
        </Button>
      </div>
    )
  }
  return (
    <form
      method="post"
      aria-label={t('Note on {title}', { title: job.title })}
      className="flex flex-col gap-2 sm:ps-[3.25rem]"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(memo)
      }}
    >
      <TextArea
        label={t('Note')}
        hint={t('Only you can see it.')}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={memo.note}
        error={save.error?.message}
        autoFocus
        onChange={({ target }) => setMemo({ ...memo, note: target.value })}
      />
      <TextField
        label={t('Next step on', 'before a date')}
        type="date"
        optional
        value={memo.nextOn ?? ''}
        onChange={({ target }) => setMemo({ ...memo, nextOn: target.value || null })}
        className="sm:max-w-menu"
      />
      <div className="flex gap-2">
        <Button type="submit" size="dense" variant="primary" busy={save.isPending}>
          {t('Save note')}
        </Button>
        <Button size="dense" onClick={() => setMemo(undefined)}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function hiddenText(text: ReactNode) {
  return <span className="sr-only">{text}</span>
}
