import type { Audience } from '@rise/contract/content/kinds'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { AudienceField } from '../content/index.ts'
import { pollKeys } from './cards/poll-keys.ts'
import { POLLS, pollHref } from './cards/polls-address.ts'
import { emptyPoll, type PollDraft } from './poll-draft.ts'
import { PollFields } from './poll-fields.tsx'
import { audienceHints } from './poll-words.ts'

interface Values extends PollDraft {
  /** Generated here, so that sending twice creates one poll. */
  readonly id: string
  readonly audience: Audience
}

/** The form for a new poll. Its draft is stored in this tab until it is published. */
export function NewPollPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useDraftForm<Values>({
    name: 'poll',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.newPoll,
    initial: { id: crypto.randomUUID(), audience: 'everyone', ...emptyPoll() },
    async send(body) {
      const { result } = await api('POST /api/v1/polls', { body })
      void invalidate(queryClient, pollKeys, { refetchType: 'none' })
      void navigate(pollHref(result._id))
    },
  })
  const { values, errors, failure, busy, set, id } = form
  return (
    <NarrowPage
      title={t('New poll')}
      intro={t('Ask one clear question and let people choose. You can discuss it in the comments.')}
    >
      <PageHead title={t('New poll')} noindex />
      <form
        aria-label={t('New poll')}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        className="flex flex-col gap-6"
      >
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        <PollFields values={values} onChange={set} id={id} errors={errors} />
        <AudienceField value={values.audience} onChange={(audience) => set({ audience })} hints={audienceHints} />
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={POLLS} variant="ghost">
            {t('Cancel')}
          </ButtonLink>
          <Button type="submit" variant="primary" busy={busy}>
            {t('Publish poll')}
          </Button>
        </div>
      </form>
    </NarrowPage>
  )
}
