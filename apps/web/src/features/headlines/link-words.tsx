import type { Audience } from '@rise/contract/content/kinds'
import { t } from '@rise/texts'
import type { VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { TextArea, TextField } from '../../ui/base/field.tsx'
import { AudienceField } from '../content/index.ts'

interface LinkTexts {
  readonly title: string
  readonly summary: string
  readonly audience: Audience
}

/** The author's comment on a link: its title, why it is worth reading, and its audience. */
export function LinkWords<T extends LinkTexts>({ form }: { form: VersionedForm<T> }) {
  const { values, set, field } = form
  return (
    <>
      <TextField
        label={t('Title')}
        hint={t('10 to 140 characters. Use the page’s title, or a better one.')}
        maxLength={140}
        {...field('title')}
        value={values.title}
        onChange={(event) => set({ title: event.target.value } as Partial<T>)}
      />
      <TextArea
        label={t('Your comment')}
        optional
        hint={t('Why is it worth reading? At most 500 characters.')}
        maxLength={500}
        {...field('summary')}
        value={values.summary}
        onChange={(event) => set({ summary: event.target.value } as Partial<T>)}
      />
      <AudienceField value={values.audience} onChange={(audience) => set({ audience } as Partial<T>)} />
    </>
  )
}
