import categories from '@rise/contract/catalogs/course-categories.json' with { type: 'json' }
import type { Audience } from '@rise/contract/content/kinds'
import { courseLevels } from '@rise/contract/courses/kinds'
import { allLanguages } from '@rise/contract/courses/languages'
import {
  LONGEST_COURSE_DESCRIPTION,
  LONGEST_COURSE_SKILL,
  LONGEST_COURSE_TITLE,
  LONGEST_PROVIDER,
  MOST_COURSE_CATEGORIES,
  MOST_COURSE_SKILLS,
} from '@rise/contract/courses/limits'
import { levelNames } from '@rise/contract/courses/words'
import type { DraftForm } from '../../../app/forms/use-draft-form.ts'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FieldNotes, TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { AudienceField } from '../../content/index.ts'

/** What is typed; the schema makes values of it. */
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

/** The fields of a course: whatever the provider leaves open stays empty. */
export function CourseFields({ form }: { form: DraftForm<CourseDraft> }) {
  const field = (name: TextName) => ({
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <>
      <TextField {...field('title')} label="Title" maxLength={LONGEST_COURSE_TITLE} className="sm:col-span-2" />
      <TextField {...field('provider')} label="Provider" maxLength={LONGEST_PROVIDER} />
      <TextField {...field('link')} label="Link" type="url" inputMode="url" placeholder="https://" />
      <TextArea
        {...field('description')}
        label="Description"
        hint="In your own words. Its first lines are for everyone."
        rows={5}
        maxLength={LONGEST_COURSE_DESCRIPTION}
        optional
        className="sm:col-span-2"
      />
      <Select {...field('level')} label="Level" optional>
        <option value="">Not specified</option>
        {courseLevels.map((level) => (
          <option key={level} value={level}>
            {levelNames[level]}
          </option>
        ))}
      </Select>
      <TextField {...field('hours')} label="Hours" inputMode="decimal" optional />
      <TextField {...field('price')} label="Price" hint="0 for a free course." inputMode="decimal" optional />
      <TextField {...field('currency')} label="Currency" placeholder="EUR" maxLength={3} optional />
      <Select {...field('language')} label="Language" optional>
        <option value="">Not specified</option>
        {allLanguages().map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <div className="sm:col-span-2">
        <ListField
          id={form.id('skills')}
          label="Skills it teaches"
          noun="skill"
          items={form.values.skills}
          error={form.errors.skills}
          onChange={(skills) => form.set({ skills })}
          onType={(text) => form.type('skills', text)}
          most={MOST_COURSE_SKILLS}
          maxLength={LONGEST_COURSE_SKILL}
        />
      </div>
      <Categories form={form} />
      <div className="sm:col-span-2">
        <AudienceField value={form.values.audience} onChange={(audience) => form.set({ audience })} />
      </div>
    </>
  )
}

function Categories({ form }: { form: DraftForm<CourseDraft> }) {
  const chosen = form.values.categories
  const id = form.id('categories')
  return (
    <Disclosure
      summary={`Categories (${chosen.length})`}
      open={form.errors.categories !== undefined}
      className="sm:col-span-2"
    >
      <fieldset id={id} tabIndex={-1} className="grid text-text sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">Categories</legend>
        {categories.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            size="dense"
            label={name}
            checked={chosen.includes(slug)}
            disabled={!chosen.includes(slug) && chosen.length >= MOST_COURSE_CATEGORIES}
            onChange={({ target }) =>
              form.set({ categories: target.checked ? [...chosen, slug] : chosen.filter((one) => one !== slug) })
            }
          />
        ))}
      </fieldset>
      <FieldNotes id={id} error={form.errors.categories} hint={`Choose at most ${MOST_COURSE_CATEGORIES}.`} />
    </Disclosure>
  )
}
