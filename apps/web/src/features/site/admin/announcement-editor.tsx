import type { InputOf } from '@rise/contract/contract'
import {
  type AnnouncementAudience,
  type AnnouncementTone,
  announcementAudiences,
  announcementTones,
} from '@rise/contract/site/frame/kinds'
import { LONGEST_ANNOUNCEMENT, LONGEST_LINK_LABEL, LONGEST_LINK_TARGET } from '@rise/contract/site/frame/limits'
import type { Announcement } from '@rise/contract/site/frame/shapes'
import { announcementAudienceWords, announcementToneWords } from '@rise/contract/site/frame/words'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isNotFound } from '../../../app/base/api.ts'
import { invalidate, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { isoOfLocalInput, localInput } from '../../../ui/fields/local-input.ts'
import { DeleteButton } from '../../content/index.ts'
import { AnnouncementBar } from '../announcement/announcement-bar.tsx'
import { siteKeys } from '../queries.ts'

const LIST_PATH = '/admin/cms/announcements'

interface Values {
  readonly text: string
  readonly label: string
  readonly to: string
  readonly audience: AnnouncementAudience
  readonly tone: AnnouncementTone
  /** ISO 8601. */
  readonly from: string
  /** ISO 8601; empty for no end. */
  readonly until: string
}

/** Edits an announcement; the id `new` creates one. */
export function AnnouncementEditor({ id }: { id: string }) {
  return id === 'new' ? <AnnouncementForm /> : <StoredAnnouncement key={id} id={id} />
}

function StoredAnnouncement({ id }: { id: string }) {
  const query = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/site-announcements/{id}', { params: { id } }, presentVersion),
  )
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  if (isNotFound(error)) return <p className="text-muted">{t('This announcement was deleted.')}</p>
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load it')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  // Waits for the current version: a form based on an older one couldn't be saved.
  return data && isFetchedAfterMount ? <AnnouncementForm loaded={data} /> : null
}

function AnnouncementForm({ loaded }: { loaded?: Announcement }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const [blank] = useState<Announcement>(() => ({
    ...{ _id: 'new', version: 1, text: '', link: null, audience: 'everyone', tone: 'info' },
    ...{ from: new Date().toISOString(), until: null },
  }))
  const form = useVersionedForm({
    name: `site-announcement:${loaded?._id ?? 'new'}`,
    saved: loaded ?? blank,
    pick: ({ text, link, audience, tone, from, until }: Announcement): Values => ({
      ...{ text, label: link?.label ?? '', to: link?.to ?? '', audience, tone, from, until: until ?? '' },
    }),
    toBody: bodyOf,
    schema: async () => {
      const { formSchemas } = await import('../form-schemas.ts')
      return loaded ? formSchemas.announcementChange : formSchemas.newAnnouncement
    },
    conflictCode: 'announcement-changed',
    async send({ version, ...body }) {
      const { result } = loaded
        ? await api('PUT /api/v1/admin/site-announcements/{id}', {
            params: { id: loaded._id },
            body: { version, ...body },
          })
        : await api('POST /api/v1/admin/site-announcements', { body })
      void invalidate(queryClient, siteKeys)
      setIsDone(true)
      return result
    },
    latest: () =>
      loaded
        ? queryClient.fetchQuery({
            ...queryOf(
              api,
              'GET /api/v1/admin/site-announcements/{id}',
              { params: { id: loaded._id } },
              presentVersion,
            ),
            staleTime: 0,
          })
        : Promise.resolve(blank),
  })
  const { dirty } = form
  // Waits until everything is saved, so that no confirmation appears on leaving.
  useEffect(() => {
    if (!isDone || dirty) return
    showToast({ id: 'announcement', kind: 'success', title: t('The announcement is saved') })
    void navigate(LIST_PATH)
  }, [isDone, dirty, navigate])

  async function remove() {
    if (!loaded) return
    await api('DELETE /api/v1/admin/site-announcements/{id}', { params: { id: loaded._id } })
    void invalidate(queryClient, siteKeys)
    await navigate(LIST_PATH, { replace: true })
  }

  const { text, label, to, tone } = form.values
  return (
    <>
      <Preview text={text} link={label && to ? { label, to } : null} tone={tone} />
      <VersionedFormShell
        form={form}
        label={t('Announcement')}
        changedElsewhere={t('Your announcement was changed elsewhere while you were editing')}
        saveLabel={t('Save announcement')}
        untouched={loaded ? t('All changes saved') : t('Nothing written yet')}
        before={
          loaded ? (
            <DeleteButton
              label={t('Delete announcement')}
              look="whole"
              title={t('Delete this announcement?')}
              confirm={t('Delete announcement')}
              remove={remove}
            >
              {t('You can’t undo this. No page shows it any longer.')}
            </DeleteButton>
          ) : null
        }
      >
        <AnnouncementFields form={form} />
      </VersionedFormShell>
    </>
  )
}

function bodyOf({ text, label, to, audience, tone, from, until }: Values) {
  const link = label === '' && to === '' ? null : { label, to }
  const body: InputOf<'POST /api/v1/admin/site-announcements'>['body'] = {
    ...{ text, link, audience, tone, from, until: until === '' ? null : until },
  }
  return body
}

function Preview(shown: Parameters<typeof AnnouncementBar>[0]) {
  return (
    <section aria-label={t('Preview')} className="flex flex-col gap-2">
      <h2 className="text-h3">{t('Preview')}</h2>
      <div className="overflow-hidden rounded-card border border-line">
        <AnnouncementBar {...shown} text={shown.text || t('What people will read')} />
      </div>
    </section>
  )
}

function AnnouncementFields({ form }: { form: VersionedForm<Values> }) {
  const { values, set, field } = form
  return (
    <Card className="grid items-start gap-4 sm:grid-cols-2">
      <TextArea
        label={t('Text')}
        rows={2}
        hint={t('One or two lines, at most {most} characters.', { most: LONGEST_ANNOUNCEMENT })}
        maxLength={LONGEST_ANNOUNCEMENT}
        className="sm:col-span-2"
        {...field('text')}
        value={values.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <TextField
        label={t('Link text')}
        optional
        placeholder={t('Read more')}
        maxLength={LONGEST_LINK_LABEL}
        {...field('link.label')}
        value={values.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <TextField
        label={t('Link address')}
        optional
        placeholder={t('/pages/about or https://…')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_LINK_TARGET}
        {...field('link.to')}
        value={values.to}
        onChange={({ target }) => set({ to: target.value })}
      />
      <Select
        label={t('Who sees it')}
        {...field('audience')}
        value={values.audience}
        onChange={({ target }) => set({ audience: target.value as AnnouncementAudience })}
      >
        {announcementAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {t(announcementAudienceWords[audience])}
          </option>
        ))}
      </Select>
      <Select
        label={t('Look', 'a noun')}
        {...field('tone')}
        value={values.tone}
        onChange={({ target }) => set({ tone: target.value as AnnouncementTone })}
      >
        {announcementTones.map((tone) => (
          <option key={tone} value={tone}>
            {t(announcementToneWords[tone])}
          </option>
        ))}
      </Select>
      <TextField
        label={t('From', 'a field for a time')}
        type="datetime-local"
        hint={t('In your own time zone.')}
        max="2100-12-31T23:59"
        {...field('from')}
        value={localInput(values.from)}
        onChange={({ target }) => set({ from: isoOfLocalInput(target.value) })}
      />
      <TextField
        label={t('Until', 'a field for a time')}
        optional
        type="datetime-local"
        hint={t('Left empty, it stays until you delete it.')}
        max="2100-12-31T23:59"
        {...field('until')}
        value={localInput(values.until)}
        onChange={({ target }) => set({ until: isoOfLocalInput(target.value) })}
      />
    </Card>
  )
}
