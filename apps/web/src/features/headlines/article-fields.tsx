import { t } from '@rise/texts'
import type { VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { Card } from '../../ui/base/card.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { AudienceField } from '../content/index.ts'
import { CoverField, pictureLimits, useUploadPicture } from '../pictures/index.ts'
import { AddressField } from './address-field.tsx'
import type { ArticleValues } from './use-article-form.ts'

interface Props {
  readonly form: VersionedForm<ArticleValues>
  /** Whether the article is published, so that its address is public. */
  readonly published: boolean
  /**
   * Whether the viewer is the author. Pictures belong to the author, so an admin who corrects an article can't add any.
   */
  readonly own: boolean
}

/** The fields of an article. */
export function ArticleFields({ form, published, own }: Props) {
  const { values, set, field } = form
  const upload = useUploadPicture('content')
  const pictures = { limits: pictureLimits, upload, isOwn: (src: string) => src.startsWith('/pictures/') }
  return (
    <>
      <Card className="flex flex-col gap-4">
        <TextField
          label={t('Title')}
          hint={t('10 to 140 characters. Say what readers will take away.')}
          placeholder={t('What I learned from deleting half of our dashboards')}
          maxLength={140}
          {...field('title')}
          value={values.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        {published ? <AddressField form={form} /> : null}
      </Card>
      {own ? <CoverField cover={values.cover} onChange={(cover) => set({ cover })} /> : null}
      <Card>
        <RichTextField
          // A version saved elsewhere needs a new editor.
          key={form.replaced}
          label={t('Text')}
          hint={own ? t('Drop or paste up to 12 pictures, each up to 10 MB.') : undefined}
          {...field('body')}
          html={values.body}
          onChange={(body) => set({ body })}
          pictures={own ? pictures : { ...pictures, upload: refuseUpload }}
        />
      </Card>
      <Card>
        <AudienceField value={values.audience} onChange={(audience) => set({ audience })} />
      </Card>
    </>
  )
}

const refuseUpload = () => Promise.reject(new Error(t('Only its author adds pictures.')))
