import { isLegalSlug, sitePagePath } from '@rise/contract/site/kinds'
import {
  LONGEST_SITE_PAGE_DESCRIPTION,
  LONGEST_SITE_PAGE_TITLE,
  MOST_SITE_PAGE_PICTURES,
} from '@rise/contract/site/limits'
import { t } from '@rise/texts'
import type { VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { Card } from '../../../ui/base/card.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { AudienceField } from '../../content/index.ts'
import { pictureLimits } from '../../pictures/index.ts'
import { slugOfTitle } from './slug-of-title.ts'
import type { SitePageValues } from './use-site-page-form.ts'
import { useUploadSitePicture } from './use-upload-site-picture.ts'

interface Props {
  readonly form: VersionedForm<SitePageValues>
  /** Whether the address can't change, as for a built-in text. */
  readonly fixed: boolean
  /** Whether the page isn't public yet: its address is then derived from the title until someone edits it. */
  readonly isNew: boolean
}

/** The fields of a page. */
export function SitePageFields({ form, fixed, isNew }: Props) {
  const { values, set, field } = form
  const upload = useUploadSitePicture()
  const followsTitle = isNew && !fixed && values.slug === slugOfTitle(values.title)
  return (
    <>
      <Card className="flex flex-col gap-4">
        <TextField
          label={t('Title')}
          maxLength={LONGEST_SITE_PAGE_TITLE}
          {...field('title')}
          value={values.title}
          onChange={({ target }) =>
            set({ title: target.value, ...(followsTitle && { slug: slugOfTitle(target.value) }) })
          }
        />
        <TextField
          label={t('Address')}
          hint={
            fixed
              ? t('This text replaces the built-in one at {path}.', { path: sitePagePath(values.slug) })
              : t('The end of its address: {path}. It changes when you save. Old addresses redirect to the new one.', {
                  path: sitePagePath(values.slug || '…'),
                })
          }
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          readOnly={fixed}
          {...field('slug')}
          value={values.slug}
          onChange={({ target }) => set({ slug: target.value })}
        />
        <TextArea
          label={t('Description')}
          optional
          rows={2}
          hint={t('What search results and link previews show. Left empty, they show its first lines.')}
          maxLength={LONGEST_SITE_PAGE_DESCRIPTION}
          {...field('description')}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Card>
      <RichTextField
        // A version saved elsewhere needs a new editor.
        key={form.replaced}
        label={t('Text')}
        hint={t(
          'Drop or paste up to {most} pictures, each up to 10 MB. A quote is shown as a large line. A picture right before a small heading becomes a face, for your team.',
          { most: MOST_SITE_PAGE_PICTURES },
        )}
        {...field('body')}
        html={values.body}
        onChange={(body) => set({ body })}
        pictures={{ limits: pictureLimits, upload, isOwn: (src) => src.startsWith('/site-pictures/') }}
      />
      {isLegalSlug(values.slug) ? null : (
        <Card>
          <AudienceField value={values.audience} onChange={(audience) => set({ audience })} />
        </Card>
      )}
    </>
  )
}
