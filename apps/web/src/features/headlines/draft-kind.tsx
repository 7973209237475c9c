import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import { msg } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import type { DraftKind } from '../../app/forms/draft-page.tsx'
import { ArticleFields } from './article-fields.tsx'
import { draftHref, headlineHref } from './headlines-address.ts'
import { type ArticleValues, useArticleForm } from './use-article-form.ts'

/** The editor's configuration for articles. */
export const articleDraft: DraftKind<OwnHeadline, ArticleValues> = {
  id: 'article',
  words: {
    label: msg('Article'),
    loading: msg('Loading the article'),
    changedElsewhere: msg('Your article was changed elsewhere while you were editing'),
    preview: msg('Preview of your article'),
    unpublished: msg('This is how people will see your article. It isn’t published yet.'),
  },
  useDraft: (slug, enabled) =>
    useQuery({
      ...queryOf(useApi(), 'GET /api/v1/headlines/{slug}/own', { params: { slug } }, presentVersion),
      enabled,
    }),
  useForm: useArticleForm,
  Fields: ({ form }) => <ArticleFields form={form} published={false} own />,
  draftHref,
  publishedHref: headlineHref,
}
