import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { t } from '@rise/texts'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { LinkCard } from '../../link-previews/index.ts'

/** The pause in typing after which the linked page is read. */
const PAUSE_MS = 800

interface Props {
  readonly html: string
  readonly link: LinkPreview | null
  readonly onChange: (link: LinkPreview | null) => void
}

/** The preview of a text's first link. It can be removed; a different link gets its own preview. */
export function PostLink({ html, link, onChange }: Props) {
  const api = useApi()
  const url = firstLinkOf(html)
  // The page of the form's initial link was already read.
  const readUrl = useRef(link === null ? undefined : url)
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })
  useEffect(() => {
    if (url === readUrl.current) return
    let isStale = false
    const timer = setTimeout(async () => {
      readUrl.current = url
      if (url === undefined) return latestOnChange.current(null)
      const preview = await api('POST /api/v1/link-previews', { body: { url } }).then(
        ({ result }) => result,
        // A failure leaves out the preview: the link itself is in the text.
        () => null,
      )
      if (!isStale) latestOnChange.current(preview)
    }, PAUSE_MS)
    return () => {
      isStale = true
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
        {t('Remove preview')}
      </Button>
    </div>
  )
}

/** Returns the preview of a page in the form that the API expects. */
export function linkBody(link: LinkPreview | null) {
  if (link === null) return null
  const { picture, ...page } = link
  return { ...page, pictureId: picture?._id ?? null }
}

function firstLinkOf(html: string): string | undefined {
  const [, href = ''] = /<a [^>]*href="(https?:[^"]+)"/.exec(html) ?? []
  return href.replaceAll('&amp;', '&') || undefined
}
