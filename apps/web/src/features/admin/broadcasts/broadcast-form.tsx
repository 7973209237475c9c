import {
  LONGEST_BROADCAST_LINK,
  LONGEST_BROADCAST_TEXT,
  LONGEST_BROADCAST_TITLE,
} from '@rise/contract/admin/broadcasts/kinds'
import type { Broadcast } from '@rise/contract/admin/broadcasts/shapes'
import { MOST_NEWS_A_WEEK } from '@rise/contract/mailings/kinds'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { filtersOf, viewOf } from '../../../app/admin/lists/list-view.ts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { AudienceFields, type AudienceInput, audienceNames } from './audience-fields.tsx'
import { BroadcastPreview } from './broadcast-preview.tsx'
import { type Sendable, SendDialog } from './send-dialog.tsx'

interface Draft {
  /** Generated here, so that sending twice creates one broadcast. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string
  readonly alsoPush: boolean
  readonly alsoMail: boolean
  readonly audience: AudienceInput
  readonly sendAt: string | null
}

/** The address may prefill the title and the link: `?title=…&link=/events/…`. */
function emptyDraft(audience: AudienceInput, search: string): Draft {
  const params = new URLSearchParams(search)
  const texts = {
    title: (params.get('title') ?? '').slice(0, LONGEST_BROADCAST_TITLE),
    text: '',
    link: (params.get('link') ?? '').slice(0, LONGEST_BROADCAST_LINK),
  }
  return { id: crypto.randomUUID(), ...texts, alsoPush: true, alsoMail: false, audience, sendAt: null }
}

function draftOf({ _id: id, title, text, link, alsoPush, alsoMail, audience, sendAt }: Broadcast): Draft {
  const { searched: _searched, chosen: _chosen, ...filters } = audience
  return { id, title, text, link, alsoPush, alsoMail, audience: filters, sendAt }
}

interface Props {
  /** The scheduled broadcast to edit; absent for a new one. */
  readonly edited?: Broadcast | undefined
  readonly onEdited: () => void
}

/** Writes a notification to an audience, or edits a scheduled one. The text is stored in this tab until it is sent. */
export function BroadcastForm({ edited, onEdited }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { search } = useLocation()
  // The server defines the values; an unknown value in the address shows the server's error.
  const linkAudience = filtersOf(viewOf(search, audienceNames)) as AudienceInput
  const [sending, setSending] = useState<Sendable>()
  const form = useDraftForm<Draft>({
    name: 'broadcast',
    draft: edited ? edited._id + edited.version : search,
    keepDraft: true,
    schema: async () => (await import('../form-schemas.ts')).formSchemas.broadcast,
    initial: edited ? draftOf(edited) : emptyDraft(linkAudience, search),
    // Asks for confirmation first, because the notification goes to many people and can't be recalled.
    async send(values) {
      const audience = await queryClient.fetchQuery({
        ...queryOf(api, 'GET /api/v1/admin/notifications/audience', { query: values.audience }, keepPrevious),
        staleTime: 0,
      })
      setSending({ ...values, count: audience.count, first: audience.first })
    },
  })
  const { values, errors, set, id } = form
  const titleId = id('title')
  useEffect(() => {
    if (edited) document.getElementById(titleId)?.focus()
  }, [edited, titleId])
  const audienceQuery = useQuery(
    queryOf(api, 'GET /api/v1/admin/notifications/audience', { query: values.audience }, keepPrevious),
  )
  const text = (name: 'title' | 'link') => ({
    id: id(name),
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <form
      aria-label={edited ? t('Edit notification') : t('New notification')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <Card className="flex min-w-0 flex-col gap-6">
        {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
        <TextField {...text('title')} label={t('Title')} maxLength={LONGEST_BROADCAST_TITLE} />
        <TextArea
          id={id('text')}
          label={t('Text')}
          optional
          rows={3}
          maxLength={LONGEST_BROADCAST_TEXT}
          value={values.text}
          error={errors.text}
          onChange={({ target }) => set({ text: target.value })}
        />
        <TextField
          {...text('link')}
          label={t('Link')}
          optional
          hint={t('A path of this site, such as /events.')}
          maxLength={LONGEST_BROADCAST_LINK}
        />
        <AudienceFields audience={values.audience} onChange={(audience) => set({ audience })} />
        <div className="flex flex-col">
          <Checkbox
            label={t('Push it to browsers')}
            hint={t('To members who switched that on. In their quiet hours it waits.')}
            checked={values.alsoPush}
            onChange={({ target }) => set({ alsoPush: target.checked })}
          />
          <Checkbox
            label={t('Email it')}
            hint={t(
              'Only to members who agreed to news, after their quiet hours, and at most {most} emails with news a week.',
              { most: MOST_NEWS_A_WEEK },
            )}
            checked={values.alsoMail}
            onChange={({ target }) => set({ alsoMail: target.checked })}
          />
        </div>
        <SendAtField
          id={id('sendAt')}
          value={values.sendAt}
          error={errors.sendAt}
          onChange={(sendAt) => set({ sendAt })}
        />
      </Card>
      <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-24">
        <BroadcastPreview title={values.title} text={values.text} />
        {audienceQuery.error ? <Notice tone="danger">{audienceQuery.error.message}</Notice> : null}
        {audienceQuery.data ? (
          <p role="status" className="text-muted tabular-nums">
            {rich(
              '{count, plural, one {<strong># member</strong> will get it} other {<strong># members</strong> will get it}}{mail, select, yes {, {mailable} of them by email} other {}}.',
              {
                count: audienceQuery.data.count,
                mail: values.alsoMail ? 'yes' : 'no',
                mailable: formatInteger(audienceQuery.data.mailable),
                strong: (words) => <span className="font-semibold text-text">{words}</span>,
              },
            )}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={form.busy}>
            {edited ? t('Save changes') : values.sendAt === null ? t('Send notification') : t('Schedule notification')}
          </Button>
          {edited ? (
            <Button
              onClick={() => {
                form.reset(draftOf(edited))
                onEdited()
              }}
            >
              {t('Discard changes')}
            </Button>
          ) : null}
        </div>
      </div>
      {sending ? (
        <SendDialog
          broadcast={sending}
          version={edited?.version}
          onClose={() => setSending(undefined)}
          onSent={() => {
            form.reset(edited ? draftOf(edited) : emptyDraft(linkAudience, ''))
            onEdited()
          }}
        />
      ) : null}
    </form>
  )
}

interface SendAtProps {
  readonly id: string
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (sendAt: string | null) => void
}

/** The delivery time in the viewer's time zone; sent as ISO 8601. */
function SendAtField({ id, value, error, onChange }: SendAtProps) {
  return (
    <TextField
      type="datetime-local"
      label={t('Send at')}
      optional
      hint={t('In your time zone. Leave it empty to send it now.')}
      id={id}
      error={error}
      value={localInput(value)}
      onChange={({ target }) => onChange(isoOf(target.value))}
    />
  )
}

/** Formats a time for `<input type="datetime-local">`, in the viewer's time zone. */
function localInput(iso: string | null): string {
  if (iso === null) return ''
  const moment = new Date(iso)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Parses the value of an `<input type="datetime-local">` to ISO 8601; null if it is invalid. */
function isoOf(input: string): string | null {
  const moment = new Date(input)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
