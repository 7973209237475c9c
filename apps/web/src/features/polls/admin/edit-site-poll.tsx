import type { Audience } from '@rise/contract/content/kinds'
import type { SitePoll } from '@rise/contract/polls/admin/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../app/base/api.ts'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { AudienceField } from '../../content/index.ts'
import { pollKeys } from '../cards/poll-keys.ts'
import { pollHref, SITE_POLLS } from '../cards/polls-address.ts'
import type { PollDraft } from '../poll-draft.ts'
import { PollFields } from '../poll-fields.tsx'
import { audienceHints } from '../poll-words.ts'
import { OpeningField } from './opening-field.tsx'

/** Edits one of the site's polls. */
export function EditSitePoll({ id }: { id: string }) {
  const query = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/admin/polls/{id}', { params: { id } }),
    refetchOnMount: 'always',
    retry: false,
  })
  const { data: poll, error, isFetching, isFetchedAfterMount, refetch } = query
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <ToPolls title={t('This poll doesn’t exist')}>{t('It may have been deleted.')}</ToPolls>
  }
  if (error && !poll) {
    return <FailedBlock title={t('Couldn’t load this poll')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  // A form that starts with an older version could not be saved.
  if (!poll || !isFetchedAfterMount) return null
  if (poll.closed)
    return <ToPolls title={t('This poll has closed')}>{t('Its question and results stay as they are.')}</ToPolls>
  return <Editor key={poll._id} poll={poll} />
}

function ToPolls({ title, children }: { title: string; children: string }) {
  return (
    <>
      <Notice title={title} live={false}>
        {children}
      </Notice>
      <ButtonLink to={SITE_POLLS} className="self-start">
        {t('All polls')}
      </ButtonLink>
    </>
  )
}

interface Values extends PollDraft {
  readonly audience: Audience
  readonly opensAt: string | null
}

function Editor({ poll }: { poll: SitePoll }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id: poll._id }
  const query = queryOf(api, 'GET /api/v1/admin/polls/{id}', { params: { id: poll._id } })
  const form = useVersionedForm({
    name: `site-poll:${poll._id}`,
    saved: poll,
    pick: ({ question, options, multiple, anonymous, closesAt, audience, opensAt }: SitePoll): Values => ({
      ...{ question, multiple, anonymous, closesAt, audience, opensAt },
      options: options.map(({ text }) => text),
    }),
    toBody: (values: Values) => values,
    schema: async () => (await import('../form-schemas.ts')).formSchemas.sitePollChange,
    conflictCode: 'poll-changed',
    async send(body) {
      const { result } = await api('PUT /api/v1/admin/polls/{id}', { params, body })
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
        <ButtonLink to={poll.opensAt === null ? pollHref(poll._id) : SITE_POLLS} variant="ghost">
          {poll.opensAt === null ? t('View poll') : t('All polls')}
        </ButtonLink>
      }
    >
      {poll.opensAt === null ? null : (
        <OpeningField
          id={field('opensAt').id}
          value={values.opensAt}
          error={errors.opensAt}
          onChange={(change) => set(change)}
        />
      )}
      <PollFields
        values={values}
        onChange={set}
        id={(name) => field(name).id}
        errors={{ ...errors, options: optionsError }}
        opensAt={poll.opensAt === null ? '' : (values.opensAt ?? '')}
        voted={poll.voters > 0}
      />
      <AudienceField value={values.audience} onChange={(audience) => set({ audience })} hints={audienceHints} />
    </VersionedFormShell>
  )
}
