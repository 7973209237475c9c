import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { Suspense, useState } from 'react'
import { TextField } from '../../../ui/base/field.tsx'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { AccountPictures } from '../../pictures/index.ts'
import type { CompanySlots } from '../company-slots.ts'
import { BusinessFields, CultureFields, type PageForm, PlaceFields } from '../page-fields.tsx'
import { ReadSite } from './read-site.tsx'
import { SiteGuesses } from './site-guesses.tsx'
import { useSiteReading } from './site-reading.ts'

/** The props of the fields of a step. */
export interface StepProps {
  readonly form: PageForm
  readonly desk: CompanyDesk
  readonly options: CompanyOptions
  readonly slots: CompanySlots
}

/** The company's site, and the values that it suggests: none is saved without a press. */
export function SiteFields({ form, desk: { slug } }: StepProps) {
  const { values, errors } = form
  return (
    <>
      <div className="flex flex-col gap-3">
        <TextField
          id={form.id('website')}
          label={t('Website')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={300}
          value={values.website}
          error={errors.website}
          onChange={(event) => form.set({ website: event.target.value })}
          optional
        />
        <ReadSite slug={slug} website={values.website} />
      </div>
      <SiteGuesses slug={slug} website="" form={form} kinds={['companyName', 'tagline', 'links']} />
      <TextField
        id={form.id('companyName')}
        label={t('Company name')}
        maxLength={120}
        autoComplete="organization"
        value={values.companyName}
        error={errors.companyName}
        onChange={(event) => form.set({ companyName: event.target.value })}
      />
      <TextField
        id={form.id('tagline')}
        label={t('Tagline')}
        hint={t('What you do and for whom, in one line.')}
        maxLength={160}
        value={values.tagline}
        error={errors.tagline}
        onChange={(event) => form.set({ tagline: event.target.value })}
        optional
      />
      <ListField
        id={form.id('links')}
        label={t('Other profiles', 'of a company, on other sites')}
        noun={t('link', 'a noun, after “Add” or “Remove”')}
        hint={t('LinkedIn, GitHub, Instagram and so on, up to 8.')}
        error={errors.links}
        items={values.links}
        onChange={(links) => form.set({ links })}
        entry={form.entry('links')}
        most={8}
        placeholder="https://"
        inputMode="url"
      />
    </>
  )
}

/** Logo, cover and color, each saved immediately. */
export function LookFields({ form, desk, slots }: StepProps) {
  const { found } = useSiteReading(desk.slug)
  return (
    <>
      <SiteGuesses slug={desk.slug} website={desk.fields.website} form={form} kinds={['logo', 'cover']} />
      <AccountPictures />
      <Suspense fallback={<Loading />}>
        <slots.built.StartColor slug={desk.slug} suggested={found?.color ?? null} />
      </Suspense>
    </>
  )
}

/** The story, the values and the benefits. */
export function StoryFields({ form, desk }: StepProps) {
  const [usedCount, setUsedCount] = useState(0)
  return (
    <>
      <SiteGuesses
        slug={desk.slug}
        website={desk.fields.website}
        form={form}
        kinds={['story']}
        onUse={() => setUsedCount((count) => count + 1)}
      />
      <RichTextField
        // Restarts the editor with the suggested text.
        key={usedCount}
        id={form.id('story')}
        label={t('Story')}
        hint={t('Optional. At most 10,000 characters.')}
        error={form.errors.story}
        html={form.values.story}
        onChange={(story) => form.set({ story })}
      />
      <CultureFields form={form} />
    </>
  )
}

/** The company's business, and its places. */
export function FactFields({ form, desk, options }: StepProps) {
  return (
    <>
      <SiteGuesses slug={desk.slug} website={desk.fields.website} form={form} kinds={['foundingYear', 'places']} />
      <BusinessFields form={form} options={options} />
      <PlaceFields form={form} />
    </>
  )
}

/** The blocks of the page. */
export function BlockFields({ desk, slots }: StepProps) {
  return (
    <Suspense fallback={<Loading />}>
      <slots.built.StartBlocks desk={desk} />
    </Suspense>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={t('Loading your page')}>
      <SkeletonText lines={3} />
    </SkeletonGroup>
  )
}
