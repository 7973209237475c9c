import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useVerdict } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { HeadlineCard } from './headline-card.tsx'
import { headlinesHref } from './headlines-address.ts'

interface Props {
  readonly story: Pick<Story, 'slug' | 'headlines'>
  readonly own: boolean
}

/**
 * The newest headlines on a story, with a link to all. If there are none, a creator sees an invitation on their own
 * story; others see nothing.
 */
export function StoryHeadlines({ story, own }: Props) {
  const { newest, total } = story.headlines
  const id = useId()
  const mayCreate = useVerdict({ access: 'creator' }) === 'allowed' && own
  if (newest.length === 0 && !mayCreate) return null
  return (
    <section id="headlines" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {t('Headlines')}
      </h2>
      <div className="mt-4">
        {newest.length === 0 ? (
          <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control p-4">
            <p className="max-w-reading text-muted">
              {t('Write about what you’ve learned, or share a page worth reading. It helps people find you.')}
            </p>
            <ButtonLink to="/headlines/create" icon={<Plus size={16} aria-hidden />}>
              {t('Create a headline')}
            </ButtonLink>
          </div>
        ) : (
          <ul className="rows">
            {newest.map((headline) => (
              <li key={headline._id}>
                <HeadlineCard headline={headline} />
              </li>
            ))}
          </ul>
        )}
        {total > 0 ? (
          <p className="mt-3 flex flex-wrap gap-x-4 text-small">
            {total > newest.length ? (
              <TextLink to={headlinesHref(1, story.slug)}>{t('All {count} headlines', { count: total })}</TextLink>
            ) : null}
            {mayCreate ? <TextLink to="/headlines/create">{t('Create a headline')}</TextLink> : null}
          </p>
        ) : null}
      </div>
    </section>
  )
}
