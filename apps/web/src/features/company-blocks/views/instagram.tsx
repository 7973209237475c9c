import { t } from '@rise/texts'
import { BlockTitle } from './block-title.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import type { ViewProps } from './material.ts'

/** Posts, each loaded on request. */
export function Instagram({ content: { title, posts } }: ViewProps<'instagram'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
        {posts.map((post, index) => (
          <li key={post.id}>
            <EmbedFrame
              embed={post}
              title={t('{title}, post {place} of {count}', {
                title: title || t('Instagram'),
                place: index + 1,
                count: posts.length,
              })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
