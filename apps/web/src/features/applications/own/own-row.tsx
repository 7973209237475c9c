import type { ListedApplication } from '@rise/contract/applications/shapes'
import { type Message, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Pencil } from 'lucide-react'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { NextStep } from '../../jobs/index.ts'
import { stageTones, statusOf, waitInWords } from './status-words.ts'

interface Props {
  readonly application: ListedApplication
  /** Whether the row is in a narrow column of the board: it is stacked, with a smaller logo. */
  readonly brief?: boolean
  /** The status that the list's name already states; the row doesn't repeat it. */
  readonly implied?: Message | undefined
  /** Edits an application made elsewhere. */
  readonly onEdit: (application: ListedApplication) => void
}

/** An application in a list or on the board, either sent here or recorded by its owner. */
export function OwnRow({ application, brief = false, implied, onEdit }: Props) {
  const Heading = brief ? 'h3' : 'h2'
  const { _id, job, stage, appliedAt, memo, elsewhere } = application
  const wait = waitInWords(application)
  const status = statusOf(application)
  const page = job.slug ? `/jobs/${job.slug}` : elsewhere?.url
  return (
    <article className={cx('row flex items-start', brief ? 'flex-col gap-1' : 'gap-3')}>
      <LogoMark name={job.companyName} logo={job.logo} size={brief ? 24 : 40} />
      <div className="w-full min-w-0 grow">
        <Heading className="text-body font-semibold wrap-anywhere">
          {elsewhere === null ? (
            <CardLink to={`/professional/jobs?application=${_id}`}>{job.title}</CardLink>
          ) : page ? (
            <TextLink look="plain" to={page} rel="nofollow noopener">
              {job.title}
            </TextLink>
          ) : (
            job.title
          )}
        </Heading>
        <p className="text-small wrap-anywhere">{job.companyName}</p>
        {memo.nextOn ? <NextStep on={memo.nextOn} note={memo.note} brief={brief} /> : null}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-subtle">
          {implied !== undefined && status === t(implied) ? null : <Badge tone={stageTones[stage]}>{status}</Badge>}
          <span>
            {elsewhere
              ? rich('Applied elsewhere {when}', { when: <RelativeTime date={appliedAt} /> })
              : rich('Applied {when}', { when: <RelativeTime date={appliedAt} /> })}
          </span>
          {wait ? <span>{wait}</span> : null}
        </p>
        {memo.note && !memo.nextOn ? (
          <p className="mt-1 line-clamp-3 text-small whitespace-pre-line wrap-anywhere">{memo.note}</p>
        ) : null}
      </div>
      {elsewhere === null ? null : (
        <CardAbove className={brief ? 'absolute! end-2 top-2' : '-my-1 -me-2 shrink-0'}>
          <IconButton label={t('Edit {title}', { title: job.title })} tip="end" onClick={() => onEdit(application)}>
            <Pencil size={16} aria-hidden />
          </IconButton>
        </CardAbove>
      )}
    </article>
  )
}
