import type { Audience } from '@rise/contract/content/kinds'
import type { Poll } from '@rise/contract/polls/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '../../app/base/api.ts'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { useVersionedForm } from '../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../app/forms/versioned-form-shell.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { memberName } from '../connections/index.ts'
import { AudienceField, useMayEdit } from '../content/index.ts'
import { pollKeys } from './cards/poll-keys.ts'
import { pollHref, siteEditHref } from './cards/polls-address.ts'
import type { PollDraft } from './poll-draft.ts'
import { PollFields } from './poll-fields.tsx'
import { audienceHints } from './poll-words.ts'

/** Edits a poll: for its author, and for admins who moderate content. */
export function EditPollPage() {
  const { poll: id = '' } = useParams()
  const query = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/polls/{id}', { params: { id } }),
    refetchOnMount: 'always',
  })
  const { data: poll, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  const mayEdit = useMayEdit(poll?.author?._id ?? null)
  const step = useLoadingStep(!isFetchedAfterMount)
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return <ErrorBody status={404} />
  if (poll && isFetchedAfterMount && !mayEdit) return <ErrorBody status={403} />
  // The site's polls have a separate form.
  if (poll && !poll.author) return <Navigate to={siteEditHref(id)} replace />
  // A closed poll can't be changed.
  if (poll?.closed) return <Navigate to={pollHref(id)} replace />
  return (
    <div className="mx-auto w-full max-w-dialog px-gutter py-8 md:py-16">
      <PageHead title={t('Edit poll')} noindex />
      <h1 className="text-h1">{t('Edit poll')}</h1>
      <div className="mt-6">
        {isError && !poll ? (
          <FailedBlock title={t('Couldn’t load this poll')} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {/* Waits for the current version: a form based on an older one couldn’t be saved. */}
        {poll && isFetchedAfterMount ? <Editor key={poll._id} poll={poll} /> : null}
        {step === 'nothing' || isError ? null : (
          <SkeletonGroup label={t('Loading the poll')}>
            <Skeleton className="h-[24rem] w-full" />
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}

interface Values extends PollDraft {
  readonly audience: Audience
}

function Editor({ poll }: { poll: Poll }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { author } = poll
  const isOwn = useCurrentUser()?._id === author?._id
  const params = { id: poll._id }
  const query = queryOf(api, 'GET /api/v1/polls/{id}', { params: { id: poll._id } })
  const form = useVersionedForm({
    name: `poll:${poll._id}`,
    saved: poll,
    pick: ({ question, options, multiple, anonymous, closesAt, audience }: Poll): Values => ({
      ...{ question, multiple, anonymous, closesAt, audience },
      options: options.map(({ text }) => text),
    }),
    toBody: (values: Values) => values,
    schema: async () => (await import('./form-schemas.ts')).formSchemas.pollChange,
    conflictCode: 'poll-changed',
    async send(body) {
      const { result } = await api('PUT /api/v1/polls/{id}', { params, body })
      await invalidate(queryClient, pollKeys, { refetchType: 'none' })
      queryClient.setQueryData(query.queryKey, result)
      return result
    },
    latest: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
  })
  const { values, errors, set, field } = form
  // A single option's error is shown as the error of the list.
  const optionsError = Object.entries(errors).find(([path]) => path.startsWith('options'))?.[1]
  return (
    <VersionedFormShell
      form={form}
      label={t('Edit poll')}
      changedElsewhere={t('Your poll was changed elsewhere while you were editing')}
      before={
        <ButtonLink to={pollHref(poll._id)} variant="ghost">
          {t('View poll')}
        </ButtonLink>
      }
    >
      {isOwn || !author ? null : (
        <Notice live={false}>
          {t('You’re editing {name}’s poll as an admin. The author sees the change, but not who made it.', {
            name: memberName(author),
          })}
        </Notice>
      )}
      <PollFields
        values={values}
        onChange={set}
        id={(name) => field(name).id}
        errors={{ ...errors, options: optionsError }}
        voted={poll.voters > 0}
      />
      {poll.post === null ? (
        <AudienceField value={values.audience} onChange={(audience) => set({ audience })} hints={audienceHints} />
      ) : null}
    </VersionedFormShell>
  )
}
