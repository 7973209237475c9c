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
            <EmbedFrame embed={post} title={`${title || 'Instagram'}, post ${index + 1} of ${posts.length}`} />
          </li>
        ))}
      </ul>
    </>
  )
}
