import { BlockTitle } from './block-title.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import type { ViewProps } from './material.ts'

/** A map, playlist, design or piece of code, or a video, with a caption. */
export function IframeBlock({ content: { title, embed, caption } }: ViewProps<'iframe' | 'video'>) {
  if (embed === null) return null
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <EmbedFrame key={embed.id} embed={embed} title={caption || title} />
      {caption ? <p className="mt-2 text-small break-words text-muted">{caption}</p> : null}
    </>
  )
}
