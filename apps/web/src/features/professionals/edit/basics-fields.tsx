import { MOST_HIDDEN_FROM, MOST_SOUGHT_ROLES } from '@rise/contract/professionals/story/limits'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { type Message, msg, t } from '@rise/texts'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { AccountCover, AccountPhoto } from '../../pictures/index.ts'
import { withField } from '../story-change.ts'
import { audienceWords } from '../visibility-words.ts'
import type { BasicsValues } from './basics-values.ts'
import { EntryText } from './entry-fields.tsx'
import { EntryList, type EntryWords } from './entry-list.tsx'
import { Openness, SoughtWorkTypes } from './open-to-work-fields.tsx'
import { CountrySelect, TimeZoneSelect } from './place-fields.tsx'
import type { StoryForm } from './use-story-form.ts'

interface Props {
  readonly form: StoryForm<BasicsValues>
}

type Basics = BasicsValues['basics']

function setBasics({ values, set }: StoryForm<BasicsValues>, name: keyof Basics & string, value: unknown): void {
  set({ basics: withField(values.basics, name as never, value) })
}

/** Photo, names, headline and the text about the member. */
export function PersonFields({ form }: Props) {
  const { values, set, field } = form
  return (
    <Group title={t('You', 'a heading: about the member')} id="pictures">
      <AccountPhoto plain />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          label={t('First name')}
          autoComplete="given-name"
          value={values.firstName}
          onChange={(event) => set({ firstName: event.target.value })}
        />
        <TextField
          {...field('lastName')}
          label={t('Last name')}
          autoComplete="family-name"
          value={values.lastName}
          onChange={(event) => set({ lastName: event.target.value })}
        />
      </div>
      <TextField
        {...field('resume.basics.label')}
        label={t('Headline')}
        hint={t('What you do, in one line.')}
        placeholder={t('Paediatric nurse who loves night shifts')}
        maxLength={300}
        value={values.basics.label ?? ''}
        onChange={(event) => setBasics(form, 'label', event.target.value)}
      />
      <TextArea
        {...field('resume.basics.summary')}
        label={t('About you')}
        hint={t('A few sentences. Leave an empty line to start a new paragraph.')}
        rows={6}
        maxLength={10_000}
        value={values.basics.summary ?? ''}
        onChange={(event) => setBasics(form, 'summary', event.target.value)}
      />
    </Group>
  )
}

/** Place and time zone. */
export function PlaceFields({ form }: Props) {
  const { values, set, field } = form
  const location = values.basics.location ?? {}
  const setLocation = (name: 'city' | 'countryCode', value: string) =>
    setBasics(form, 'location', withField(location, name as never, value))
  return (
    <Group title={t('Location and time')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('resume.basics.location.city')}
          label={t('City or region')}
          maxLength={300}
          autoComplete="address-level2"
          value={location.city ?? ''}
          onChange={(event) => setLocation('city', event.target.value)}
        />
        <CountrySelect
          {...field('resume.basics.location.countryCode')}
          value={location.countryCode ?? ''}
          onChange={(event) => setLocation('countryCode', event.target.value)}
        />
      </div>
      <TimeZoneSelect
        {...field('timeZone')}
        value={values.timeZone}
        onChange={(event) => set({ timeZone: event.target.value })}
      />
    </Group>
  )
}

/** Whether the member is open to work, the roles and work types sought, and the companies that never see it. */
export function OpenToWorkFields({ form }: Props) {
  const { values, set, field } = form
  return (
    <Group title={t('Open to work')}>
      <Openness value={values.openToWork} onChange={(openToWork) => set({ openToWork })} />
      {values.openToWork === 'off' ? null : (
        <>
          <ListField
            {...field('soughtRoles')}
            label={t('Roles you’re looking for')}
            noun={t('role', 'a noun, after “Add” or “Remove”: a job')}
            quiet
            most={MOST_SOUGHT_ROLES}
            items={values.soughtRoles}
            maxLength={120}
            placeholder={t('Product designer')}
            onChange={(soughtRoles) => set({ soughtRoles })}
          />
          <SoughtWorkTypes value={values.soughtWorkTypes} onChange={(types) => set({ soughtWorkTypes: types })} />
          <ListField
            {...field('hiddenFrom')}
            label={t('Hide from people at')}
            noun={t('company', 'a noun, after “Add” or “Remove”')}
            quiet
            most={MOST_HIDDEN_FROM}
            items={values.hiddenFrom}
            maxLength={120}
            placeholder={t('Company name')}
            hint={t('We never tell the companies you work for now.')}
            onChange={(hiddenFrom) => set({ hiddenFrom })}
          />
        </>
      )}
    </Group>
  )
}

const audiences = Object.entries(audienceWords) as [OwnStory['emailShownTo'], Message][]

/** Contact details and their audiences. */
export function ContactFields({ form }: Props) {
  const { values, set, field } = form
  return (
    <Group title={t('Contact')}>
      <p className="text-small text-muted">
        {t('No one sees these unless you choose. They only appear on your page.')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('resume.basics.email')}
          label={t('Public email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={values.basics.email ?? ''}
          onChange={(event) => setBasics(form, 'email', event.target.value)}
        />
        <Audience
          label={t('Who can see your email')}
          value={values.emailShownTo}
          onChange={(to) => set({ emailShownTo: to })}
        />
        <TextField
          {...field('resume.basics.phone')}
          label={t('Public phone number')}
          type="tel"
          autoComplete="tel"
          maxLength={60}
          value={values.basics.phone ?? ''}
          onChange={(event) => setBasics(form, 'phone', event.target.value)}
        />
        <Audience
          label={t('Who can see your phone number')}
          value={values.phoneShownTo}
          onChange={(to) => set({ phoneShownTo: to })}
        />
      </div>
    </Group>
  )
}

interface AudienceProps {
  readonly label: string
  readonly value: OwnStory['emailShownTo']
  readonly onChange: (value: OwnStory['emailShownTo']) => void
}

function Audience({ label, value, onChange }: AudienceProps) {
  return (
    <Select
      label={label}
      value={value}
      onChange={(event) => onChange(audiences.find(([name]) => name === event.target.value)?.[0] ?? 'nobody')}
    >
      {audiences.map(([name, words]) => (
        <option key={name} value={name}>
          {t(words)}
        </option>
      ))}
    </Select>
  )
}

const linkWords: EntryWords = {
  noun: msg('link', 'an entry of a list, at the start of a sentence'),
  add: msg('Add link'),
  untitled: msg('New link'),
  removed: msg('The link was removed'),
}

/** The member's own site and profiles elsewhere. */
export function LinkFields({ form }: Props) {
  const { values, errors, set, field } = form
  return (
    <>
      <Group title={t('Your website')}>
        <TextField
          {...field('resume.basics.url')}
          label={t('Address')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={2_000}
          value={values.basics.url ?? ''}
          onChange={(event) => setBasics(form, 'url', event.target.value)}
        />
      </Group>
      <EntryList
        title={t('Other links')}
        words={linkWords}
        hint={t('For example a code host, a gallery or a network.')}
        path="resume.basics.profiles"
        entries={values.profiles}
        errors={errors}
        titleOf={({ network, url }) => network ?? url ?? ''}
        onChange={(profiles) => set({ profiles })}
      >
        {(entry, path, change) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryText
              {...{ entry, path, errors, change }}
              name="network"
              label={t('Name', 'of a site')}
              optional
              placeholder={t('GitHub')}
            />
            <EntryText
              {...{ entry, path, errors, change }}
              name="url"
              label={t('Link')}
              type="url"
              placeholder="https://"
            />
          </div>
        )}
      </EntryList>
    </>
  )
}

/** Whether search engines may index the page. */
export function SearchFields({ form: { values, set } }: Props) {
  return (
    <Group title={t('Search engines')}>
      <Checkbox
        label={t('Let search engines list my page')}
        hint={t('When off, search engines won’t list your page. Anyone with the link can still open it.')}
        checked={values.searchEngines}
        onChange={(event) => set({ searchEngines: event.target.checked })}
      />
    </Group>
  )
}

/** The picture at the top of the page. */
export function CoverFields() {
  return (
    <Group title={t('Cover', 'a picture')}>
      <AccountCover plain rulesAbove />
    </Group>
  )
}

function Group({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <Card as="section" {...(id && { id })} aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}
