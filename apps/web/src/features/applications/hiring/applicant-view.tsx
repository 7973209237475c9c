import { stageNameOf } from '@rise/contract/applications/setup/policy'
import { fillIn } from '@rise/contract/applications/setup/words'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { declineWords } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { isNotFound } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MissingPage } from '../../../app/error/missing-page.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { messageHref } from '../../connections/index.ts'
import { SentView } from '../applying/sent-view.tsx'
import { stageTones } from '../own/status-words.ts'
import { applicantQuery } from '../queries.ts'
import { DownloadButton } from '../record/download-button.tsx'
import { InterviewTimes } from '../record/interview-times.tsx'
import { MessageForm } from '../record/message-form.tsx'
import { RecordSteps } from '../record/record-steps.tsx'
import { SentMatch } from '../record/sent-match.tsx'
import { ApplicantActs } from './applicant-acts.tsx'
import { DELETED_APPLICANT } from './applicant-words.ts'
import { TeamOpinion } from './team-opinion.tsx'
import { TemplateSelect } from './template-select.tsx'
import { useColumns } from './use-columns.ts'
import { useOpening } from './use-opening.ts'
import { useUpdateApplicant } from './use-update-applicant.ts'

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly id: string
}

/** One applicant: the application, its history, and the team's opinion. */
export function ApplicantView({ slug, jobId, id }: Props) {
  const { data, error, isFetching, refetch } = useQuery(applicantQuery(useApi(), slug, id))
  return (
    <div className="flex flex-col gap-6">
      <TextLink to={`/company/jobs/${jobId}/applicants`} className="inline-flex items-center gap-1 text-small">
        <ArrowLeft size={16} aria-hidden />
        {t('All applicants')}
      </TextLink>
      {data ? (
        <LoadedApplicant slug={slug} applicant={data} />
      ) : isNotFound(error) ? (
        <MissingPage />
      ) : error ? (
        <FailedBlock title={t('Couldn’t load the applicant')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t('Loading the applicant')}>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
    </div>
  )
}

function LoadedApplicant({ slug, applicant }: { slug: string; applicant: ApplicantRecord }) {
  const { _id: id, name, photo, headline, slug: storySlug, stage, appliedAt, job, sent, knockedOut } = applicant
  useOpening(slug, applicant)
  const columns = useColumns(slug)
  if (sent === null) {
    return (
      <Notice title={t(DELETED_APPLICANT)} live={false}>
        {rich(
          'Applied {when} for “{title}”, {stage, select, received {received} review {in review} interview {interview} offer {offer} hired {hired} declined {declined} other {withdrawn}}. You can’t see what was sent once an application has been closed for 180 days, unless the operator has set another time, or once the applicant’s account is deleted.',
          { when: <RelativeTime date={appliedAt} />, title: job.title, stage },
        )}
      </Notice>
    )
  }
  const displayName = name ?? t(DELETED_APPLICANT)
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-start gap-4">
          <Avatar name={displayName} photo={photo} size={64} />
          <div className="min-w-0">
            <h2 className="text-h2 wrap-anywhere">
              {storySlug ? <TextLink to={`/professional/${storySlug}`}>{displayName}</TextLink> : displayName}
            </h2>
            {headline ? <p className="text-muted wrap-anywhere">{headline}</p> : null}
            <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
              <Badge tone={stageTones[stage]}>{stageNameOf(applicant, columns)}</Badge>
              {knockedOut ? <Badge tone="warning">{t('Knock-out answer')}</Badge> : null}
              <span>
                {rich('Applied for {title} {when}', { title: job.title, when: <RelativeTime date={appliedAt} /> })}
              </span>
            </p>
          </div>
        </div>
        <ApplicantActs slug={slug} applicant={applicant} />
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="min-w-0">
          <SentView
            sent={sent}
            headingLevel={3}
            download={(questionId) => <TheirFile slug={slug} id={id} questionId={questionId} />}
          />
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
          {applicant.match === null ? null : (
            <Card>
              <SentMatch score={applicant.match} parts={applicant.matchParts} side="team" />
            </Card>
          )}
          <TeamOpinion slug={slug} applicant={applicant} />
          <Interviews slug={slug} applicant={applicant} />
          <Record slug={slug} applicant={applicant} name={displayName} />
        </div>
      </div>
    </>
  )
}

function Interviews({ slug, applicant }: { slug: string; applicant: ApplicantRecord }) {
  const api = useApi()
  const { _id: id, interviews, job, name } = applicant
  const updateApplicant = useUpdateApplicant(slug, id)
  const cancel = useMutation({
    mutationFn: async (interviewId: string) =>
      (
        await api('DELETE /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}', {
          params: { slug, id, interviewId },
        })
      ).result,
    onSuccess: updateApplicant,
    onError: ({ message }) => void showToast({ id: 'applicant', kind: 'failure', title: message }),
  })
  return interviews.map((interview) => (
    <InterviewTimes
      key={interview._id}
      interview={interview}
      title={t('Interview: {name}, {title}', { name: name ?? '', title: job.title })}
    >
      <Button size="dense" variant="ghost" busy={cancel.isPending} onClick={() => cancel.mutate(interview._id)}>
        {t('Cancel interview')}
      </Button>
    </InterviewTimes>
  ))
}

function Record({ slug, applicant, name }: { slug: string; applicant: ApplicantRecord; name: string }) {
  const api = useApi()
  const { _id: id, memberId, steps, stage, job } = applicant
  const hasConvos = useVerdict({ access: 'connected' }) === 'allowed'
  const updateApplicant = useUpdateApplicant(slug, id)
  const reason = steps.findLast(({ kind }) => kind === 'declined')?.reason
  return (
    <section className="flex flex-col gap-4" aria-labelledby="applicant-record">
      <h2 id="applicant-record" className="text-h3">
        {t('Record', 'what happened with an application')}
      </h2>
      {stage === 'declined' && reason ? <p className="text-small text-muted">{t(declineWords[reason])}</p> : null}
      <RecordSteps steps={steps} side="team" other={name} />
      {stage === 'withdrawn' ? null : (
        <MessageForm
          label={t('Message to {name}', { name })}
          hint={t('They get it here and by email, whatever your plan.')}
          templates={(use) => (
            <TemplateSelect
              slug={slug}
              purpose="message"
              onChoose={(text) => use(fillIn(text, { name, job: job.title, company: job.companyName }))}
            />
          )}
          send={async (body) => {
            const params = { slug, id }
            updateApplicant(
              (await api('POST /api/v1/companies/{slug}/applications/{id}/messages', { params, body })).result,
            )
          }}
        />
      )}
      {hasConvos && memberId !== null ? (
        <TextLink to={messageHref({ _id: memberId, role: 'professional' })} className="self-start text-small">
          {t('Message in Convos')}
        </TextLink>
      ) : null}
    </section>
  )
}

function TheirFile({ slug, id, questionId }: { slug: string; id: string; questionId: string | undefined }) {
  const api = useApi()
  const ofAnswer = 'POST /api/v1/companies/{slug}/applications/{id}/answers/{questionId}/file-links'
  return (
    <DownloadButton
      link={() =>
        questionId === undefined
          ? api('POST /api/v1/companies/{slug}/applications/{id}/file-links', { params: { slug, id } })
          : api(ofAnswer, { params: { slug, id, questionId } })
      }
    />
  )
}
