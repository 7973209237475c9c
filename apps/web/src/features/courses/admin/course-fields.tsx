import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import type { Audience } from '@rise/contract/content/kinds'
import { courseLevels } from '@rise/contract/courses/kinds'
import {
  LONGEST_COURSE_DESCRIPTION,
  LONGEST_COURSE_SKILL,
  LONGEST_COURSE_TITLE,
  LONGEST_PROVIDER,
  MOST_COURSE_CATEGORIES,
  MOST_COURSE_SKILLS,
} from '@rise/contract/courses/limits'
import { allLanguages, levelNames } from '@rise/contract/courses/words'
import { t } from '@rise/texts'
import { useState } from 'react'
import { CatalogPicker } from '../../../app/catalog-picker.tsx'
import type { DraftForm } from '../../../app/forms/use-draft-form.ts'
import { SkillsField } from '../../../app/skills-field.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { AudienceField } from '../../content/index.ts'

/** The form's values as typed; the schema parses them. */
export interface CourseDraft {
  readonly title: string
  readonly provider: string
  readonly link: string
  readonly description: string
  readonly categories: readonly string[]
  readonly level: string
  readonly hours: string
  readonly price: string
  readonly currency: string
  readonly language: string
  readonly skills: readonly string[]
  readonly audience: Audience
}

export const emptyCourse: CourseDraft = {
  ...{ title: '', provider: '', link: '', description: '', categories: [], level: '', hours: '', price: '' },
  ...{ currency: '', language: 'en', skills: [], audience: 'everyone' },
}

type TextName = 'title' | 'provider' | 'link' | 'description' | 'level' | 'hours' | 'price' | 'currency' | 'language'

interface Props {
  readonly form: DraftForm<CourseDraft>
  /** The categories that the course already has. */
  readonly named: readonly CatalogEntry[]
}

/** The fields of a course; fields whose value the provider doesn't state stay empty. */
export function CourseFields({ form, named }: Props) {
  const field = (name: TextName) => ({
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <>
      <TextField {...field('title')} label={t('Title')} maxLength={LONGEST_COURSE_TITLE} className="sm:col-span-2" />
      <TextField {...field('provider')} label={t('Provider')} maxLength={LONGEST_PROVIDER} />
      <TextField {...field('link')} label={t('Link')} type="url" inputMode="url" placeholder="https://" />
      <TextArea
        {...field('description')}
        label={t('Description')}
        hint={t('In your own words. Its first lines are for everyone.')}
        rows={5}
        maxLength={LONGEST_COURSE_DESCRIPTION}
        optional
        className="sm:col-span-2"
      />
      <Select {...field('level')} label={t('Level')} optional>
        <option value="">{t('Not specified')}</option>
        {courseLevels.map((level) => (
          <option key={level} value={level}>
            {t(levelNames[level])}
          </option>
        ))}
      </Select>
      <TextField {...field('hours')} label={t('Hours')} inputMode="decimal" optional />
      <TextField {...field('price')} label={t('Price')} hint={t('0 for a free course.')} inputMode="decimal" optional />
      <TextField
        {...field('currency')}
        label={t('Currency')}
        placeholder={t('EUR', 'an example of a currency')}
        maxLength={3}
        optional
      />
      <Select {...field('language')} label={t('Language')} optional>
        <option value="">{t('Not specified')}</option>
        {allLanguages().map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <div className="sm:col-span-2">
        <SkillsField
          id={form.id('skills')}
          label={t('Skills it teaches')}
          optional
          items={form.values.skills}
          error={form.errors.skills}
          onChange={(skills) => form.set({ skills })}
          entry={form.entry('skills')}
          most={MOST_COURSE_SKILLS}
          maxLength={LONGEST_COURSE_SKILL}
        />
      </div>
      <div className="sm:col-span-2">
        <Categories form={form} named={named} />
      </div>
      <div className="sm:col-span-2">
        <AudienceField value={form.values.audience} onChange={(audience) => form.set({ audience })} />
      </div>
    </>
  )
}

/**
 * The form stores slugs only. The names of a stored draft's categories may be unknown, and their slugs are shown
 * instead.
 */
function Categories({ form, named }: Props) {
  const [knownCategories, setKnownCategories] = useState(named)
  const selectedCategories = form.values.categories.map(
    (slug) => knownCategories.find((entry) => entry.slug === slug) ?? { slug, name: slug.replaceAll('-', ' ') },
  )
  return (
    <CatalogPicker
      catalog="course-categories"
      label={t('Categories')}
      noun={t('category', 'a noun, after “Add” or “Remove”')}
      id={form.id('categories')}
      error={form.errors.categories}
      chosen={selectedCategories}
      most={MOST_COURSE_CATEGORIES}
      onChange={(entries) => {
        setKnownCategories([...knownCategories, ...entries])
        form.set({ categories: entries.map(({ slug }) => slug) })
      }}
    />
  )
}
