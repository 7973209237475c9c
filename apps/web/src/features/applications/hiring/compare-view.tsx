import { columnOf } from '@rise/contract/applications/setup/policy'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { answerWords, stageNames } from '@rise/contract/applications/words'
import { matchHeading } from '@rise/contract/match/words'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { useQueries } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { stageTones } from '../own/status-words.ts'
import { applicantQuery } from '../queries.ts'
import { DELETED_APPLICANT, ratingWords } from './applicant-words.ts'
import { applicantHref } from './applicants-address.ts'
import { useColumns } from './use-columns.ts'
import { useOpening } from './use-opening.ts'

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly ids: readonly string[]
}

/** Two to four applicants side by side, in the order of the address. */
export function CompareView({ slug, jobId, ids }: Props) {
  const api = useApi()
  const queries = useQueries({ queries: ids.map((id) => applicantQuery(api, slug, id)) })
  const applicants = queries.flatMap(({ data }) => (data ? [data] : []))
  return (
    <div className="flex flex-col gap-4">
      <TextLink to={`/company/jobs/${jobId}/applicants`} className="inline-flex items-center gap-1 text-small">
        <ArrowLeft size={16} aria-hidden />
        {t('All applicants')}
      </TextLink>
      <h2 className="text-h3">{t('Compare applicants')}</h2>
      {queries.some(({ isPending }) => isPending) ? (
        <SkeletonGroup label={t('Loading the applicants')}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      ) : applicants.length < 2 ? (
        <EmptyState
          kind="no-match"
          title={t('Choose two to four applicants')}
          action={<ButtonLink to={`/company/jobs/${jobId}/applicants`}>{t('See applicants')}</ButtonLink>}
        >
          {t('Tick them in the table, then press Compare.')}
        </EmptyState>
      ) : (
        <Table slug={slug} jobId={jobId} applicants={applicants} />
      )}
      {applicants.map((applicant) => (
        <Opening key={applicant._id} slug={slug} applicant={applicant} />
      ))}
    </div>
  )
}

/** Records that the team has opened the application; a component, because hooks can’t run in a loop. */
function Opening({ slug, applicant }: { slug: string; applicant: ApplicantRecord }) {
  useOpening(slug, applicant)
  return null
}

interface TableProps extends Omit<Props, 'ids'> {
  readonly applicants: readonly ApplicantRecord[]
}

function Table({ slug, jobId, applicants }: TableProps) {
  const columns = useColumns(slug)
  const questions = [
    ...new Map(applicants.flatMap(({ sent }) => sent?.answers ?? []).map((one) => [one.question, one])).keys(),
  ]
  const row = (label: string, value: (applicant: ApplicantRecord) => ReactNode) => (
    <tr key={label}>
      <th scope="row" className="w-[9rem] text-small font-medium text-muted wrap-anywhere">
        {label}
      </th>
      {applicants.map((applicant) => (
        <td key={applicant._id} className="text-small wrap-anywhere whitespace-pre-line">
          {value(applicant)}
        </td>
      ))}
    </tr>
  )
  return (
    <section
      aria-label={t('Comparison')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways by keyboard
      tabIndex={0}
      className="-mx-gutter overflow-x-auto px-gutter"
    >
      <table className="facts-table min-w-[40rem] table-fixed align-top">
        <thead>
          <tr>
            <th scope="col" className="w-[9rem]">
              <span className="sr-only">{t('Fact', 'about an applicant')}</span>
            </th>
            {applicants.map(({ _id, name }) => (
              <th key={_id} scope="col" className="wrap-anywhere">
                <TextLink to={applicantHref(jobId, _id)}>{name ?? t(DELETED_APPLICANT)}</TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('Headline'), ({ headline }) => headline)}
          {row(t('Stage'), (applicant) => (
            <Badge tone={stageTones[applicant.stage]}>
              {columnOf(applicant, columns)?.name ?? t(stageNames[applicant.stage])}
            </Badge>
          ))}
          {row(t('Match', 'of a member with a job'), ({ match }) =>
            match === null ? t('Not known') : matchHeading(match),
          )}
          {row(t('Your team'), ({ rating, notes }) => ratingWords(rating, notes))}
          {questions.map((question) =>
            row(question, ({ sent }) => {
              const answer = sent?.answers.find((other) => other.question === question)
              return answer ? answerWords(answer.kind, answer.answer) : t('Not asked')
            }),
          )}
          {row(t('Skills'), ({ sent }) => skillsOf(sent?.resume))}
          {row(t('Last roles'), ({ sent }) => rolesOf(sent?.resume))}
          {row(t('Note', 'a message to the employer'), ({ sent }) => sent?.note || '–')}
        </tbody>
      </table>
    </section>
  )
}

function skillsOf(resume: Resume | undefined): string {
  const names = (resume?.skills ?? []).flatMap(({ name }) => name ?? [])
  return names.slice(0, 12).join(', ') || '–'
}

function rolesOf(resume: Resume | undefined): string {
  const roles = (resume?.work ?? []).map(({ position, name }) => [position, name].filter(Boolean).join(', '))
  return roles.slice(0, 3).join('\n') || '–'
}
