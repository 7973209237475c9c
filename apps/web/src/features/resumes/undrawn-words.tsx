import type { Story } from '@rise/contract/professionals/story/shapes'
import { isSurelyDrawn } from '@rise/contract/resumes/limits'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf, separateBy } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'

interface Props {
  readonly story: Story
  readonly design: 'classic' | 'modern' | 'compact'
}

/** Lists before a download the words that the PDF can't show. Only texts beyond European letters need the check. */
export function UndrawnWords({ story, design }: Props) {
  const api = useApi()
  const { slug, updatedAt } = story
  const { data, isError } = useQuery({
    ...separateBy(
      queryOf(api, 'GET /api/v1/professionals/{slug}/undrawn-words', { params: { slug }, query: { design } }),
      updatedAt,
    ),
    enabled: !isSurelyDrawn(JSON.stringify(story)),
  })
  if (isError) return <Note>{t('We couldn’t check whether the PDF can show every letter.')}</Note>
  if (!data || data.words.length === 0) return null
  return (
    <Note>
      {t('The PDF can’t show these words, because no font here has their letters: {words}', {
        words: data.words.join(', '),
      })}
    </Note>
  )
}

function Note({ children }: { readonly children: React.ReactNode }) {
  return <p className="mt-2 text-muted text-small wrap-anywhere">{children}</p>
}
