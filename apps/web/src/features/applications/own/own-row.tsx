import type { ListedApplication } from '@rise/contract/applications/shapes'
import { Pencil } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { dayWords } from '../../../ui/time/day-words.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { stageTones, statusOf, waitInWords } from './status-words.ts'

interface Props {
  readonly application: ListedApplication
  /** For a column of the board: below its heading, and without the logo. */
  readonly brief?: boolean
  /** Edits an application made elsewhere. */
  readonly onEdit: (application: ListedApplication) => void
}

/** An application in a list or on the board: sent here, or recorded. */
export function OwnRow({ application, brief = false, onEdit }: Props) {
  const Heading = brief ? 'h3' : 'h2'
  const { _id, job, stage, appliedAt, memo, elsewhere } = application
  const wait = waitInWords(application)
  const page = job.slug ? `/jobs/${job.slug}` : elsewhere?.url
  return (
    <article className="row flex items-start gap-3">
      {brief ? null : <LogoMark name={job.companyName} logo={job.logo} size={40} />}
      <div className="min-w-0 grow">
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
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-subtle">
          <Badge tone={stageTones[stage]}>{statusOf(application)}</Badge>
          <span>
            Applied {elsewhere ? 'elsewhere ' : ''}
            <RelativeTime date={appliedAt} />
          </span>
          {wait ? <span>{wait}</span> : null}
          {memo.nextOn ? <span className="font-medium text-text">Next step {dayWords(memo.nextOn)}</span> : null}
        </p>
        {memo.note ? (
          <p className="mt-1 line-clamp-3 text-small whitespace-pre-line wrap-anywhere">{memo.note}</p>
        ) : null}
        {elsewhere === null ? null : (
          <CardAbove className="-ml-2">
            <Button
              size="dense"
              variant="ghost"
              icon={<Pencil size={16} aria-hidden />}
              onClick={() => onEdit(application)}
            >
              Edit
              <span className="sr-only"> {job.title}</span>
            </Button>
          </CardAbove>
        )}
      </div>
    </article>
  )
}
