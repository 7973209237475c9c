import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { LinkCard } from '../../link-previews/index.ts'

/** Someone who writes pauses for this long before the page is read. */
const PAUSE_MS = 800

interface Props {
  readonly html: string
  readonly link: LinkPreview | null
  readonly onChange: (link: LinkPreview | null) => void
}

/** The page of a text's first link, as the post will show it. It can be removed; another link brings its own page. */
export function PostLink({ html, link, onChange }: Props) {
  const api = useApi()
  const url = firstLinkOf(html)
  // What the form began with was read before.
  const read = useRef(link === null ? undefined : url)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (url === read.current) return
    let stale = false
    const timer = setTimeout(async () => {
      read.current = url
      if (url === undefined) return latest.current(null)
      const preview = await api('POST /api/v1/link-previews', { body: { url } }).then(
        ({ result }) => result,
        // The link itself is in the text.
        () => null,
      )
      if (!stale) latest.current(preview)
    }, PAUSE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [url, api])
  if (link === null) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <LinkCard link={link} />
      </div>
      <Button variant="ghost" size="dense" onClick={() => onChange(null)}>
        Remove preview
      </Button>
    </div>
  )
}

/** A previewed page, as a form sends it. */
export function chosenLink(link: LinkPreview | null) {
  if (link === null) return null
  const { picture, ...page } = link
  return { ...page, pictureId: picture?._id ?? null }
}

function firstLinkOf(html: string): string | undefined {
  const [, href = ''] = /<a [^>]*href="(https?:[^"]+)"/.exec(html) ?? []
  return href.replaceAll('&amp;', '&') || undefined
}
