import type { OwnCase } from '@rise/contract/portfolio/shapes'
import { t } from '@rise/texts'
import type { VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { SkillsField } from '../../app/skills-field.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { CoverField, pictureLimits, useUploadPicture } from '../pictures/index.ts'
import { MonthField } from '../professionals/index.ts'
import type { CasePlace } from './case-place.ts'
import type { CaseValues } from './case-values.ts'
import { CreditsField } from './credits-field.tsx'
import { LinksField } from './links-field.tsx'
import { TeamField } from './team-field.tsx'

interface Props {
  readonly form: VersionedForm<CaseValues>
  readonly saved: OwnCase
  readonly place: CasePlace
}

/** The fields of a case. */
export function CaseFields({ form, saved, place }: Props) {
  const { values, set, field } = form
  const upload = useUploadPicture('content')
  /** Returns the error of a list, or of its first invalid entry. */
  const list = (name: 'skills' | 'links' | 'credits') => {
    const error = Object.entries(form.errors).find(([path]) => path === name || path.startsWith(`${name}.`))
    return { ...field(name), error: error?.[1] }
  }
  const text = (name: 'title' | 'summary' | 'role' | 'url' | 'slug') => ({
    ...field(name),
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <>
      <Card className="flex flex-col gap-4">
        <TextField label={t('Title')} maxLength={120} {...text('title')} />
        <TextField
          label={t('Summary')}
          optional
          hint={t('One line that makes people want to read it.')}
          maxLength={200}
          {...text('summary')}
        />
        <TextField
          label={place.role === 'employer' ? t('Your team’s role') : t('Your role')}
          optional
          placeholder={place.role === 'employer' ? t('Design and engineering') : t('Lead designer')}
          maxLength={120}
          {...text('role')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <MonthField
            label={t('From', 'the start of a period')}
            optional
            {...field('startDate')}
            value={values.startDate}
            onChange={(startDate) => set({ startDate })}
          />
          <MonthField
            label={t('To', 'the end of a period')}
            optional
            {...field('endDate')}
            value={values.endDate}
            onChange={(endDate) => set({ endDate })}
          />
        </div>
        <TextField
          label={t('Link to the work')}
          optional
          inputMode="url"
          placeholder="https://example.com"
          maxLength={1_000}
          {...text('url')}
        />
        <SkillsField
          {...list('skills')}
          label={t('Skills')}
          optional
          hint={t('At most 15.')}
          most={15}
          maxLength={80}
          entry={form.entry('skills')}
          items={values.skills}
          onChange={(skills) => set({ skills })}
        />
      </Card>
      <CoverField cover={values.cover} onChange={(cover) => set({ cover })} />
      <RichTextField
        // A version saved elsewhere needs a new editor.
        key={form.replaced}
        label={t('Text', 'the text of a case')}
        hint={t('Drop or paste up to 12 pictures, each up to 10 MB.')}
        {...field('body')}
        html={values.body}
        onChange={(body) => set({ body })}
        pictures={{ limits: pictureLimits, upload, isOwn: (src) => src.startsWith('/pictures/') }}
      />
      <Card as="section" aria-label={t('People')} className="flex flex-col gap-4">
        <CreditsField
          {...list('credits')}
          credits={values.credits}
          published={saved.published}
          onChange={(credits) => set({ credits })}
        />
        {place.role === 'employer' ? (
          <TeamField
            {...field('department')}
            department={values.department}
            onChange={(department) => set({ department })}
          />
        ) : null}
      </Card>
      <Card as="section" aria-label={t('Links')}>
        <LinksField {...list('links')} links={values.links} onChange={(links) => set({ links })} />
      </Card>
      <Card>
        <TextField
          label={t('Address')}
          hint={t('The end of its address: /portfolio/{slug}. Old addresses redirect to the new one.', {
            slug: values.slug || '…',
          })}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          {...text('slug')}
        />
      </Card>
    </>
  )
}
