import type { Stage } from '@rise/contract/applications/kinds'
import type { OwnRecord } from '@rise/contract/applications/shapes'
import { declineWords } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { isNotFound } from '../../../app/base/api.ts'
import { invalidate, keyOf, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { SentView } from '../applying/sent-view.tsx'
import { DownloadButton } from '../record/download-button.tsx'
import { InterviewTimes } from '../record/interview-times.tsx'
import { MessageForm } from '../record/message-form.tsx'
import { RecordSteps } from '../record/record-steps.tsx'
import { SentMatch } from '../record/sent-match.tsx'
import { MemoForm } from './elsewhere/memo-form.tsx'
import { stageTones, statusOf, waitInWords } from './status-words.ts'

interface Props {
  readonly id: string
  /** The component with the viewer's next actions on the job. */
  readonly Next: ComponentType<{
    readonly job: { readonly slug: string; readonly title: string }
    readonly stage: Stage
  }>
}

/** One of a professional's applications: its status, messages, and receipt. */
export function OwnApplication({ id, Next }: Props) {
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/applications/{id}', { params: { id } }, { retry: false }),
  )
  return (
    <div className="flex flex-col gap-6">
      <TextLink to="/professional/jobs?show=applied" className="inline-flex items-center gap-1 text-small">
        <ArrowLeft size={16} aria-hidden />
        {t('All applications')}
      </TextLink>
      {data ? (
        <LoadedApplication application={data} Next={Next} />
      ) : isNotFound(error) ? (
        <EmptyState
          kind="no-match"
          title={t('We can’t find this application')}
          action={<ButtonLink to="/professional/jobs?show=applied">{t('See your applications')}</ButtonLink>}
        >
          {t('It belongs to another account, or its company is gone.')}
        </EmptyState>
      ) : error ? (
        <FailedBlock title={t('Couldn’t load it')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t('Loading the application')}>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
    </div>
  )
}

function LoadedApplication({ application, Next }: Pick<Props, 'Next'> & { application: OwnRecord }) {
  const api = useApi()
  const { _id: id, job, stage, reason, sent, match, steps, interviews } = application
  const store = useStoreRecord(id)
  const pickTime = useMutation({
    mutationFn: async ({ interviewId, time }: { interviewId: string; time: string }) =>
      (
        await api('PUT /api/v1/applications/{id}/interviews/{interviewId}', {
          params: { id, interviewId },
          body: { time },
        })
      ).result,
    onSuccess: store,
    onError: ({ message }) => void showToast({ id: 'application', kind: 'failure', title: message }),
  })
  const isOver = stage === 'withdrawn' || stage === 'declined' || stage === 'hired'
  const wait = waitInWords(application)
  return (
    <>
      <header className="flex items-start gap-4">
        <LogoMark name={job.companyName} logo={job.logo} size={48} />
        <div className="min-w-0">
          <h2 className="text-h3 wrap-anywhere">
            {job.slug ? <TextLink to={`/jobs/${job.slug}`}>{job.title}</TextLink> : job.title}
          </h2>
          <p>
            <TextLink to={`/company/${job.companySlug}`}>{job.companyName}</TextLink>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
            <Badge tone={stageTones[stage]}>{statusOf(application)}</Badge>
            {reason ? <span>{t(declineWords[reason])}</span> : null}
            {wait ? <span>{wait}</span> : null}
          </p>
        </div>
      </header>
      {interviews.map((interview) => (
        <InterviewTimes
          key={interview._id}
          interview={interview}
          title={t('Interview: {title}, {company}', { title: job.title, company: job.companyName })}
          busy={pickTime.isPending}
          onPick={isOver ? undefined : (time) => pickTime.mutate({ interviewId: interview._id, time })}
        />
      ))}
      <MemoForm application={application} />
      <section className="flex flex-col gap-4" aria-labelledby="application-record">
        <h2 id="application-record" className="text-h3">
          {t('What happened')}
        </h2>
        <RecordSteps steps={steps} side="candidate" other={job.companyName} />
        {stage === 'withdrawn' ? null : (
          <MessageForm
            label={t('Message to {name}', { name: job.companyName })}
            send={async (body) =>
              store((await api('POST /api/v1/applications/{id}/messages', { params: { id }, body })).result)
            }
          >
            {isOver ? null : <Withdraw id={id} onDone={store} />}
          </MessageForm>
        )}
      </section>
      {job.slug === null || application.closed ? null : (
        <Next job={{ slug: job.slug, title: job.title }} stage={stage} />
      )}
      <section className="flex flex-col gap-4" aria-labelledby="application-receipt">
        <div>
          <h2 id="application-receipt" className="text-h3">
            {t('Receipt', 'of an application')}
          </h2>
          <p className="text-small text-muted">{t('Exactly what you sent. It never changes.')}</p>
        </div>
        {match ? <SentMatch {...match} side="candidate" /> : null}
        <SentView sent={sent} headingLevel={3} download={(questionId) => <OwnFile id={id} questionId={questionId} />} />
      </section>
      <ButtonLink to="/professional/jobs?show=applied" className="self-start">
        {t('Back to your jobs')}
      </ButtonLink>
    </>
  )
}

/** Returns a function that stores a new record in the cache, and invalidates the lists. */
function useStoreRecord(id: string): (updated: OwnRecord) => void {
  const queryClient = useQueryClient()
  return (updated) => {
    queryClient.setQueryData(keyOf('GET /api/v1/applications/{id}', { params: { id } }), updated)
    void invalidate(queryClient, ['GET /api/v1/applications'])
  }
}

function Withdraw({ id, onDone }: { id: string; onDone: (updated: OwnRecord) => void }) {
  const api = useApi()
  const [isConfirming, setIsConfirming] = useState(false)
  const withdraw = useMutation({
    mutationFn: async () => (await api('PUT /api/v1/applications/{id}/withdrawal', { params: { id } })).result,
    onSuccess: (updated) => {
      setIsConfirming(false)
      onDone(updated)
    },
    onError: ({ message }) => void showToast({ id: 'application', kind: 'failure', title: message }),
  })
  return (
    <>
      <Button variant="ghost" onClick={() => setIsConfirming(true)}>
        {t('Withdraw application')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Withdraw your application?')}
        confirmLabel={t('Withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      >
        {t('The employer sees that you withdrew. You can’t apply to this job again; your receipt stays.')}
      </ConfirmDialog>
    </>
  )
}

function OwnFile({ id, questionId }: { id: string; questionId: string | undefined }) {
  const api = useApi()
  return (
    <DownloadButton
      link={() =>
        questionId === undefined
          ? api('POST /api/v1/applications/{id}/file-links', { params: { id } })
          : api('POST /api/v1/applications/{id}/answers/{questionId}/file-links', { params: { id, questionId } })
      }
    />
  )
}
