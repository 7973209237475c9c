import { type EventManner, type EventTopic, eventManners, eventTopics } from '@rise/contract/events/kinds'
import { MOST_CO_HOSTS } from '@rise/contract/events/limits'
import type { OwnEvent } from '@rise/contract/events/shapes'
import { mannerNames, topicNames } from '@rise/contract/events/words'
import { t } from '@rise/texts'
import type { VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { Card } from '../../../ui/base/card.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { AudienceField, LinkWaitNote } from '../../content/index.ts'
import { CoverField, pictureLimits, useUploadPicture } from '../../pictures/index.ts'
import { TimeZoneSelect } from '../../professionals/index.ts'
import { QuestionFields } from './question-fields.tsx'
import type { EventValues } from './use-event-form.ts'

interface Props {
  readonly form: VersionedForm<EventValues>
  /** The event as last saved; undefined for a new one. */
  readonly saved: OwnEvent | undefined
  /**
   * Whether the viewer is the author. Pictures belong to the author, so an admin who corrects an event can't add any.
   */
  readonly own: boolean
}

/** The fields of an event. */
export function EventFields({ form, saved, own }: Props) {
  const { values, set, field } = form
  const upload = useUploadPicture('content')
  const pictures = { limits: pictureLimits, upload, isOwn: (src: string) => src.startsWith('/pictures/') }
  return (
    <>
      <Card className="flex flex-col gap-4">
        <TextField
          label={t('Title')}
          hint={t('10 to 140 characters. Say what people will do or learn.')}
          placeholder={t('Portfolio night: bring one project')}
          maxLength={140}
          {...field('title')}
          value={values.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <Select
          label={t('Topic')}
          {...field('topic')}
          value={values.topic}
          onChange={({ target }) => set({ topic: target.value as EventTopic })}
        >
          {eventTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(topicNames[topic])}
            </option>
          ))}
        </Select>
        {saved?.publishedAt ? (
          <TextField
            label={t('Address')}
            hint={t('The end of its address: {path}. Old addresses redirect to the new one.', {
              path: `/events/${values.slug || '…'}`,
            })}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            {...field('slug')}
            value={values.slug}
            onChange={({ target }) => set({ slug: target.value })}
          />
        ) : null}
      </Card>
      <Times form={form} saved={saved} />
      <Place form={form} />
      {own ? <CoverField cover={values.cover} onChange={(cover) => set({ cover })} /> : null}
      <Card>
        <RichTextField
          // Content saved elsewhere restarts the editor.
          key={form.replaced}
          label={t('Text')}
          hint={own ? t('Drop or paste up to 12 pictures, each up to 10 MB.') : undefined}
          {...field('body')}
          html={values.body}
          onChange={(body) => set({ body })}
          pictures={own ? pictures : { ...pictures, upload: refuseUpload }}
        />
      </Card>
      {own ? <LinkWaitNote what="event" text={`${values.title} ${values.body}`} /> : null}
      <Card className="flex flex-col gap-4">
        <TextField
          label={t('Number of places')}
          hint={t(
            'Leave it empty for no limit. When all are taken, people join a waiting list and move up by themselves.',
          )}
          optional
          inputMode="numeric"
          maxLength={6}
          {...field('capacity')}
          value={values.capacity}
          onChange={({ target }) => set({ capacity: target.value })}
        />
        <QuestionFields form={form} />
        <ListField
          {...field('hosts')}
          label={t('Other hosts')}
          noun={t('host', 'a noun, after “Add” or “Remove”')}
          hint={t('The address of a member’s page, such as ada-lovelace. They’re named once they agree.')}
          items={values.hosts}
          onChange={(hosts) => set({ hosts })}
          most={MOST_CO_HOSTS}
        />
      </Card>
      <Card>
        <AudienceField value={values.audience} onChange={(audience) => set({ audience })} />
      </Card>
    </>
  )
}

function Times({ form, saved }: Pick<Props, 'form' | 'saved'>) {
  const { values, set, field } = form
  const isSaved = (name: 'startsLocal' | 'endsLocal' | 'zone') => saved?.[name] === values[name]
  const isStartTwice = saved?.startsTwice && isSaved('startsLocal') && isSaved('zone')
  const isEndTwice = saved?.endsTwice && isSaved('endsLocal') && isSaved('zone')
  return (
    <Card className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('Start', 'of an event')}
        type="datetime-local"
        max="2100-12-31T23:59"
        {...field('startsLocal')}
        value={values.startsLocal}
        onChange={({ target }) => set({ startsLocal: target.value })}
      />
      <TextField
        label={t('End', 'of an event')}
        type="datetime-local"
        max="2100-12-31T23:59"
        {...field('endsLocal')}
        value={values.endsLocal}
        onChange={({ target }) => set({ endsLocal: target.value })}
      />
      <div className="flex flex-col gap-4 sm:col-span-2">
        <TimeZoneSelect
          {...field('zone')}
          hint={t('For the start and end above. Everyone also sees their own time.')}
          value={values.zone}
          onChange={({ target }) => set({ zone: target.value })}
        />
        {isStartTwice || isEndTwice ? (
          <Notice tone="warning" live={false}>
            {isStartTwice && isEndTwice
              ? t(
                  'Clocks show the start and the end twice that night, because they are put back. The earlier one is meant.',
                )
              : isStartTwice
                ? t('Clocks show the start twice that night, because they are put back. The earlier one is meant.')
                : t('Clocks show the end twice that night, because they are put back. The earlier one is meant.')}
          </Notice>
        ) : null}
      </div>
    </Card>
  )
}

function Place({ form }: Pick<Props, 'form'>) {
  const { values, set, field } = form
  return (
    <Card className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('Where', 'a field')}
        className="sm:col-span-2"
        {...field('manner')}
        value={values.manner}
        onChange={({ target }) => set({ manner: target.value as EventManner })}
      >
        {eventManners.map((manner) => (
          <option key={manner} value={manner}>
            {t(mannerNames[manner])}
          </option>
        ))}
      </Select>
      {values.manner === 'online' ? null : (
        <>
          <TextField
            label={t('Venue')}
            placeholder={t('Werkhof, Lagerstrasse 14', 'an example of a venue')}
            maxLength={200}
            {...field('venue')}
            value={values.venue}
            onChange={({ target }) => set({ venue: target.value })}
          />
          <TextField
            label={t('City')}
            maxLength={80}
            {...field('city')}
            value={values.city}
            onChange={({ target }) => set({ city: target.value })}
          />
        </>
      )}
      {values.manner === 'onsite' ? null : (
        <TextField
          label={t('Link')}
          hint={t('Only people who take part see it.')}
          className="sm:col-span-2"
          type="url"
          maxLength={500}
          {...field('link')}
          value={values.link}
          onChange={({ target }) => set({ link: target.value })}
        />
      )}
    </Card>
  )
}

const refuseUpload = () => Promise.reject(new Error(t('Only its author adds pictures.')))
