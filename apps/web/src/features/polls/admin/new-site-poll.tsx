import type { Audience } from '@rise/contract/content/kinds'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { AudienceField } from '../../content/index.ts'
import { pollKeys } from '../cards/poll-keys.ts'
import { SITE_POLLS } from '../cards/polls-address.ts'
import { emptyPoll, type PollDraft } from '../poll-draft.ts'
import { PollFields } from '../poll-fields.tsx'
import { audienceHints } from '../poll-words.ts'
import { OpeningField } from './opening-field.tsx'

interface Values extends PollDraft {
  /** Generated here, so that sending twice creates one poll. */
  readonly id: string
  readonly audience: Audience
  readonly opensAt: string | null
}

/** Creates a poll in the name of the site. */
export function NewSitePoll() {
  const api = useApi()
  const { productName } = useSettings()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useDraftForm<Values>({
    name: 'site-poll',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.newSitePoll,
    initial: { id: crypto.randomUUID(), audience: 'everyone', opensAt: null, ...emptyPoll() },
    async send(body) {
      const { result } = await api('POST /api/v1/admin/polls', { body })
      showToast({
        kind: 'success',
        title: result.opensAt === null ? t('The poll is open.') : t('The poll is scheduled.'),
      })
      await invalidate(queryClient, pollKeys)
      void navigate(SITE_POLLS)
    },
  })
  const { values, errors, failure, busy, set, id } = form
  return (
    <form
      aria-label={t('New poll')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex max-w-dialog flex-col gap-6"
    >
      <p className="text-muted">{t('{productName} asks: members don’t see who wrote it.', { productName })}</p>
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <PollFields
        values={values}
        onChange={set}
        id={id}
        errors={errors}
        opensAt={values.opensAt ?? ''}
        opening={<OpeningField id={id('opensAt')} value={values.opensAt} error={errors.opensAt} onChange={set} />}
      />
      <AudienceField value={values.audience} onChange={(audience) => set({ audience })} hints={audienceHints} />
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to={SITE_POLLS} variant="ghost">
          {t('Cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={busy}>
          {values.opensAt === null ? t('Publish poll') : t('Schedule poll')}
        </Button>
      </div>
    </form>
  )
}
